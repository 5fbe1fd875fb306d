/// The lines of a layout, behind what the quotes and lists around them put at their left.
struct MarkdownPage {
  let style: TerminalStyle
  private(set) var lines: [TerminalLine] = []
  private var containers: [Container] = []
  private var wantsBlank = false

  init(style: TerminalStyle) {
    self.style = style
  }

  /// What stands at the left: a quote's bar, a list item's marker.
  struct Container {
    var first: TerminalLine.Piece
    var rest: TerminalLine.Piece
    /// The columns of this one and those around it.
    var width = 0
    /// Whether a line has been written in it.
    var isBegun = false
    /// Whether its blocks follow each other without space.
    var isTight = false
  }

  /// The columns left for text.
  var width: Int { max(style.textWidth - prefixWidth, 10) }

  /// The columns left for what may be wider than text.
  var fullWidth: Int { max(style.width - prefixWidth, 10) }

  /// However deep a text is nested, the half of the line stays its own.
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

  /// Leaves a line empty if a block came before.
  mutating func beginBlock() {
    guard wantsBlank else { return }
    wantsBlank = false
    if containers.last?.isTight != true { write(.blank) }
  }

  /// Leaves a line empty between the items of a list that isn't tight.
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
