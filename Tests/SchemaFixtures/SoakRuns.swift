import Foundation

/// How many cases a random property tries, and from which seed.
package enum SoakRuns {
    /// `count` times the number in the environment variable `VARVE_SOAK`, which is 1 unless set.
    package static func cases(_ count: Int) -> Int {
        let factor = ProcessInfo.processInfo.environment["VARVE_SOAK"].flatMap { Int($0) } ?? 1
        return count * max(1, min(factor, 100_000))
    }

    /// The first seed: `VARVE_SEED` from the environment, or `fallback`. A failing test prints the seed of its case.
    package static func firstSeed(_ fallback: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment["VARVE_SEED"].flatMap { UInt64($0) } ?? fallback
    }
}
