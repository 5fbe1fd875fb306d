/// The lines of a layout, after the prefixes of the enclosing quotes and lists.
struct MarkdownPage {
  let style: TerminalStyle
  private(set) var lines: [TerminalLine] = []
  private var containers: [Container] = []
  private var wantsBlank = false

  init(style: TerminalStyle) {
    self.style = style
  }

  /// A prefix at the left: a quote's bar, a list item's marker.
  struct Container {
    var first: TerminalLine.Piece
    var rest: TerminalLine.Piece
    /// The columns of this container and the enclosing ones.
    var width = 0
    /// Whether a line has been written in it.
    var isBegun = false
    /// Whether its blocks follow each other without blank lines.
    var isTight = false
  }

  /// The columns left for text.
  var width: Int { max(style.textWidth - prefixWidth, 10) }

  /// The columns left for blocks that may be wider than text.
  var fullWidth: Int { max(style.width - prefixWidth, 10) }

  /// However deeply a text is nested, it keeps half of the line.
  private var prefixWidth: Int { min(containers.last?.width ?? 0, style.textWidth / 2) }

  mutating func open(_ marker: TerminalLine.Piece, rest: TerminalLine.Piece, isTight: Bool) {
    let width = TerminalLine([marker]).width + (containers.last?.width ?? 0)
    containers.append(Container(first: marker, rest: rest, width: width, isTight: isTight))
  }

  /// Closes the innermost container; an item without text shows its marker.
  mutating func close() {
    if containers.last?.isBegun == false { write(.blank) }
    containers.removeLast()
    endBlock()
  }

  /// Adds a blank line if a block came before.
  mutating func beginBlock() {
    guard wantsBlank else { return }
    wantsBlank = false
    if containers.last?.isTight != true { write(.blank) }
  }

  /// Adds a blank line between the items of a list that isn't tight.
  mutating func beginItem(isTight: Bool) {
    if wantsBlank, !isTight { write(.blank) }
    wantsBlank = false
  }

  mutating func endBlock() { wantsBlank = true }

  mutating func write(_ line: TerminalLine) {
    lines.append(TerminalLine(prefix() + line.pieces))
  }

  mutating func write(_ lines: [TerminalLine]) {
    for line in lines { write(line) }
  }

  private mutating func prefix() -> [TerminalLine.Piece] {
    var pieces: [TerminalLine.Piece] = []
    for index in containers.indices {
      if containers[index].width <= style.textWidth / 2 {
        pieces.append(containers[index].isBegun ? containers[index].rest : containers[index].first)
      }
      containers[index].isBegun = true
    }
    return pieces
  }
}
