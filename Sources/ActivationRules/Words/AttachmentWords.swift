import Findings

/// What attachments are called: their kinds, how many there are, their types.
enum AttachmentWords {
  /// A kind after a count: "web URL", "web URLs".
  static func noun(_ kind: AttachmentKind, plural: Bool) -> String {
    switch kind {
    case .file: plural ? "files" : "file"
    case .image: plural ? "images" : "image"
    case .movie: plural ? "movies" : "movie"
    case .text: plural ? "texts" : "text"
    case .webURL: plural ? "web URLs" : "web URL"
    case .webPage: plural ? "web pages" : "web page"
    case .location: plural ? "locations" : "location"
    }
  }

  /// One thing of a kind: "an image".
  static func anyOne(_ kind: AttachmentKind) -> String {
    switch kind {
    case .image: "an image"
    case .text: "text"
    case .file, .movie, .webURL, .webPage, .location: "a \(noun(kind, plural: false))"
    }
  }

  /// Things of a kind in general: "images", "text".
  static func things(_ kind: AttachmentKind) -> String {
    kind == .text ? "text" : noun(kind, plural: true)
  }

  /// A count with its noun: "1 web URL", "2 web URLs".
  static func counted(_ count: Int, _ kind: AttachmentKind) -> String {
    Findings.counted(count, noun(kind, plural: false), plural: noun(kind, plural: true))
  }

  /// The number that were shared: "none was shared", "1 was shared", "2 were shared".
  static func shared(_ count: Int) -> String {
    switch count {
    case 0: "none was shared"
    case 1: "1 was shared"
    default: "\(count) were shared"
    }
  }

  /// The types of some attachments, a few of them: "public.jpeg + public.file-url; public.url".
  static func types(of attachments: [Attachment]) -> String {
    var shown: [String] = []
    for attachment in attachments where shown.count < 4 {
      let types = types(of: attachment)
      if !shown.contains(types) { shown.append(types) }
    }
    return shown.count < 4
      ? shown.joined(separator: "; ") : shown.prefix(3).joined(separator: "; ") + "; …"
  }

  /// The types of one attachment, a few of them.
  static func types(of attachment: Attachment) -> String {
    let types = attachment.typeIdentifiers
    if types.isEmpty { return "of no type" }
    let shown = types.prefix(3).map { cropped($0) }.joined(separator: " + ")
    return types.count > 3 ? shown + " + …" : shown
  }
}
