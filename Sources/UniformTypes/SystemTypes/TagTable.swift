/// The tags of one class, filename extensions or MIME types, and the system's types that have them.
struct TagTable: Sendable {
  /// The type of each tag, by its place in the table, in ascending order.
  private let types: [UInt16]
  /// The tags.
  private let tags: [TableWord]
  /// Finds tags by their text.
  private let index: WordIndex

  /// Makes a table from tags in the order in which they were read.
  init(_ read: [(tag: TableWord, hash: UInt32, type: UInt16)]) {
    types = read.map { $0.type }
    tags = read.map { $0.tag }
    index = WordIndex(tags, hashes: read.map { $0.hash })
  }

  /// Returns the places of the types that have a tag, preferred ones first.
  func types(with tag: FoldedName) -> [Int] {
    var found: [Int] = []
    var word = index.first(tag, hash: tag.hash)
    while let place = word {
      found.append(Int(types[place]))
      word = index.next(tag, after: place)
    }
    return found
  }

  /// Returns the tags of a type, the preferred one first.
  func tags(of type: Int) -> [String] {
    var low = 0
    var high = types.count
    while low < high {
      let middle = (low + high) / 2
      if Int(types[middle]) < type { low = middle + 1 } else { high = middle }
    }
    var found: [String] = []
    while low < types.count, Int(types[low]) == type {
      found.append(tags[low].text)
      low += 1
    }
    return found
  }
}
