import ActivationRules
import Testing

/// Our type, not Foundation's.
typealias Predicate = ActivationRules.Predicate

/// Parses a predicate; fails the test if the text isn't one.
func parsed(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Predicate {
  let reading = Predicate.parse(text)
  return try #require(
    reading.predicate, "\(text): \(reading.problems.map(\.summary))",
    sourceLocation: sourceLocation)
}

/// A pseudo-random sequence that is the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The rule that Apple shows: one item whose attachments all have one of these types.
func everyAttachment(_ types: String...) -> String {
  let tests = types.map { "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"\($0)\"" }
  return "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, "
    + tests.joined(separator: " || ") + ").@count == $e.attachments.@count).@count == 1"
}

/// A rule that counts an item's attachments of a type.
func attachments(of type: String, _ count: String, items: String = "== 1") -> String {
  "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, "
    + "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"\(type)\").@count \(count)"
    + ").@count \(items)"
}
