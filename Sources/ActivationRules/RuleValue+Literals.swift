// Rules can be written down in Swift much as they stand in a property list.

extension RuleValue: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension RuleValue: ExpressibleByIntegerLiteral {
  /// Makes an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension RuleValue: ExpressibleByFloatLiteral {
  /// Makes a real number.
  public init(floatLiteral value: Double) { self = .real(value) }
}

extension RuleValue: ExpressibleByBooleanLiteral {
  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension RuleValue: ExpressibleByArrayLiteral {
  /// Makes an array.
  public init(arrayLiteral elements: RuleValue...) { self = .array(elements) }
}

extension RuleValue: ExpressibleByDictionaryLiteral {
  /// Makes a dictionary with the entries in the order in which they are written.
  public init(dictionaryLiteral elements: (String, RuleValue)...) {
    self = .dictionary(elements.map { Entry($0.0, $0.1) })
  }
}
