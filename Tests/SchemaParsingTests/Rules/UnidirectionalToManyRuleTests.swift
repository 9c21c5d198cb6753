import SchemaParsing
import Testing

@Suite struct UnidirectionalToManyRuleTests {
    @Test func aToManyWithoutAWayBackIsNoted() {
        let text = """
            entities:
              Playlist:
                relationships:
                  songs: { to: [Song], inverse: none }
              Song: { attributes: { title: string } }
            """
        #expect(
            breaches(UnidirectionalToManyRule.self, text) == [
                "6:37 note unidirectional-to-many: `Playlist.songs` is to-many and has no way back"
            ])
    }

    @Test func acceptsToOneAndTwoWay() {
        let text = """
            entities:
              Playlist:
                relationships:
                  cover: { to: Song?, inverse: none }
                  songs: { to: [Song], inverse: lists }
              Song:
                relationships:
                  lists: { to: [Playlist], inverse: songs }
            """
        #expect(breaches(UnidirectionalToManyRule.self, text) == [])
    }
}
