extension SimulationTable {
  /// How closely a symbol is simulated.
  package enum Verdict: String, CaseIterable, Sendable {
    /// It is stated, and shown by a test, that no difference is known.
    case noKnownDifference = "no known difference"
    /// No difference is known, but no test shows it.
    case meantAsDocumented = "meant to be as documented"
    /// It is stated what matches, and no difference is mentioned.
    case simulated
    /// A difference is mentioned.
    case differs
    /// The verdict on its type applies.
    case asItsType = "as its type"
    /// A property that keeps its value, but that nothing on the device reads.
    case keptNotRead = "kept, not read"
    /// Code that names it compiles, but it does nothing.
    case typeOnly = "type-checks only"
    /// Nothing states how close to Apple's it is.
    case nothingSaid = "nothing said"
    /// It is tutor's own, not part of iOS.
    case own = "no part of iOS"
  }
}
