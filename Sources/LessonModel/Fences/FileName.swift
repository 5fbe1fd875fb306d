/// The rules for the name of a target's file: a path inside the target's folder.
enum FileName {
  /// The maximum length of a name in bytes.
  static let maximumLength = 255

  /// Why a name can't be a file's.
  enum Problem {
    case empty, absolute, outsideTarget, namelessPart, forbiddenCharacters, tooLong
    /// A code file's name lacks its extension, or another file's name has it.
    case notSwift, swiftInOtherLanguage
  }

  /// Finds why a name can't be a file's; `nil` if it can.
  static func problem(with name: String, language: FenceLanguage) -> Problem? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.isEmpty { return .empty }
    if name.hasPrefix("/") { return .absolute }
    if parts.contains("..") { return .outsideTarget }
    if parts.contains("") || parts.contains(".") { return .namelessPart }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
      return .forbiddenCharacters
    }
    if name.utf8.count > maximumLength { return .tooLong }
    let isSwift = name.hasSuffix(".swift")
    if language == .swift, !isSwift { return .notSwift }
    if language != .swift, isSwift { return .swiftInOtherLanguage }
    return nil
  }
}
