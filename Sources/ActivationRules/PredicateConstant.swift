/// The two predicates that need no evaluation.
enum PredicateConstant {
  case alwaysTrue, alwaysFalse

  /// Reads a predicate that is nothing but a constant; `nil` for any other one.
  ///
  /// Documented by Apple: keywords are case-insensitive, and whitespace doesn't matter.
  init?(_ text: String) {
    let blanks: [UInt8] = [9, 10, 11, 12, 13, 32]
    var word = Array(text.utf8.drop { blanks.contains($0) }.prefix(200))
    while let last = word.last, blanks.contains(last) { word.removeLast() }
    let lowerCase = word.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    if lowerCase.elementsEqual("truepredicate".utf8) {
      self = .alwaysTrue
    } else if lowerCase.elementsEqual("falsepredicate".utf8) {
      self = .alwaysFalse
    } else {
      return nil
    }
  }

  /// What the constant does.
  var attempt: Attempt {
    switch self {
    case .alwaysTrue:
      Attempt(
        Explanation(
          "TRUEPREDICATE is true for everything; the App Store rejects it", basis: .documented),
        reason: "takes everything (TRUEPREDICATE)")
    case .alwaysFalse:
      Attempt(
        Explanation("FALSEPREDICATE is true for nothing", basis: .documented, holds: false),
        reason: "takes nothing (FALSEPREDICATE)")
    }
  }
}
