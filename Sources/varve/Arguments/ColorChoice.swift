/// Whether output is coloured.
package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
    case auto, always, never

    /// The answer for a stream that is a terminal or not.
    ///
    /// The flag wins. Then `NO_COLOR`, if not empty, turns colour off (no-color.org); `CLICOLOR_FORCE`, if neither empty
    /// nor `0`, turns it on; `CLICOLOR=0` and `TERM=dumb` turn it off; else terminals get it. `NO_COLOR` wins over
    /// `CLICOLOR_FORCE`, as in CMake.
    package func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if environment["NO_COLOR"]?.isEmpty == false { return false }
        if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
        if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
        return isTerminal
    }
}
