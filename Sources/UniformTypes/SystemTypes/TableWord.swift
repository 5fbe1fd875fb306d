/// Where a word stands in the compiled-in table: which family, from where, how long.
///
/// The words of the table are never copied before somebody asks for one of them as a `String`.
struct TableWord: Sendable {
  /// The place of the family in ``StandardTypes/families``.
  let family: UInt8
  /// How many bytes the word has.
  let count: UInt8
  /// The byte of the family that the word begins with.
  let start: UInt16

  /// The word between two bytes of a family.
  init(family: UInt8, start: Int, end: Int) {
    self.family = family
    self.start = UInt16(start)
    count = UInt8(end - start)
  }

  /// The byte behind the word.
  var end: Int { Int(start) + Int(count) }

  /// The word, for comparing.
  var name: FoldedName { FoldedName(address, count: Int(count)) }

  /// The word, as it is written in the table.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: address, count: Int(count)), as: UTF8.self)
  }

  /// The first byte; the text of a StaticString is part of the program and stays where it is.
  private var address: UnsafePointer<UInt8> {
    StandardTypes.families[Int(family)].utf8Start + Int(start)
  }
}
