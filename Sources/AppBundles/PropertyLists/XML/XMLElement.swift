/// The elements that property lists have.
enum XMLElement: String, CaseIterable {
  case plist, dict, key, array, string, integer, real, `true`, `false`, date, data

  /// Returns the elements that may have been meant by a name that isn't an element.
  ///
  /// - Parameter name: The name that was written.
  /// - Returns: Their tags; empty when there is no guess.
  static func guesses(for name: String) -> [String] {
    let lowercase = name.lowercased()
    return switch lowercase {
    case "bool", "boolean", "yes", "no": ["<true/>", "<false/>"]
    case "int", "number", "long": ["<integer>"]
    case "float", "double", "decimal": ["<real>"]
    case "str", "text", "uuid", "url": ["<string>"]
    case "dictionary", "object", "map": ["<dict>"]
    case "list", "set": ["<array>"]
    default: XMLElement(rawValue: lowercase).map { ["<\($0.rawValue)>"] } ?? []
    }
  }
}
