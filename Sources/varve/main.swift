#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let code = Tool(console: .standard).run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
