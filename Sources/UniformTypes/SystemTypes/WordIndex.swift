/// Finds the words of the table by their names: a hash table of small numbers.
///
/// Equal words are found in the order in which they were passed. It takes four bytes per word and
/// four bytes per bucket, without a dictionary or strings.
struct WordIndex: Sendable {
  /// The words, in order.
  private let words: [TableWord]
  /// By bucket, one more than the first word in it; 0 if there is none.
  private var first: [UInt16]
  /// By word, one more than the next word of the same bucket; 0 if there is none.
  private var next: [UInt16]

  /// Makes an index of some words, fewer than 65,536.
  init(_ words: [TableWord], hashes: [UInt32]) {
    self.words = words
    var size = 1
    while size < words.count * 2 { size *= 2 }
    first = Array(repeating: 0, count: size)
    next = Array(repeating: 0, count: words.count)
    // Backwards, so that each bucket lists its words forwards.
    var word = words.count
    while word > 0 {
      let bucket = Int(hashes[word - 1]) & (size - 1)
      next[word - 1] = first[bucket]
      first[bucket] = UInt16(word)
      word -= 1
    }
  }

  /// Finds the first word that is equal to a name.
  func first(_ name: FoldedName, hash: UInt32) -> Int? {
    word(name, from: first[Int(hash) & (first.count - 1)])
  }

  /// Finds the next word that is equal to a name.
  func next(_ name: FoldedName, after word: Int) -> Int? {
    self.word(name, from: next[word])
  }

  /// Follows a bucket from one more than some word.
  private func word(_ name: FoldedName, from start: UInt16) -> Int? {
    var candidate = start
    while candidate != 0 {
      let word = Int(candidate) - 1
      if words[word].name.isSame(as: name) { return word }
      candidate = next[word]
    }
    return nil
  }
}
