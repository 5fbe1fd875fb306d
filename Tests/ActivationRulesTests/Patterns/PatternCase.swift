import Testing

@testable import ActivationRules

/// A pattern with texts that it matches and texts that it doesn't.
struct PatternCase: CustomTestStringConvertible, Sendable {
  var pattern: String
  var matching: [String]
  var others: [String]

  init(_ pattern: String, matches matching: [String], not others: [String]) {
    self.pattern = pattern
    self.matching = matching
    self.others = others
  }

  var testDescription: String { pattern.debugDescription }

  /// Checks that a compiled pattern matches the texts that the case says, and no others.
  func check(
    _ result: Result<Pattern, Pattern.Problem>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pattern = try result.get()
    let found = (matching + others).filter(pattern.matches)
    #expect(found == matching, "\(self.pattern.debugDescription)", sourceLocation: sourceLocation)
  }
}

extension Pattern {
  /// Whether the text matches, and the effort it took to find out.
  func run(on text: String) -> (isMatch: Bool, effort: Int) {
    var matcher = PatternMatcher(program)
    return (matcher.matches(text), matcher.effort)
  }
}
