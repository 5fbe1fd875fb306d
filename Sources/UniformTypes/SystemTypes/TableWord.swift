/// The place of a word in the compiled-in table: its family, its start and its length.
///
/// The words of the table are never copied until one of them is needed as a `String`.
struct TableWord: Sendable {
  /// The place of the family in ``StandardTypes/families``.
  let family: UInt8
  /// The number of bytes of the word.
  let count: UInt8
  /// The offset of the word in the family.
  let start: UInt16

  /// Makes the word between two bytes of a family.
  init(family: UInt8, start: Int, end: Int) {
    self.family = family
    self.start = UInt16(start)
    count = UInt8(end - start)
  }

  /// The byte after the word.
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
