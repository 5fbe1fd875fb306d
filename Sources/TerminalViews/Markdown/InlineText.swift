import CommonMark

/// The text of a paragraph, a heading or a cell, as lines of pieces.
struct InlineText {
  let style: TerminalStyle
  /// The initial look.
  var base = Look.plain
  /// The lines so far; a hard line break begins a new one.
  private(set) var lines = [TerminalLine()]
  private var emphases = 0
  private var strongs = 0
  /// The links so far, of this text and those before it.
  private(set) var notes: LinkNotes
  private var links: [(destination: String, text: String)] = []

  init(style: TerminalStyle, base: Look = .plain, notes: LinkNotes = LinkNotes()) {
    self.style = style
    self.base = base
    self.notes = notes
  }

  mutating func enter(_ kind: Document.Kind) {
    switch kind {
    case .text(let text): add(text)
    case .code(let text): addCode(text)
    case .htmlInline(let text): add(text, Look(isDim: true))
    case .softBreak: add(" ")
    case .lineBreak: lines.append(TerminalLine())
    case .emphasis: emphases += 1
    case .strong: strongs += 1
    case .link(let destination, _): links.append((destination, ""))
    case .image(let destination, _):
      add("[image: ")
      links.append((destination, ""))
    default: break
    }
  }

  mutating func exit(_ kind: Document.Kind) {
    switch kind {
    case .emphasis: emphases -= 1
    case .strong: strongs -= 1
    case .image:
      add("]")
      closeLink()
    case .link: closeLink()
    default: break
    }
  }
}

extension InlineText {
  private var look: Look {
    var look = base
    if emphases > 0 { look.isItalic = true }
    if strongs > 0 { look.isBold = true }
    if !links.isEmpty { look.isUnderlined = true }
    return look
  }

  private mutating func add(_ text: String, _ look: Look? = nil) {
    let isOurs = links.last.map { LinkPolicy.allows($0.destination) } ?? false
    let link = style.usesHyperlinks && isOurs ? links.last?.destination : nil
    lines[lines.count - 1].pieces.append(
      TerminalLine.Piece(text, look ?? self.look, link: link))
    if !links.isEmpty { links[links.count - 1].text += text }
  }

  /// Code has its own colour; without colours it keeps its backticks.
  private mutating func addCode(_ text: String) {
    var look = look
    look.color = .cyan
    add(style.usesColor ? text : "`\(text)`", look)
  }

  /// Adds the number of a link's address after its text, if the address is usable and isn't the text itself.
  private mutating func closeLink() {
    guard let link = links.popLast() else { return }
    let isAddress = link.destination.hasPrefix("http:") || link.destination.hasPrefix("https:")
    guard isAddress, !style.usesHyperlinks, link.text != link.destination else { return }
    add(" [\(notes.number(of: link.destination))]", Look(isDim: true))
  }
}
