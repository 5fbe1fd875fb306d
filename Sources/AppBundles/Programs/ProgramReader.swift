/// Reads an app's or extension's program: the processors that it is for, and what it is signed
/// with.
///
/// Programs for Apple's systems are Mach-O files, one after another in a "fat" file if there are
/// several processors. Only headers and the signature are read, and nothing outside the file.
struct ProgramReader {
  private let source: ByteSource
  private let shownAs: String

  /// The maximum number of programs in a fat file; there aren't this many processors.
  private static let programLimit = 32

  /// Makes a reader of a program.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - shownAs: The file, as the reader should see it.
  init(_ source: ByteSource, shownAs: String) {
    self.source = source
    self.shownAs = shownAs
  }

  /// What a program says about itself.
  struct Facts: Hashable {
    /// The processors that it is for, in the order of the file.
    var architectures: [String] = []
    /// The entitlements as XML, if it carries any.
    var entitlements: [UInt8]?
  }

  /// Reads the program.
  ///
  /// - Throws: A problem when its headers contradict its size.
  /// - Returns: What it says; `nil` when it isn't a program for Apple's systems.
  func facts() throws(ReadingProblem) -> Facts? {
    guard let starts = try programStarts() else { return nil }
    var facts = Facts()
    for start in starts {
      guard let header = try MachHeader(in: source, at: start) else { throw damaged }
      facts.architectures.append(header.architecture)
      guard facts.entitlements == nil else { continue }
      facts.entitlements = try header.entitlements(in: source)
    }
    return facts
  }
}

extension ProgramReader {
  private var damaged: ReadingProblem {
    ReadingProblem(
      "damaged-program", isFatal: false, FileWords.programDamaged,
      remedy: SharedWords.rebuildRemedy, file: shownAs)
  }

  /// Returns the offsets of the programs in the file; `nil` when it has none.
  private func programStarts() throws(ReadingProblem) -> [Int]? {
    let start = try source.bytes(0..<8)
    guard let magic = start.bigEndian(at: 0, size: 4) else { return nil }
    switch magic {
    case 0xCEFA_EDFE, 0xCFFA_EDFE: return [0]
    case 0xCAFE_BABE: return try fatStarts(count: start.bigEndian(at: 4, size: 4), width: 4)
    case 0xCAFE_BABF: return try fatStarts(count: start.bigEndian(at: 4, size: 4), width: 8)
    default: return nil
    }
  }

  /// Reads the table of a fat file, whose places have a width of 4 or 8 bytes.
  private func fatStarts(count: Int?, width: Int) throws(ReadingProblem) -> [Int]? {
    // Compiled Java begins in the same way, with a version number here.
    guard let count, count <= Self.programLimit else { return nil }
    let rowSize = width == 4 ? 20 : 32
    let table = try source.bytes(8..<(8 + count * rowSize))
    var starts: [Int] = []
    for row in 0..<count {
      guard let start = table.bigEndian(at: row * rowSize + 8, size: width), start < source.size
      else { throw damaged }
      starts.append(start)
    }
    return starts
  }
}
