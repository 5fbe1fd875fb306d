/// The rules for the name of a target's file: a path inside the target's folder.
enum FileName {
  /// Why a name can't be a file's; `nil` when it can.
  static func problem(with name: String, language: FenceLanguage) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.isEmpty { return "is empty" }
    if name.hasPrefix("/") { return "is an absolute path" }
    if parts.contains("..") { return "leads out of the target" }
    if parts.contains("") || parts.contains(".") { return "has a part without a name" }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
      return "has characters that file names can't have"
    }
    if name.utf8.count > 255 { return "is longer than 255 bytes" }
    let isSwift = name.hasSuffix(".swift")
    if language == .swift, !isSwift { return "does not end in '.swift'" }
    if language != .swift, isSwift { return "ends in '.swift' but is not written in it" }
    return nil
  }
}
