import CommonMark
import Findings

/// Walks through a document and lays out its blocks; it follows the links between nodes, so deep
/// nesting needs no stack.
struct MarkdownLayout {
  let document: Document
  let style: TerminalStyle
  private(set) var page: MarkdownPage
  private var text: InlineText
  private var notes = LinkNotes()
  /// The enclosing lists, with the number of the next item.
  private var lists: [(list: Document.List, number: Int)] = []

  init(document: Document, style: TerminalStyle) {
    self.document = document
    self.style = style
    page = MarkdownPage(style: style)
    text = InlineText(style: style)
  }

  /// Adds a block and everything in it.
  mutating func add(_ node: Document.NodeID) {
    var events = document.events(from: node)
    while let event = events.next() {
      switch event {
      case .enter(let id):
        if !enter(id) { events.skipChildren(of: id) }
      case .exit(let id):
        exit(document[id].kind)
      }
    }
    page.write(notes.newLines())
  }
}

extension MarkdownLayout {
  /// Begins a node; `false` if it has already been written with everything in it.
  private mutating func enter(_ id: Document.NodeID) -> Bool {
    let kind = document[id].kind
    switch kind {
    case .document:
      break
    case .blockQuote:
      page.beginBlock()
      let bar = TerminalLine.Piece("\(style.glyphs.bar) ", .dim)
      page.open(bar, rest: bar, isTight: false)
    case .list(let list):
      page.beginBlock()
      lists.append((list, list.start))
    case .item:
      openItem()
    case .codeBlock(let code):
      let language = code.info.prefix { !$0.isWhitespace }
      block(
        CodeView.lines(
          code.literal, language: String(language), width: page.fullWidth, style: style))
    case .htmlBlock(let html):
      block(TerminalLine.lines(of: html).map { TerminalLine($0, .dim) })
    case .thematicBreak:
      let rule = String(repeating: style.glyphs.rule, count: min(page.width, 24))
      block([TerminalLine(rule, .dim)])
    case .table:
      block(TableView(document, id, style: style, notes: &notes).lines(width: page.fullWidth))
      return false
    case .paragraph:
      text = InlineText(style: style, notes: notes)
    case .heading:
      text = InlineText(style: style, base: .bold, notes: notes)
    case .tableRow, .tableCell:
      break
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
      text.enter(kind)
    }
    return true
  }

  private mutating func exit(_ kind: Document.Kind) {
    switch kind {
    case .blockQuote, .item: page.close()
    case .list:
      lists.removeLast()
      page.endBlock()
    case .paragraph: block(text.lines.flatMap { $0.wrapped(to: page.width) })
    case .heading(let level): closeHeading(level)
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .table, .tableRow, .tableCell: break
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
      text.exit(kind)
      notes = text.notes
    }
  }

  private mutating func block(_ lines: [TerminalLine]) {
    page.beginBlock()
    page.write(lines)
    page.endBlock()
  }

  private mutating func openItem() {
    guard let (list, number) = lists.last else { return }
    page.beginItem(isTight: list.isTight)
    lists[lists.count - 1].number += 1
    let sign = list.delimiter == .parenthesis ? ")" : "."
    let marker = list.isOrdered ? "\(number)\(sign) " : "\(style.glyphs.bullet) "
    page.open(
      TerminalLine.Piece(marker, .dim),
      rest: TerminalLine.Piece(String(repeating: " ", count: marker.terminalWidth)),
      isTight: list.isTight)
  }

  /// Writes a heading; without bold, a rule below marks it as one.
  private mutating func closeHeading(_ level: Int) {
    var lines = text.lines.flatMap { $0.wrapped(to: page.width) }
    if level < 3 || !style.usesColor, let width = lines.map(\.width).max() {
      lines.append(TerminalLine(String(repeating: style.glyphs.rule, count: width), .dim))
    }
    block(lines)
  }
}
