extension SimulationTable {
  /// How far a symbol is simulated.
  package enum Verdict: String, CaseIterable, Sendable {
    /// It is said, and shown by a test, that nothing is known to differ.
    case noKnownDifference = "no known difference"
    /// Nothing is known to differ, but no test shows it.
    case meantAsDocumented = "meant to be as documented"
    /// It is said what matches, and no difference is named.
    case simulated
    /// A difference is named.
    case differs
    /// What its type says counts.
    case asItsType = "as its type"
    /// A property that keeps what is set, and that nothing on the device reads.
    case keptNotRead = "kept, not read"
    /// Code that names it compiles; it does nothing.
    case typeOnly = "type-checks only"
    /// Nobody says how like Apple's it is.
    case nothingSaid = "nothing said"
    /// It is tutor's own, and no part of iOS.
    case own = "no part of iOS"
  }
}
