/// How one text differs from another, line by line: `-` for a line of the first, `+` for one of the
/// second, a space for one of both.
struct TextDifference {
  /// The lines with their signs.
  let text: String

  init(from first: String, to second: String) {
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
    var text = ""
    var position = 0
    var oldPosition = 0
    while oldPosition < old.count || position < new.count {
      if removed.contains(oldPosition) {
        text += "- \(old[oldPosition])\n"
        oldPosition += 1
      } else if inserted.contains(position) {
        text += "+ \(new[position])\n"
        position += 1
      } else {
        text += "  \(new[position])\n"
        position += 1
        oldPosition += 1
      }
    }
    self.text = text
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
