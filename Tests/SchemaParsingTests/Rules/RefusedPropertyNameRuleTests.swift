import SchemaParsing
import Testing

@Suite struct RefusedPropertyNameRuleTests {
    @Test func membersOfEveryObjectAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  description: string
                  hashValue: int
                  init: bool
                  _: int
                relationships:
                  entity: { to: Task?, inverse: none }
            """
        #expect(
            breaches(RefusedPropertyNameRule.self, text) == [
                "6:7 error refused-property-name: no attribute can be called `description`: Core Data's "
                    + "objects have a method of that name | call it `taskDescription`, for instance",
                "7:7 error refused-property-name: no attribute can be called `hashValue`: SwiftData gives "
                    + "every model a member of that name | call it `taskHashValue`, for instance",
                "8:7 error refused-property-name: no attribute can be called `init`: Swift reads it as "
                    + "something else behind a point, even in back-ticks | call it `taskInit`, for instance",
                "9:7 error refused-property-name: no attribute can be called `_`: Swift reads it as no "
                    + "name at all | call it `taskValue`, for instance",
                "11:7 error refused-property-name: no relationship can be called `entity`: Core Data's "
                    + "objects have a method of that name | call it `taskEntity`, for instance",
            ])
    }

    @Test func aFrozenLayerIsOnlyWarned() {
        let text = """
            entities:
              Task:
                attributes:
                  hash: string
            """
        #expect(
            breaches(RefusedPropertyNameRule.self, text, isFrozen: true) == [
                "6:7 warning refused-property-name: no attribute can be called `hash`: Core Data's objects "
                    + "have a method of that name | call it `taskHash`, for instance"
            ])
    }

    @Test func acceptsKeywordsAndNeighbours() {
        let text = """
            entities:
              Task:
                attributes:
                  default: int
                  case: string
                  private: bool
                  id: uuid
                  details: string
                  descriptionText: string
            """
        #expect(breaches(RefusedPropertyNameRule.self, text) == [])
    }
}
