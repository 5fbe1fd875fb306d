import ActivationRules

/// The URL schemes that an app declares.
enum URLSchemes {
  /// Returns each scheme as written, and its place.
  static func places(in info: PropertyValue) -> [(PropertyPath, PropertyValue)] {
    let types = info["CFBundleURLTypes"]?.array ?? []
    var places: [(PropertyPath, PropertyValue)] = []
    for (number, type) in types.enumerated().prefix(200) {
      let path = PropertyPath([
        .key("CFBundleURLTypes"), .index(number), .key("CFBundleURLSchemes"),
      ])
      for (index, scheme) in (type["CFBundleURLSchemes"]?.array ?? []).enumerated().prefix(200) {
        places.append((path.index(index), scheme))
      }
    }
    return places
  }

  /// Returns the names of the schemes.
  static func names(in info: PropertyValue) -> [String] {
    places(in: info).compactMap { $0.1.string }
  }

  /// Whether a text without build settings is a scheme.
  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, Letter.isAlphanumeric(first), !Letter.isDigit(first) else {
      return false
    }
    return text.isMade { Letter.isOfIdentifier($0) || $0 == UInt8(ascii: "+") }
  }
}
