import SchemaParsing
import Testing

@Suite struct InverseMismatchRuleTests {
    @Test func theInverseLeadsToAnotherEntity() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category?, inverse: notes }
              Note:
                relationships:
                  category: { to: Category?, inverse: notes }
              Category:
                relationships:
                  notes: { to: [Note], inverse: category }
            """
        #expect(
            breaches(InverseMismatchRule.self, text) == [
                "6:43 error inverse-mismatch: `Category.notes` cannot be the inverse of `Task.category`: "
                    + "it leads to `Note`, not to `Task` | add to `Category`: `tasks: { to: [Task], inverse: "
                    + "category }`, and write `inverse: tasks` here"
            ])
    }

    @Test func twoClaimOneInverse() {
        let text = """
            entities:
              Task:
                relationships:
                  owner: { to: User?, inverse: tasks }
                  helper: { to: User?, inverse: tasks }
              User:
                relationships:
                  tasks: { to: [Task], inverse: owner }
            """
        #expect(
            breaches(InverseMismatchRule.self, text) == [
                "7:37 error inverse-mismatch: `Task.helper` and `Task.owner` both name `User.tasks` as "
                    + "inverse | add a second relationship to `User` and name it here | write `inverse: none` if "
                    + "`Task.helper` has no way back"
            ])
    }

    @Test func theWayBackIsAnother() {
        let text = """
            entities:
              Task:
                relationships:
                  owner: { to: User?, inverse: tasks }
                  helper: { to: User?, inverse: helped }
              User:
                relationships:
                  tasks: { to: [Task], inverse: helper }
                  helped: { to: [Task], inverse: owner }
            """
        #expect(
            breaches(InverseMismatchRule.self, text) == [
                "6:36 error inverse-mismatch: `Task.owner` names `User.tasks` as inverse, which names "
                    + "`Task.helper` | write `inverse: owner` on `User.tasks`",
                "7:37 error inverse-mismatch: `Task.helper` names `User.helped` as inverse, which names "
                    + "`Task.owner` | write `inverse: helper` on `User.helped`",
            ])
    }

    @Test func theInverseSaysThatItHasNone() {
        let text = """
            entities:
              Task:
                relationships:
                  owner: { to: User?, inverse: tasks }
              User:
                relationships:
                  tasks: { to: [Task], inverse: none }
            """
        #expect(
            breaches(InverseMismatchRule.self, text) == [
                "6:36 error inverse-mismatch: `Task.owner` names `User.tasks` as inverse, which says that "
                    + "it has none | write `inverse: owner` on `User.tasks` | write `inverse: none` on "
                    + "`Task.owner`"
            ])
    }

    @Test func oneMistakeGivesOneMessage() {
        let text = """
            entities:
              Task:
                relationships:
                  owner: { to: User?, inverse: tasks }
                  helper: { to: User?, inverse: helped }
              User:
                relationships:
                  tasks: { to: [Task], inverse: helper }
                  helped: { to: [Task], inverse: helper }
            """
        #expect(
            breaches(InverseMismatchRule.self, text) == [
                "10:37 error inverse-mismatch: `User.tasks` and `User.helped` both name `Task.helper` as "
                    + "inverse | add a second relationship to `Task` and name it here | write `inverse: none` if "
                    + "`User.tasks` has no way back"
            ])
    }

    @Test func acceptsInheritedInverses() {
        let text = """
            entities:
              Item:
                abstract: true
                relationships:
                  shelf: { to: Shelf?, inverse: items }
              Book: { extends: Item, attributes: { title: string } }
              Shelf:
                relationships:
                  items: { to: [Item], inverse: shelf }
                  best: { to: Book?, inverse: none }
            """
        #expect(breaches(InverseMismatchRule.self, text) == [])
    }

    @Test func acceptsInverseInheritedByTheDestination() {
        let text = """
            entities:
              Item:
                relationships:
                  shelf: { to: Shelf?, inverse: books }
              Book: { extends: Item }
              Shelf:
                relationships:
                  books: { to: [Book], inverse: shelf }
            """
        #expect(breaches(InverseMismatchRule.self, text) == [])
    }
}
