import ActivationRules

extension PropertyValue {
  /// Returns the value with the build settings in its texts resolved; keys stay as they are.
  ///
  /// Lists count towards the cost too, because hundreds of targets in a project may share one large
  /// list.
  ///
  /// - Parameter expander: Resolves the settings.
  /// - Returns: The value with all texts expanded.
  func expanded(by expander: SettingExpander) -> PropertyValue {
    switch self {
    case .string(let text): return .string(expander.expand(text).text)
    case .array(let elements):
      guard expander.budget.take(elements.count * 32) else { return self }
      return .array(elements.map { $0.expanded(by: expander) })
    case .dictionary(let entries):
      guard expander.budget.take(entries.count * 32) else { return self }
      return .dictionary(entries.map { Entry($0.key, $0.value.expanded(by: expander)) })
    case .integer, .real, .boolean, .date, .data: return self
    }
  }
}
