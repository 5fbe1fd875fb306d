/// The rules for a target's name, which is also that of a Swift module, an executable and a folder.
enum TargetName {
  /// Why a name can't be a target's.
  enum Problem { case notAnIdentifier, keyword, taken }

  /// Finds why a name can't be a target's; `nil` if it can.
  static func problem(with name: String) -> Problem? {
    guard name.utf8.count <= 64, isIdentifier(name) else { return .notAnIdentifier }
    if keywords.contains(name) { return .keyword }
    if taken.contains(name) { return .taken }
    return nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Modules that lessons import, and processes that every device has.
  private static let taken: Set<String> = [
    "Browser", "CoreData", "Device", "ExtensionHost", "Files", "Foundation", "Notes", "Photos",
    MainProcess.program, MainProcess.scene, "Social", "Swift", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ]

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]
}
