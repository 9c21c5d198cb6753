/// The program: reads its arguments, runs one command, says how it ended.
package struct Tool {
    /// The version that `--version` prints.
    package static let version = "0.1.0"

    private var console: Console

    package init(console: Console) { self.console = console }

    /// Runs the command that `arguments` (without the program's own name) ask for.
    package func run(_ arguments: [String]) -> ExitCode {
        do {
            switch try CommandLineReader.read(arguments) {
            case .version:
                console.write("varve \(Self.version)\n")
                return .success
            case .help(let name):
                console.write(name.map { UsageHelp.text(.named($0)) } ?? UsageHelp.overview())
                return .success
            case .run(let call):
                var tool = self
                tool.console.color = call.value(.color).flatMap(ColorChoice.init) ?? .auto
                return try tool.run(call)
            }
        } catch let failure as CommandFailure {
            console.write(failure)
            return failure.exitCode
        } catch let code as ExitCode {
            return code
        } catch {
            console.write(CommandFailure(.internalError, "\(error)"))
            return .internalError
        }
    }

    private func run(_ call: CommandCall) throws -> ExitCode {
        switch call.command {
        case .`init`: return try InitCommand(call: call, console: console).run()
        case .check: return try CheckCommand(call: call, console: console).run()
        case .format: return try FormatCommand(call: call, console: console).run()
        case .generate: return try GenerateCommand(call: call, console: console).run()
        case .diff: return try DiffCommand(call: call, console: console).run()
        case .freeze: return try FreezeCommand(call: call, console: console).run()
        case .bump: return try BumpCommand(call: call, console: console).run()
        case .status: return try StatusCommand(call: call, console: console).run()
        case .why: return try WhyCommand(call: call, console: console).run()
        case .explain: return try ExplainCommand(call: call, console: console).run()
        case .jsonSchema: return JSONSchemaCommand(console: console).run()
        }
    }
}
