public import ActivationRules

extension PropertyValue {
  /// The value under a key of a dictionary; `nil` when there is none or this isn't a dictionary.
  ///
  /// If a key occurs twice, the last one counts, as in Apple's readers.
  public subscript(key: String) -> PropertyValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  /// The value at a place; `nil` when there is none.
  public subscript(path: PropertyPath) -> PropertyValue? {
    var value = self
    for step in path.steps {
      switch (step, value) {
      case (.key(let key), .dictionary):
        guard let next = value[key] else { return nil }
        value = next
      case (.index(let index), .array(let elements)):
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// The text, if this is a string.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements, if this is an array.
  public var array: [PropertyValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The entries in the order of the file, if this is a dictionary.
  public var entries: [Entry]? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries
  }
}
