/// A kind of attachment for which a dictionary rule has a key.
enum AttachmentKind: UInt8, CaseIterable, Hashable, Sendable {
  case file, image, movie, text, webURL, webPage, location

  /// The key that says how many attachments of the kind an extension accepts.
  var key: RuleKey {
    switch self {
    case .file: .supportsFile
    case .image: .supportsImage
    case .movie: .supportsMovie
    case .text: .supportsText
    case .webURL: .supportsWebURL
    case .webPage: .supportsWebPage
    case .location: .supportsLocation
    }
  }
}

/// The kinds as which one attachment counts, all at once.
struct KindSet: OptionSet, Hashable, Sendable {
  var rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a set of some kinds.
  init(_ kinds: [AttachmentKind]) {
    self.init(rawValue: kinds.reduce(0) { $0 | 1 << UInt16($1.rawValue) })
  }

  /// Marks a file that comes with a file URL, which makes it a file without doubt.
  static let withFileURL = KindSet(rawValue: 1 << 15)

  /// Whether a kind is among these.
  func contains(_ kind: AttachmentKind) -> Bool {
    contains(KindSet([kind]))
  }
}
