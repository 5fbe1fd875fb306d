/// A value in the course of an evaluation.
enum PredicateValue {
  /// Nothing: a key that is missing.
  case null
  /// A value of the object that the predicate is about, or a literal.
  case one(PropertyValue)
  /// A list that was put together on the way.
  case list([PredicateValue])
}

extension PredicateValue {
  /// How many elements a list has; `nil` for anything else.
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

  /// Whether there is nothing.
  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// What kind of value this is, with its article.
  var kindInWords: String {
    switch self {
    case .null: "nothing"
    case .list, .one(.array): "a list"
    case .one(let value): value.kindInWords
    }
  }

  /// A literal's value.
  init(_ literal: Predicate.Literal.Value) {
    switch literal {
    case .null: self = .null
    case .boolean(let value): self = .one(.boolean(value))
    case .integer(let number): self = .one(.integer(number))
    case .real(let number): self = .one(.real(number.value))
    case .string(let text): self = .one(.string(text))
    }
  }

  /// A number's value.
  init(_ number: PredicateNumber) {
    switch number {
    case .integer(let number): self = .one(.integer(number))
    case .real(let number): self = .one(.real(number))
    }
  }

  /// A whole number's value.
  static func integer(_ number: Int) -> PredicateValue { .one(.integer(Int64(clamping: number))) }
}
