/// An API that a code span names.
struct NamedAPI {
  var kind: Kind
  /// The place in the span.
  var range: Range<String.Index>

  enum Kind: Equatable {
    /// A word that looks like one of Apple's types: "NSItemProvider".
    case type(String)
    /// A method or property without its type: "completeRequest".
    case member(String)
    /// A type and what is in it: "UIApplication", "shared".
    case path([String])
  }

  /// Finds the APIs that a code span names.
  ///
  /// A span that is a single expression is read as a whole; in any other, such as a line of code,
  /// only words that look like Apple's types count.
  static func all(in text: String) -> [NamedAPI] {
    if let name = whole(text) {
      return name.kind.map { [NamedAPI(kind: $0, range: name.range)] } ?? []
    }
    var names: [NamedAPI] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { !$0.isNamePart } ?? text.endIndex
      let word = text[start..<end]
      if looksLikeAppleType(word) {
        names.append(NamedAPI(kind: .type(String(word)), range: start..<end))
      }
      start = end < text.endIndex ? text.index(after: end) : end
    }
    return names
  }

  /// Whether a word begins like Apple's types: with a framework's two or three capitals, then a
  /// capital of its own.
  static func looksLikeAppleType(_ word: some StringProtocol) -> Bool {
    prefixes.contains { prefix in
      guard word.hasPrefix(prefix) else { return false }
      let rest = word.dropFirst(prefix.count)
      return (rest.first?.isUppercase ?? false) && rest.contains(where: \.isLowercase)
    }
  }

  private static let prefixes = [
    "AV", "CA", "CF", "CG", "CK", "CL", "CN", "EK", "IN", "JS", "LA", "LP", "MF", "MK", "MS", "NE",
    "NS", "PH", "QL", "SK", "SL", "UI", "UN", "UT", "WK", "XC", "kUT",
  ]

  /// Extensions that end a file's name but never an API's.
  private static let endings: Set<String> = [
    "app", "appex", "css", "entitlements", "framework", "html", "ipa", "jpeg", "jpg", "js", "json",
    "md", "mov", "mp4", "pdf", "plist", "png", "sqlite", "strings", "swift", "txt", "vcf",
    "xcodeproj",
    "xml", "yml",
  ]
}

extension NamedAPI {
  /// Reads a span that is one name, with dots, a call's parentheses or a selector's colon; `nil`
  /// for anything else, and no kind for a name that could be anything.
  private static func whole(_ text: String) -> (kind: Kind?, range: Range<String.Index>)? {
    let start = text.first == "@" ? text.index(after: text.startIndex) : text.startIndex
    let end = text[start...].firstIndex { !$0.isNamePart && $0 != "." } ?? text.endIndex
    let parts = text[start..<end].split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    let rest = text[end...]
    guard let first = parts.first, let last = parts.last,
      parts.allSatisfy({ $0.first.map { $0.isLetter || $0 == "_" } ?? false }),
      isEnding(rest)
    else { return nil }
    let range = start..<end
    if parts.count > 1, endings.contains(last) { return (nil, range) }
    if first.first?.isUppercase ?? false {
      if parts.count > 1 { return (.path(parts), range) }
      return (looksLikeAppleType(first) ? .type(first) : nil, range)
    }
    if looksLikeAppleType(first) { return (.type(first), range) }
    let isCall = rest.contains(":")
    let lastRange = text.index(end, offsetBy: -last.count)..<end
    if isCall { return (.member(last), lastRange) }
    let isCamel = parts.count == 1 && last.contains(where: \.isUppercase)
    return (isCamel ? .member(last) : nil, lastRange)
  }

  /// Whether what follows a name still belongs to it: nothing, `?`, `!`, a selector's colon, `()`
  /// or a call's labels.
  private static func isEnding(_ rest: Substring) -> Bool {
    if ["", "?", "!", ":"].contains(rest) { return true }
    guard rest.first == "(", rest.last == ")" else { return false }
    return rest.dropFirst().dropLast().allSatisfy { $0.isNamePart || $0 == ":" }
  }
}

extension Character {
  /// Whether it can be in a Swift name, as far as Apple's names go.
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
