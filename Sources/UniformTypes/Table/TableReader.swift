/// Reads the compact table in which the standard types are written.
///
/// A line is `identifier : parents | extensions | MIME types | description`; names are separated by
/// spaces, columns at the end may be missing, and empty lines are left out.
enum TableReader {
  /// Reads all lines of a table.
  static func declarations(in table: String) -> [UniformTypes.Declaration] {
    table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let halves = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      let columns =
        halves.dropFirst().first?
        .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) ?? []
      return UniformTypes.Declaration(
        words(halves.first).first ?? "", conformsTo: words(column(0, columns)),
        filenameExtensions: words(column(1, columns)), mimeTypes: words(column(2, columns)),
        description: sentence(column(3, columns)))
    }
  }

  /// The text of a column, if the line has it.
  private static func column(
    _ number: Int, _ columns: [Substring.UTF8View.SubSequence]
  ) -> Substring.UTF8View? {
    number < columns.count ? columns[number] : nil
  }

  /// The names in a column.
  private static func words(_ text: Substring.UTF8View?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// The words of a column as one text; `nil` when there are none.
  private static func sentence(_ text: Substring.UTF8View?) -> String? {
    let words = words(text)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
