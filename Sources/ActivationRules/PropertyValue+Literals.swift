// Rules can be written in Swift much as in a property list.

extension PropertyValue: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension PropertyValue: ExpressibleByIntegerLiteral {
  /// Makes an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension PropertyValue: ExpressibleByFloatLiteral {
  /// Makes a real number.
  public init(floatLiteral value: Double) { self = .real(value) }
}

extension PropertyValue: ExpressibleByBooleanLiteral {
  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension PropertyValue: ExpressibleByArrayLiteral {
  /// Makes an array.
  public init(arrayLiteral elements: PropertyValue...) { self = .array(elements) }
}

extension PropertyValue: ExpressibleByDictionaryLiteral {
  /// Makes a dictionary with the entries in the order in which they are written.
  public init(dictionaryLiteral elements: (String, PropertyValue)...) {
    self = .dictionary(elements.map { Entry($0.0, $0.1) })
  }
}
