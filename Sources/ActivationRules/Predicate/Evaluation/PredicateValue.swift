/// A value during an evaluation.
enum PredicateValue {
  /// A missing value: a key that isn't there.
  case null
  /// A value of the predicate's object, or a literal.
  case one(PropertyValue)
  /// A list that was made during the evaluation.
  case list([PredicateValue])
}

extension PredicateValue {
  /// The number of elements of a list; `nil` for anything else.
  var count: Int? {
    switch self {
    case .list(let elements): elements.count
    case .one(.array(let elements)): elements.count
    case .null, .one: nil
    }
  }

  /// One element of a list.
  subscript(index: Int) -> PredicateValue {
    switch self {
    case .list(let elements): elements[index]
    case .one(.array(let elements)): .one(elements[index])
    case .null, .one: .null
    }
  }

  /// The text, if it is one.
  var string: String? {
    if case .one(.string(let text)) = self { return text }
    return nil
  }

  /// The number, if it is one; a Boolean counts as 1 or 0.
  var number: PredicateNumber? {
    switch self {
    case .one(.integer(let number)): .integer(number)
    case .one(.real(let number)): .real(number)
    case .one(.boolean(let value)): .integer(value ? 1 : 0)
    default: nil
    }
  }

  /// Whether the value is missing.
  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// Makes the value of a literal.
  init(_ literal: Predicate.Literal.Value) {
    switch literal {
    case .null: self = .null
    case .boolean(let value): self = .one(.boolean(value))
    case .integer(let number): self = .one(.integer(number))
    case .real(let number): self = .one(.real(number.value))
    case .string(let text): self = .one(.string(text))
    }
  }

  /// Makes the value of a number.
  init(_ number: PredicateNumber) {
    switch number {
    case .integer(let number): self = .one(.integer(number))
    case .real(let number): self = .one(.real(number))
    }
  }

  /// Makes the value of a whole number.
  static func integer(_ number: Int) -> PredicateValue { .one(.integer(Int64(clamping: number))) }
}
