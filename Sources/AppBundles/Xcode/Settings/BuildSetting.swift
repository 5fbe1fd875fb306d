import Findings

/// One assignment to a build setting: `NAME[sdk=iphoneos*] = value`.
struct BuildSetting: Hashable {
  /// The name of the setting.
  var name: String
  /// The conditions of the assignment, which counts only if all of them are met.
  var conditions: [Condition] = []
  /// The value as it was written, with any `$(NAME)` in it.
  var value: String

  /// One condition of an assignment: `sdk=iphoneos*`.
  struct Condition: Hashable {
    /// What is tested: `sdk`, `arch`, `config` or `variant`.
    var parameter: String
    /// The required value, with `*` for anything.
    var pattern: String
  }

  /// Makes an assignment from a key of a project file, including its conditions.
  ///
  /// - Parameters:
  ///   - key: The key: `NAME` or `NAME[sdk=iphoneos*]`.
  ///   - value: The value as it was written.
  init?(key: String, value: String) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    guard let name = parts.first.map({ $0.trimmed }), BuildSetting.isName(name) else {
      return nil
    }
    var conditions: [Condition] = []
    for part in parts.dropFirst() {
      let text = part.trimmed
      guard text.last == "]" else { return nil }
      for condition in text.dropLast().split(separator: ",") {
        guard let equals = condition.firstIndex(of: "=") else { return nil }
        conditions.append(
          Condition(
            parameter: condition[..<equals].trimmed,
            pattern: condition[condition.index(after: equals)...].trimmed))
      }
    }
    self.name = name
    self.conditions = conditions
    self.value = value
  }

  /// Makes an assignment without conditions.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether a text can be the name of a setting: a letter or `_`, then letters, digits and `_`.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isNameStart(first) else { return false }
    return text.utf8.allSatisfy(isNamePart)
  }

  /// Whether a name can begin with a byte.
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a name can contain a byte.
  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
