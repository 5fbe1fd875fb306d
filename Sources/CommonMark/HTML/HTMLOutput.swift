/// The HTML written so far, and what the open nodes still need at their ends.
struct HTMLOutput {
  let document: Document
  let isSafe: Bool
  /// The node that is rendered, with everything below it.
  let root: Document.NodeID
  private(set) var bytes: [UInt8] = []
  /// The image whose description is being written as plain text.
  private var image: Document.NodeID?
  /// The table cell last written, and its column.
  var lastCell: (node: Document.NodeID, column: Int)?
  /// The HTML of a caller's own tags for the ends of their nodes, innermost last.
  private var endings: [(node: Document.NodeID, html: String)] = []

  init(document: Document, root: Document.NodeID, isSafe: Bool) {
    self.document = document
    self.root = root
    self.isSafe = isSafe
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether an image's description is being written.
  var isInImage: Bool { image != nil }

  mutating func enter(_ id: Document.NodeID) {
    if isInImage {
      writeDescription(document[id].kind)
    } else {
      open(id)
    }
  }

  /// Starts a node with the caller's own HTML.
  mutating func enter(_ id: Document.NodeID, override: HTMLRenderer.Override) {
    if document[id].kind.isBlock { startLine() }
    switch override {
    case .html(let html):
      write(html)
      endings.append((id, ""))
    case .tags(let before, let after):
      write(before)
      endings.append((id, after))
    }
  }

  mutating func exit(_ id: Document.NodeID) {
    if let ending = endings.last, ending.node == id {
      endings.removeLast()
      write(ending.html)
      if document[id].kind.isBlock { startLine() }
    } else if image == nil || image == id {
      image = nil
      close(id)
    }
  }
}

extension HTMLOutput {
  mutating func write(_ html: String) { bytes += html.utf8 }

  mutating func escape(_ text: String) {
    HTMLEscaping.append(isSafe ? text.withoutForbiddenScalars : text, to: &bytes)
  }

  mutating func escape(destination: String) {
    HTMLEscaping.append(destination: destination, to: &bytes)
  }

  /// Starts a new line unless one has just been started.
  mutating func startLine() {
    if let last = bytes.last, last != .lineFeed { bytes.append(.lineFeed) }
  }

  /// Writes what is below an image as its description until the image is left.
  mutating func startDescription(of id: Document.NodeID) { image = id }

  private mutating func writeDescription(_ kind: Document.Kind) {
    switch kind {
    case .text(let literal), .code(let literal), .htmlInline(let literal): escape(literal)
    case .softBreak, .lineBreak: write(" ")
    default: break
    }
  }
}
