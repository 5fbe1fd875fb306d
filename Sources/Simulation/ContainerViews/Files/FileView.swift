package import Foundation

/// The contents of a file in readable form.
package enum FileView: Hashable, Sendable {
  case propertyList(ValueTree)
  case json(ValueTree)
  case database([DatabaseTable])
  case image(ImageHeader)
  case text(String, omitted: Int)
  /// Bytes that are none of these: the first of them.
  case bytes(Data)
  /// It is too large to be read.
  case tooLarge
  case unreadable

  private static let largest = 8 << 20
  static let longestText = 20_000

  /// Reads a file, which isn't changed by that.
  package init(of file: URL) {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    guard let handle = try? FileHandle(forReadingFrom: file),
      let head = try? handle.read(upToCount: min(size, 1 << 16))
    else {
      self =
        size == 0 && FileManager.default.isReadableFile(atPath: file.path)
        ? .text("", omitted: 0) : .unreadable
      return
    }
    defer { try? handle.close() }
    if DatabaseReader.isDatabase(head) {
      self = DatabaseReader.tables(of: file).map { .database($0) } ?? .unreadable
      return
    }
    if let image = ImageHeader(head) {
      self = .image(image)
      return
    }
    guard size <= Self.largest, let rest = try? handle.readToEnd() ?? Data() else {
      self = .tooLarge
      return
    }
    self.init(head + rest)
  }

  private init(_ data: Data) {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)),
      ListNesting.isHarmless(data),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      self = .propertyList(ValueTree(list))
    } else if let first = data.first(where: { ![9, 10, 13, 32].contains($0) }),
      [0x7B, 0x5B].contains(first), let object = try? JSONSerialization.jsonObject(with: data)
    {
      self = .json(ValueTree(object))
    } else if !data.contains(0), let text = String(data: data, encoding: .utf8) {
      let shown = String(text.prefix(Self.longestText))
      self = .text(shown, omitted: text.count - shown.count)
    } else {
      self = .bytes(data.prefix(32))
    }
  }

  /// The kind of the file, in a few words: "property list, 2 keys".
  package var kind: String {
    switch self {
    case .propertyList(let tree): ContentWords.propertyList(tree.size)
    case .json(let tree): ContentWords.json(tree.size)
    case .database(let tables): ContentWords.database(tables: tables.count)
    case .image(let header): header.words
    case .text: ContentWords.text
    case .bytes: ContentWords.bytes
    case .tooLarge: ContentWords.tooLarge
    case .unreadable: ContentWords.unreadable
    }
  }

  /// Whether the lines say more than the kind.
  package var isReadable: Bool {
    switch self {
    case .propertyList, .json, .database, .text: true
    case .image, .bytes, .tooLarge, .unreadable: false
    }
  }

  /// The content as lines.
  package var lines: [String] {
    switch self {
    case .propertyList(let tree), .json(let tree): tree.lines
    case .database(let tables): tables.flatMap(\.lines)
    case .image(let header): [header.words]
    case .text(let text, let omitted):
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).onOneLine(400) } + (omitted > 0 ? [ContentWords.more(omitted)] : [])
    case .bytes(let data): [data.map { Self.hexadecimal($0) }.joined(separator: " ")]
    case .tooLarge, .unreadable: [kind]
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension ValueTree {
  /// The size of its contents: ", 2 keys".
  fileprivate var size: String {
    switch self {
    case .value, .tooDeep: ""
    case .list(let children, let omitted): ContentWords.values(children.count + omitted)
    case .dictionary(let entries, let omitted): ContentWords.keys(entries.count + omitted)
    }
  }
}
