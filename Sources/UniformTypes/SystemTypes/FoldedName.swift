/// The bytes of an identifier or of a tag, compared as Apple documents: letter case doesn't count.
///
/// Only ASCII letters are folded. Nothing is copied: a name is looked up without an allocation. It
/// holds a pointer, not a buffer, because programs built for debugging are slow with buffers.
struct FoldedName {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  /// Makes a name from a number of bytes that don't move while the name is used.
  init(_ start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// A number that is the same for names that are the same (FNV-1a over the folded bytes).
  var hash: UInt32 {
    var hash: UInt32 = 2_166_136_261
    var place = 0
    while place < count {
      // Not `folded`, for the sake of programs built for debugging: this is the one hot loop.
      let byte = UInt32(truncatingIfNeeded: start[place])
      hash = (hash ^ (byte &- 0x41 < 26 ? byte | 0x20 : byte)) &* 16_777_619
      place &+= 1
    }
    return hash
  }

  /// Whether any ASCII letter is a capital.
  var hasCapitals: Bool {
    var place = 0
    while place < count {
      if start[place] != Self.folded(start[place]) { return true }
      place &+= 1
    }
    return false
  }

  /// Whether two names differ at most in the case of letters.
  func isSame(as other: FoldedName) -> Bool {
    guard count == other.count else { return false }
    var place = 0
    while place < count {
      if start[place] != other.start[place] {
        if Self.folded(start[place]) != Self.folded(other.start[place]) { return false }
      }
      place &+= 1
    }
    return true
  }

  /// Returns a byte with an ASCII capital made lower case.
  static func folded(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}

extension String {
  /// Calls a function with the text as a name; the name must not leave the function.
  func withFoldedName<Result>(_ body: (FoldedName) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else {
        // An empty name is never read.
        return withUnsafePointer(to: 0) { body(FoldedName($0, count: 0)) }
      }
      return body(FoldedName(start, count: bytes.count))
    }
  }
}
