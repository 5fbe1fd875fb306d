import ActivationRules

extension PropertyValue {
  /// Returns the value with the build settings in its texts put in; keys stay as they are.
  ///
  /// - Parameter expander: What puts them in.
  /// - Returns: The value with all texts expanded.
  func expanded(by expander: SettingExpander) -> PropertyValue {
    switch self {
    case .string(let text): .string(expander.expand(text).text)
    case .array(let elements): .array(elements.map { $0.expanded(by: expander) })
    case .dictionary(let entries):
      .dictionary(entries.map { Entry($0.key, $0.value.expanded(by: expander)) })
    case .integer, .real, .boolean, .date, .data: self
    }
  }
}
