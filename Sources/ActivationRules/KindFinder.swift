import UniformTypes

/// Sorts attachments into kinds by their types.
///
/// It isn't documented which types each key covers, so this is our approximation: images, movies,
/// text and web pages are what conforms to `public.image`, `public.movie`, `public.text` and
/// `com.apple.active-webpage`; a web URL is any `public.url` other than a file URL (Apple says
/// "HTTP URLs"); a file is whatever has a file URL, and data that is neither text nor an address.
///
/// Sorting is linear in the number of attachments' types and of the graph's. Usually each type is
/// checked for conformance to the types that decide something. If many types were declared, which
/// may form long chains, the graph is walked once for each deciding type instead.
struct KindFinder {
  /// The graph that is searched.
  private let types: UniformTypes
  /// What is known about each type that conforms to a deciding one; `nil` if it is looked up each
  /// time.
  private var marks: [String: Mark]?

  /// The maximum number of declared types that are checked one by one.
  private static let few = 200

  init(_ types: UniformTypes) {
    self.types = types
    guard types.countOfAddedTypes > Self.few else { return }
    var marks: [String: Mark] = [:]
    for (type, mark) in Self.decidingTypes {
      for name in [type] + types.subtypes(of: type) {
        marks[UniformTypes.normalized(name), default: []].insert(mark)
      }
    }
    self.marks = marks
  }

  /// Returns the kinds as which an attachment counts.
  func kinds(of attachment: Attachment) -> KindSet {
    attachment.typeIdentifiers.reduce(into: []) { $0.formUnion(kinds(ofType: $1)) }
  }
}

extension KindFinder {
  /// The deciding types to which a type conforms.
  fileprivate struct Mark: OptionSet {
    var rawValue: UInt8

    static let data = Mark(rawValue: 1 << 0)
    static let url = Mark(rawValue: 1 << 1)
    static let fileURL = Mark(rawValue: 1 << 2)
    static let text = Mark(rawValue: 1 << 3)
    static let image = Mark(rawValue: 1 << 4)
    static let movie = Mark(rawValue: 1 << 5)
    static let webPage = Mark(rawValue: 1 << 6)
    static let location = Mark(rawValue: 1 << 7)
  }

  private static let decidingTypes: [(String, Mark)] = [
    ("public.data", .data), ("public.url", .url), ("public.file-url", .fileURL),
    ("public.text", .text), ("public.image", .image), ("public.movie", .movie),
    (Attachment.activeWebPageType, .webPage), ("com.apple.mapkit.map-item", .location),
  ]

  /// Returns the deciding types to which a type conforms.
  private func mark(of type: String) -> Mark {
    if let marks, let known = marks[UniformTypes.normalized(type)] { return known }
    if marks != nil, !UniformTypes.isDynamic(type) { return [] }
    var mark: Mark = []
    for (other, deciding) in Self.decidingTypes where types.conforms(type, to: other) {
      mark.insert(deciding)
    }
    return mark
  }

  /// Returns the kinds for which one type stands.
  private func kinds(ofType type: String) -> KindSet {
    let mark = mark(of: type)
    var kinds: [AttachmentKind] = []
    if mark.contains(.fileURL) || mark.isPlainData { kinds.append(.file) }
    if mark.contains(.image) { kinds.append(.image) }
    if mark.contains(.movie) { kinds.append(.movie) }
    if mark.contains(.text) { kinds.append(.text) }
    if mark.contains(.url), !mark.contains(.fileURL) { kinds.append(.webURL) }
    if mark.contains(.webPage) { kinds.append(.webPage) }
    if mark.contains(.location) { kinds.append(.location) }
    return KindSet(kinds).union(mark.contains(.fileURL) ? .withFileURL : [])
  }
}

extension KindFinder.Mark {
  /// Whether this is data without a kind of its own, apart from being a file.
  fileprivate var isPlainData: Bool {
    contains(.data) && isDisjoint(with: [.url, .text, .webPage, .location])
  }
}
