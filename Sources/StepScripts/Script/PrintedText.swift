/// Printed text, cut to what anyone would read: the first lines and the last ones.
struct PrintedText: Hashable, Sendable {
  var head: [String]
  /// The lines left out between head and tail.
  var omitted: Int
  var tail: [String]

  /// Cuts a text; lines that are too long are truncated.
  init(_ text: String, head: Int = 100, tail: Int = 20, lineLength: Int = 2_000) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    func shown(_ lines: some Sequence<Substring.UTF8View>) -> [String] {
      lines.map { line in
        let text = String(Substring(line))
        guard line.count > lineLength else { return text }
        return ScriptWords.long(String(text.prefix(lineLength)), bytes: line.count)
      }
    }
    guard lines.count > head + tail + 1 else {
      self.head = shown(lines)
      omitted = 0
      self.tail = []
      return
    }
    self.head = shown(lines.prefix(head))
    omitted = lines.count - head - tail
    self.tail = shown(lines.suffix(tail))
  }

  /// All lines, including one that says how many are left out.
  var lines: [String] {
    omitted > 0 ? head + [ScriptWords.omitted(omitted)] + tail : head
  }
}
