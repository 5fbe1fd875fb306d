import UniformTypes

/// Sorts attachments into kinds by their types.
///
/// Which types stand behind each key isn't documented, so this is our approximation: images, movies,
/// text and web pages are what conforms to `public.image`, `public.movie`, `public.text` and
/// `com.apple.active-webpage`; a web URL is any `public.url` other than a file URL (Apple says
/// "HTTP URLs"); a file is whatever has a file URL, and data that is no text and no address.
///
/// Sorting is linear in the number of attachments' types and of the graph's. Usually each type is asked
/// whether it conforms to those that decide something. Where many types were declared, which may form
/// long chains, the graph is walked once for each deciding type instead.
struct KindFinder {
  /// The graph that is asked.
  private let types: UniformTypes
  /// What is known about each type that conforms to a deciding one; `nil` where it is asked for.
  private var marks: [String: Mark]?

  /// The most declared types that are asked for one by one.
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

  /// The kinds that an attachment counts as.
  func kinds(of attachment: Attachment) -> KindSet {
    attachment.typeIdentifiers.reduce(into: []) { $0.formUnion(kinds(ofType: $1)) }
  }
}

extension KindFinder {
  /// Which of the deciding types a type conforms to.
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

  /// Which of the deciding types a type conforms to.
  private func mark(of type: String) -> Mark {
    if let marks, let known = marks[UniformTypes.normalized(type)] { return known }
    if marks != nil, !UniformTypes.isDynamic(type) { return [] }
    var mark: Mark = []
    for (other, deciding) in Self.decidingTypes where types.conforms(type, to: other) {
      mark.insert(deciding)
    }
    return mark
  }

  /// The kinds that one type stands for.
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
  /// Whether this is data that has no kind of its own beside the files.
  fileprivate var isPlainData: Bool {
    contains(.data) && isDisjoint(with: [.url, .text, .webPage, .location])
  }
}
