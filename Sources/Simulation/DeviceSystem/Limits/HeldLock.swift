/// A lock on a range of a file, as the kernel lists it for a descriptor.
struct HeldLock: Equatable {
  /// Whether no other process may have a lock there.
  let isExclusive: Bool
  let bytes: ClosedRange<UInt64>

  init(isExclusive: Bool, bytes: ClosedRange<UInt64>) {
    self.isExclusive = isExclusive
    self.bytes = bytes
  }

  /// Reads a line such as `lock:\t1: POSIX  ADVISORY  WRITE 42 00:1f:7 120 120`; `nil` for others.
  init?(_ line: String) {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    guard words.first == "lock:", words.count >= 9, let first = UInt64(words[7]) else { return nil }
    isExclusive = words[4] == "WRITE"
    bytes = first...max(first, UInt64(words[8]) ?? .max)
  }

  /// Whether the lock would keep others waiting if the process were suspended with it.
  ///
  /// An SQLite connection in write-ahead mode has harmless locks for as long as it is open: a
  /// shared one on the database, and one after the eight bytes of the `-shm` file that transactions
  /// use. All of SQLite's other locks are held only by transactions (SQLite's file formats say
  /// which byte has which purpose).
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - isWriteAhead: Whether it is a database in write-ahead mode.
  /// - Returns: Whether the lock counts.
  func counts(for file: String, isWriteAhead: Bool) -> Bool {
    if file.hasSuffix("-shm") { return bytes.overlaps(Self.transactions) }
    guard Self.database.contains(bytes.lowerBound), Self.database.contains(bytes.upperBound) else {
      return true
    }
    return isExclusive || !isWriteAhead
  }

  /// The locks for writing, checkpoints, recovery and reading.
  private static let transactions: ClosedRange<UInt64> = 120...127
  /// The bytes that SQLite locks instead of a database's own.
  private static let database: ClosedRange<UInt64> = 0x4000_0000...0x4000_01ff
}
