/// An executable for Apple's systems, built by a test: headers and a signature, no code.
struct ProgramBytes {
  /// The processor types, such as ``arm64``.
  var processors: [(kind: Int, variant: Int)] = [Self.arm64]
  /// The entitlements in the signature.
  var entitlements: String?
  /// Whether the entitlements are in a section instead, as in programs for the simulator.
  var isForSimulator = false

  static let arm64 = (kind: 0x0100_000C, variant: 0)
  static let arm64e = (kind: 0x0100_000C, variant: 0x8000_0002)
  static let armv7 = (kind: 12, variant: 9)
  static let intel = (kind: 0x0100_0007, variant: 3)

  init(_ entitlements: String? = nil) { self.entitlements = entitlements }

  /// The file; a fat one if there are several processors.
  var bytes: [UInt8] {
    guard processors.count != 1 else { return program(processors[0]) }
    var bytes = big(0xCAFE_BABE) + big(processors.count)
    let programs = processors.map { program($0) }
    var offset = 8 + 20 * processors.count
    for (processor, program) in zip(processors, programs) {
      bytes +=
        big(processor.kind) + big(processor.variant) + big(offset) + big(program.count) + big(0)
      offset += program.count
    }
    return bytes + programs.joined()
  }

  private func program(_ processor: (kind: Int, variant: Int)) -> [UInt8] {
    let isWide = processor.kind & 0x0100_0000 != 0
    var commands = little(0x2A) + little(16) + little(0, 8)
    let headerSize = isWide ? 32 : 28
    let signature = signature
    if isForSimulator {
      let text = Array((entitlements ?? "").utf8)
      let offset = headerSize + commands.count + 152
      commands +=
        little(0x19) + little(152) + word("__TEXT") + little(0, 40) + little(1) + little(0)
      commands += word("__entitlements") + word("__TEXT") + little(0, 8) + little(text.count, 8)
      commands += little(offset) + little(0, 28)
      return header(processor, 2, commands.count) + commands + text
    }
    commands += little(0x1D) + little(16) + little(headerSize + commands.count + 16)
    commands += little(signature.count)
    return header(processor, 2, commands.count) + commands + signature
  }

  private func header(_ processor: (kind: Int, variant: Int), _ count: Int, _ size: Int) -> [UInt8]
  {
    let isWide = processor.kind & 0x0100_0000 != 0
    let start = little(isWide ? 0xFEED_FACF : 0xFEED_FACE) + little(processor.kind)
    return start + little(processor.variant) + little(2) + little(count) + little(size)
      + little(0, isWide ? 8 : 4)
  }

  private var signature: [UInt8] {
    let code = big(0xFADE_0C02) + big(8)
    guard let entitlements else {
      return big(0xFADE_0CC0) + big(28) + big(1) + big(0) + big(20) + code
    }
    let text = Array(entitlements.utf8)
    let blob = big(0xFADE_7171) + big(8 + text.count) + text
    return big(0xFADE_0CC0) + big(36 + blob.count) + big(2) + big(0) + big(28) + big(5) + big(36)
      + code
      + blob
  }

  private func little(_ number: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }

  private func big(_ number: Int) -> [UInt8] { little(number).reversed() }

  private func word(_ text: String) -> [UInt8] {
    Array(text.utf8) + Array(repeating: 0, count: 16 - text.utf8.count)
  }
}
