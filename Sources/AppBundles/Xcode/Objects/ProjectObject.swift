import ActivationRules
import BundleRules

/// One object of a project file: a target, a group, a reference to a file.
struct ProjectObject {
  /// Its identifier, with which other objects refer to it.
  var id: String
  /// Its entries; always a dictionary.
  var attributes: PropertyValue

  /// The name of its class: `PBXNativeTarget`.
  var isa: String { string("isa") ?? "" }

  /// Returns the text of a key, including numbers and Booleans, because a project file in the old
  /// style contains only text.
  func string(_ key: String) -> String? { attributes[key]?.settingText }

  /// Returns the texts of an array; none when there is no array.
  func strings(_ key: String) -> [String] {
    attributes[key]?.array?.compactMap(\.settingText) ?? []
  }
}

extension PropertyValue {
  /// The value as the text of a build setting; `nil` for an array, a dictionary, data or a date.
  var settingText: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .array, .dictionary, .data, .date: nil
    }
  }
}
