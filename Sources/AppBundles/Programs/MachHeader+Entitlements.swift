extension MachHeader {
  /// The maximum size of a signature; it grows with the program, by 32 bytes for each page.
  private static let signatureLimit = 64 << 20
  /// The maximum number of parts of a signature.
  private static let partLimit = 64

  /// Finds the entitlements, as XML: in the signature, or in the place where programs for the
  /// simulator have them.
  ///
  /// - Throws: The file's problem when it can't be read.
  /// - Returns: The text; `nil` when there is none, or when what contains it doesn't fit into the
  ///   program.
  func entitlements(in source: ByteSource) throws(ReadingProblem) -> [UInt8]? {
    for command in all {
      let text: [UInt8]? =
        switch command.kind {
        case 0x1D: try signedEntitlements(command, source)
        case 0x19: try sectionEntitlements(command, source)
        default: nil
        }
      if let text { return text }
    }
    return nil
  }
}

extension MachHeader {
  /// Reads the entitlements of a signature: a table of parts, of which one has their number.
  private func signedEntitlements(
    _ command: Command, _ source: ByteSource
  ) throws(ReadingProblem) -> [UInt8]? {
    guard let offset = number(in: command, at: 8, size: 4),
      let size = number(in: command, at: 12, size: 4), size <= Self.signatureLimit
    else { return nil }
    let signature = try source.bytes(start + offset..<start + offset + size)
    guard signature.bigEndian(at: 0, size: 4) == 0xFADE_0CC0,
      let count = signature.bigEndian(at: 8, size: 4), count <= Self.partLimit
    else { return nil }
    for part in 0..<count {
      guard let place = signature.bigEndian(at: 12 + part * 8 + 4, size: 4) else { return nil }
      guard signature.bigEndian(at: place, size: 4) == 0xFADE_7171,
        let length = signature.bigEndian(at: place + 4, size: 4), length >= 8,
        length <= signature.count - place
      else { continue }
      return Array(signature[(place + 8)..<(place + length)])
    }
    return nil
  }

  /// Reads the section in which the linker puts the entitlements of programs for the simulator.
  private func sectionEntitlements(
    _ command: Command, _ source: ByteSource
  ) throws(ReadingProblem) -> [UInt8]? {
    guard let count = number(in: command, at: 64, size: 4) else { return nil }
    var section = 72
    for _ in 0..<min(count, command.range.count / 80) {
      defer { section += 80 }
      guard name(in: command, at: section) == "__entitlements",
        let size = number(in: command, at: section + 40, size: 8),
        let offset = number(in: command, at: section + 48, size: 4),
        size > 0, size <= ReadingLimits.standard.bytes
      else { continue }
      let bytes = try source.bytes(start + offset..<start + offset + size)
      return bytes.count == size ? bytes : nil
    }
    return nil
  }
}
