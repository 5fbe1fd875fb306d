import ActivationRules

extension PropertyValue {
  /// The text, if this is a string without unknown build settings.
  var knownText: String? {
    guard let text = string, !BuildSetting.isPart(of: text) else { return nil }
    return text
  }

  /// Whether this is a string with a part that the build is going to replace.
  var isUnresolved: Bool { string.map { BuildSetting.isPart(of: $0) } ?? false }

  /// The Boolean, if this is one.
  var boolean: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }

  /// Whether this is a dictionary.
  var isDictionary: Bool { entries != nil }

  /// The strings of an array, or a string alone as an array of one; other values are left out.
  var strings: [String] {
    if let string { return [string] }
    return (array ?? []).compactMap { $0.string }
  }

  /// Whether it is empty: an empty string, array or dictionary.
  var isEmptyValue: Bool {
    switch self {
    case .string(let text): text.trimmedOfBlanks.isEmpty
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .data(let bytes): bytes.isEmpty
    case .integer, .real, .boolean, .date: false
    }
  }
}
