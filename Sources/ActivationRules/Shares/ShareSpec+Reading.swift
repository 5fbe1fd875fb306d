public import UniformTypes

extension ShareSpec {
  /// The reason why a text isn't a spec.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    public var message: String

    init(_ message: String) { self.message = message }
  }

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - text: One spec, such as `image:3`.
  ///   - types: The types in which a file's name is looked up.
  /// - Returns: What it stands for, or the reason why it can't be read.
  public static func read(
    _ text: String, types: UniformTypes = .standard
  ) -> Result<ShareSpec, Problem> {
    let (head, argument) = split(text)
    if head == "file" { return file(argument, types: types) }
    return count(argument, in: text).flatMap { count in
      one(head).map { spec in
        ShareSpec(
          Array(repeating: spec.attachments, count: count).flatMap { $0 },
          supportsJavaScript: spec.supportsJavaScript)
      }
    }
  }
}

extension ShareSpec {
  /// Splits a text at the first colon.
  private static func split(_ text: String) -> (head: String, argument: String?) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return (text, nil) }
    return (
      String(decoding: bytes[..<colon], as: UTF8.self),
      String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    )
  }

  /// Reads the number of attachments; without one it is 1.
  private static func count(_ argument: String?, in text: String) -> Result<Int, Problem> {
    guard let argument else { return .success(1) }
    guard let count = Int(argument), (1...most).contains(count) else {
      return .failure(
        Problem(ShareSpecWords.wrongCount(argument, in: text, most: most)))
    }
    return .success(count)
  }

  /// Reads a word or a list of types: one attachment.
  private static func one(_ head: String) -> Result<ShareSpec, Problem> {
    switch head {
    case "image": .success(ShareSpec([Attachment(["public.jpeg"])]))
    case "movie": .success(ShareSpec([Attachment(["com.apple.quicktime-movie"])]))
    case "text": .success(ShareSpec([Attachment(["public.plain-text"])]))
    case "url": .success(ShareSpec([Attachment(["public.url"], urlScheme: "https")]))
    case "webpage":
      .success(
        ShareSpec(
          [Attachment(["public.url", Attachment.activeWebPageType], urlScheme: "https")],
          supportsJavaScript: true))
    case "contact": .success(ShareSpec([Attachment(["public.vcard"])]))
    default: types(head)
    }
  }

  /// Reads types that are joined by `+`.
  private static func types(_ head: String) -> Result<ShareSpec, Problem> {
    let types = head.utf8.split(
      separator: UInt8(ascii: "+"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    for type in types where !type.utf8.contains(UInt8(ascii: ".")) {
      return .failure(
        types.count == 1
          ? Problem(ShareSpecWords.unknown(type))
          : Problem(ShareSpecWords.notAType(type, in: head)))
    }
    // An address without a known scheme is treated as a web address.
    return .success(ShareSpec([Attachment(types, urlScheme: "https")]))
  }

  /// Reads a file by its name.
  private static func file(
    _ name: String?, types: UniformTypes
  ) -> Result<ShareSpec, Problem> {
    guard let name, !name.isEmpty else {
      return .failure(Problem(ShareSpecWords.fileWithoutName))
    }
    let bytes = Array(name.utf8)
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count - 1
    let ending = String(decoding: bytes[(dot + 1)...], as: UTF8.self)
    let type = types.preferredType(forFilenameExtension: ending)
    return .success(ShareSpec([Attachment([type, "public.file-url"])]))
  }
}
