/// The operators that compare uniform types, which have no number of their own.
enum UniformTypeOperator: String {
  case conformsTo = "tutor_conformsTo:"
  case equals = "tutor_equalsType:"

  init?(_ selector: Selector?) {
    guard let selector, let own = Self(rawValue: selector.description) else { return nil }
    self = own
  }

  var word: String { self == .conformsTo ? "UTI-CONFORMS-TO" : "UTI-EQUALS" }
  var selector: Selector { Selector(rawValue) }
}
