/// What `git` knows about the folder that a schema lies in.
struct GitRepository {
    /// The commit that a reference and `HEAD` both come from.
    struct MergeBase {
        /// The reference as the user wrote it.
        let reference: String
        /// The full name of the commit.
        let commit: String

        /// For instance `origin/main (1a2b3c4)`.
        var title: String { "\(reference) (\(commit.prefix(7)))" }
    }

    private let git: GitProgram
    /// The folder as the repository knows it: `Schemas/Tasks/`, or nothing for its root.
    let prefix: String

    /// The most bytes of a list of files, and of one file.
    private static let listLimit = 256 << 20
    private static let fileLimit = 64 << 20

    /// Finds the repository of `folder`. Throws `CommandFailure` where there is none, or no `git`.
    init(of folder: String, git: GitProgram? = nil) throws {
        self.git = git ?? GitProgram(folder: folder)
        let result = try Self.run(self.git, ["rev-parse", "--show-prefix"], limit: Self.fileLimit)
        guard result.status == 0 else { throw Self.noRepository(folder, result.errors) }
        prefix = Self.line(result.output)
    }

    private static func noRepository(_ folder: String, _ errors: String) -> CommandFailure {
        if errors.contains("not a git repository") {
            return .input(
                "`\(folder)` is in no git repository",
                helps: ["to compare two versions of the folder itself: varve diff FROM TO"])
        }
        if errors.contains("dubious ownership") {
            return .input(
                "git does not trust the repository of `\(folder)`, which belongs to another user",
                helps: ["git config --global --add safe.directory PATH, with the root of the repository for PATH"])
        }
        return .input("git does not open the repository of `\(folder)`", notes: notes(errors))
    }

    // MARK: Commits

    /// Where the history of `HEAD` left that of `reference`. Throws `CommandFailure` with the reason and the way out.
    func mergeBase(with reference: String) throws -> MergeBase {
        guard let head = try commit("HEAD") else {
            throw CommandFailure.input("the repository has no commit yet", helps: ["commit the schemas first"])
        }
        guard let other = try commit(reference) else { throw try unknown(reference) }
        let result = try run(["merge-base", other, head])
        guard result.status == 0 else { throw try unrelated(reference) }
        return MergeBase(reference: reference, commit: Self.line(result.output))
    }

    /// The name of the commit that `reference` leads to, or nil.
    private func commit(_ reference: String) throws -> String? {
        // What begins with a hyphen would be a flag; git allows no such name.
        guard !reference.isEmpty, !reference.hasPrefix("-"), !reference.utf8.contains(0) else { return nil }
        let result = try run(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"])
        return result.status == 0 ? Self.line(result.output) : nil
    }

    private func unknown(_ reference: String) throws -> CommandFailure {
        if try isShallow() {
            return .input(
                "the clone is shallow and does not have `\(reference)`", notes: [Self.shallowNote],
                helps: Self.shallowHelps)
        }
        let remote = try commit("origin/\(reference)") != nil
        return .input(
            "git knows no `\(reference)`",
            helps: remote
                ? ["write `git:origin/\(reference)`"] : ["git fetch origin, then name a branch, tag or commit"])
    }

    private func unrelated(_ reference: String) throws -> CommandFailure {
        if try isShallow() {
            return .input(
                "the clone is shallow: it ends before `HEAD` and `\(reference)` meet", notes: [Self.shallowNote],
                helps: Self.shallowHelps)
        }
        return .input(
            "`HEAD` and `\(reference)` have no commit in common",
            helps: ["name a branch that the current one was made from"])
    }

    private func isShallow() throws -> Bool {
        Self.line(try run(["rev-parse", "--is-shallow-repository"]).output) == "true"
    }

    private static let shallowNote = "a comparison needs the commit at which the two parted"
    private static let shallowHelps = [
        "in a GitHub workflow, write `fetch-depth: 0` below `with:` of actions/checkout",
        "elsewhere, run: git fetch --unshallow origin",
    ]

    // MARK: Files

    /// The files of the whole repository at `commit`.
    func tree(of commit: String) throws -> GitTree {
        let result = try run(["ls-tree", "-r", "-z", "--full-tree", commit], limit: Self.listLimit)
        guard result.status == 0 else {
            throw CommandFailure.input("git cannot list the files of \(commit)", notes: Self.notes(result.errors))
        }
        return GitTree(listing: result.output)
    }

    /// The content of a file of a tree.
    func content(of file: GitTree.File) throws -> [UInt8] {
        let result = try run(["cat-file", "blob", file.object], limit: Self.fileLimit)
        guard result.status == 0 else {
            throw CommandFailure.input("git cannot read `\(file.path)`", notes: Self.notes(result.errors))
        }
        return result.output
    }

    // MARK: Running

    private func run(_ arguments: [String], limit: Int = fileLimit) throws -> GitProgram.Result {
        try Self.run(git, arguments, limit: limit)
    }

    private static func run(_ git: GitProgram, _ arguments: [String], limit: Int) throws -> GitProgram.Result {
        do {
            return try git.run(arguments, limit: limit)
        } catch .missing {
            throw CommandFailure.input(
                "`git` cannot be run", notes: ["--against reads older schemas from git"],
                helps: ["install git, or put it into PATH"])
        } catch .tooMuch {
            throw CommandFailure.input(
                "git prints more than is read of `\(arguments.first ?? "")`", notes: ["the most is \(limit >> 20) MiB"])
        } catch .system(let error) {
            throw CommandFailure.input("`git` cannot be run: \(error)")
        }
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private static func notes(_ errors: String) -> [String] {
        let lines = errors.split(separator: "\n").map(String.init)
        return lines.isEmpty ? [] : ["git says: " + lines.prefix(3).joined(separator: " ")]
    }
}
