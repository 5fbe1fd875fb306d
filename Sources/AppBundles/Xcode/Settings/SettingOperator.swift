/// What `$(NAME:operator)` does to a value.
enum SettingOperator: Hashable {
  case lower, upper
  /// Letters, digits and `-`; anything else becomes `-`, and so does a leading digit.
  case rfc1034identifier
  /// ASCII letters, digits and `_`; anything else becomes `_`, and so does a leading digit.
  case identifier
  /// Like ``identifier``, but letters of all scripts stay.
  case c99extidentifier
  /// The folder of a path, its slash included.
  case dir
  /// The last part of a path, with its ending, without it, and only the ending.
  case file, base, suffix
  /// The value to use if there is none, or only an empty one.
  case standIn(String)

  /// Makes an operator from what follows the colon.
  ///
  /// - Parameters:
  ///   - name: The name of the operator.
  ///   - operand: What follows its `=`, if anything does.
  init?(_ name: String, operand: String?) {
    switch (name, operand) {
    case ("lower", nil): self = .lower
    case ("upper", nil): self = .upper
    case ("rfc1034identifier", nil): self = .rfc1034identifier
    case ("identifier", nil): self = .identifier
    case ("c99extidentifier", nil): self = .c99extidentifier
    case ("dir", nil): self = .dir
    case ("file", nil): self = .file
    case ("base", nil): self = .base
    case ("suffix", nil): self = .suffix
    case ("default", let operand?): self = .standIn(operand)
    default: return nil
    }
  }

  /// Applies the operator to a value.
  ///
  /// - Parameter value: The value; `nil` when the setting has none.
  /// - Returns: The new value; `nil` when there is still none.
  func apply(to value: String?) -> String? {
    if case .standIn(let other) = self { return value == nil || value == "" ? other : value }
    return value.map(transformed)
  }
}

extension SettingOperator {
  private func transformed(_ value: String) -> String {
    switch self {
    case .standIn: value
    case .lower: value.lowercased()
    case .upper: value.uppercased()
    case .rfc1034identifier: Self.identifier(value, filler: "-") { $0.isASCII }
    case .identifier: Self.identifier(value, filler: "_") { $0.isASCII }
    case .c99extidentifier: Self.identifier(value, filler: "_") { _ in true }
    case .dir: Self.folder(of: value)
    case .file: Self.fileName(of: value)
    case .base: Self.withoutEnding(Self.fileName(of: value))
    case .suffix:
      String(Self.fileName(of: value).dropFirst(Self.withoutEnding(Self.fileName(of: value)).count))
    }
  }

  private static func identifier(
    _ value: String, filler: Character, _ isAllowed: (Character) -> Bool
  ) -> String {
    var result = ""
    for character in value {
      let isWord =
        character == filler
        || (isAllowed(character) && (character.isLetter || character.isNumber))
      let isLeadingDigit = result.isEmpty && character.isNumber
      result.append(isWord && !isLeadingDigit ? character : filler)
    }
    return result
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "./" }
    return String(path[...slash])
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func withoutEnding(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
