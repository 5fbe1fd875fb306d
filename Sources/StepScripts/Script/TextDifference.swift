/// The difference between two texts, line by line.
package struct TextDifference {
  /// The lines of both texts, with those of only one text where they belong.
  package let lines: [Line]

  /// A line, and which of the texts has it.
  package struct Line: Hashable {
    package var side: Side
    package var text: String

    /// `-` for a line of the first text, `+` for one of the second, a space for one of both.
    package var sign: String {
      switch side {
      case .both: " "
      case .first: "-"
      case .second: "+"
      }
    }
  }

  package enum Side: Hashable { case both, first, second }

  /// The lines with their signs.
  package var text: String { lines.map { "\($0.sign) \($0.text)\n" }.joined() }

  /// How many lines only one of the texts has.
  package var count: Int { lines.count { $0.side != .both } }

  package init(from first: String, to second: String) {
    let old = Self.lines(first)
    let new = Self.lines(second)
    let changes = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var position = 0
    var oldPosition = 0
    while oldPosition < old.count || position < new.count {
      if removed.contains(oldPosition) {
        lines.append(Line(side: .first, text: String(old[oldPosition])))
        oldPosition += 1
      } else if inserted.contains(position) {
        lines.append(Line(side: .second, text: String(new[position])))
        position += 1
      } else {
        lines.append(Line(side: .both, text: String(new[position])))
        position += 1
        oldPosition += 1
      }
    }
    self.lines = lines
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
