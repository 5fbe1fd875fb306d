extension SystemTypes {
  /// Returns everything that the table says about a type.
  func declaration(of place: Int) -> UniformTypes.Declaration {
    UniformTypes.Declaration(
      identifiers[place].text,
      conformsTo: parents(of: place).map { identifiers[Int($0)].text },
      filenameExtensions: extensions.tags(of: place), mimeTypes: mimeTypes.tags(of: place),
      description: description(of: place))
  }

  /// Returns the description in a type's last column; `nil` if there is none.
  func description(of place: Int) -> String? {
    let identifier = identifiers[place]
    let text = StandardTypes.families[Int(identifier.family)]
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let line = bytes[identifier.end...].prefix { $0 != UInt8(ascii: "\n") }
    let columns = line.split(
      separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
    guard columns.count == 4 else { return nil }
    return String(decoding: columns[3].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}
