import SchemaParsing
import Testing

@Suite struct CountLimitsRuleTests {
    @Test func theLeastIsAboveTheGreatest() {
        let text = """
            entities:
              Team:
                relationships:
                  players: { to: [Player], inverse: team, min: 11, max: 5 }
              Player:
                relationships:
                  team: { to: Team?, inverse: players }
            """
        #expect(
            breaches(CountLimitsRule.self, text) == [
                "6:52 error count-limits: `Team.players` needs at least 11 members and may have at most 5 "
                    + "| write `min: 5, max: 11`"
            ])
    }

    @Test func atMostNoneIsReported() {
        let text = """
            entities:
              Team:
                relationships:
                  players: { to: [Player], inverse: none, max: 0 }
              Player: { attributes: { name: string } }
            """
        #expect(
            breaches(CountLimitsRule.self, text) == [
                "6:52 error count-limits: `Team.players` may have at most 0 members | remove `max`"
            ])
    }

    @Test func acceptsRoom() {
        let text = """
            entities:
              Team:
                relationships:
                  players: { to: [Player], inverse: none, min: 5, max: 5 }
                  coaches: { to: [Player], inverse: none, min: 0 }
              Player: { attributes: { name: string } }
            """
        #expect(breaches(CountLimitsRule.self, text) == [])
    }
}
