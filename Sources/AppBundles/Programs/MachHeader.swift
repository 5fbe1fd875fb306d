/// The header of one program for one processor, with the commands that follow it.
struct MachHeader {
  /// The offset of the program in its file.
  let start: Int
  /// The processor, by the name that Apple's tools use for it.
  let architecture: String
  /// The commands, which say where the parts of the program are.
  private let commands: [UInt8]
  private let commandCount: Int

  /// The maximum total size of the commands.
  private static let commandLimit = 1 << 20

  /// Reads a header; `nil` when there is none, or it doesn't fit.
  init?(in source: ByteSource, at start: Int) throws(ReadingProblem) {
    let header = try source.bytes(start..<start + 32)
    guard let magic = header.littleEndian(at: 0, size: 4),
      magic == 0xFEED_FACE || magic == 0xFEED_FACF,
      let processor = header.littleEndian(at: 4, size: 4),
      let variant = header.littleEndian(at: 8, size: 4),
      let count = header.littleEndian(at: 16, size: 4),
      let size = header.littleEndian(at: 20, size: 4), size <= Self.commandLimit
    else { return nil }
    self.start = start
    architecture = Self.name(processor: processor, variant: variant & 0xFF_FFFF)
    let commandStart = start + (magic == 0xFEED_FACF ? 32 : 28)
    commands = try source.bytes(commandStart..<commandStart + size)
    commandCount = count
    guard commands.count == size else { return nil }
  }

  /// A command: its kind, and its place among the others.
  struct Command {
    var kind: Int
    var range: Range<Int>
  }

  /// All commands that fit, in the order of the file.
  var all: [Command] {
    var found: [Command] = []
    var offset = 0
    while found.count < commandCount,
      let kind = commands.littleEndian(at: offset, size: 4),
      let size = commands.littleEndian(at: offset + 4, size: 4),
      size >= 8, size <= commands.count - offset
    {
      found.append(Command(kind: kind, range: offset..<offset + size))
      offset += size
    }
    return found
  }

  /// Reads a number of a command; `nil` when the command is shorter.
  func number(in command: Command, at offset: Int, size: Int) -> Int? {
    guard offset + size <= command.range.count else { return nil }
    return commands.littleEndian(at: command.range.lowerBound + offset, size: size)
  }

  /// Reads a name of up to 16 letters.
  func name(in command: Command, at offset: Int) -> String? {
    guard offset + 16 <= command.range.count else { return nil }
    let start = command.range.lowerBound + offset
    return String(decoding: commands[start..<start + 16].prefix { $0 != 0 }, as: UTF8.self)
  }
}

extension MachHeader {
  private static func name(processor: Int, variant: Int) -> String {
    switch (processor, variant) {
    case (0x0100_000C, 2): "arm64e"
    case (0x0100_000C, _): "arm64"
    case (0x0200_000C, _): "arm64_32"
    case (0x0C, 6): "armv6"
    case (0x0C, 9): "armv7"
    case (0x0C, 11): "armv7s"
    case (0x0C, 12): "armv7k"
    case (0x0C, _): "arm"
    case (0x0100_0007, _): "x86_64"
    case (0x07, _): "i386"
    default: "processor \(processor)"
    }
  }
}
