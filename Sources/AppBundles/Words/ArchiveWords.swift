import Findings

/// What opening a zip archive and the files in it says.
enum ArchiveWords {
  static func damaged(_ damage: ArchiveDamage) -> String {
    "the archive is damaged: \(phrase(damage))"
  }
  static let damagedRemedy = "export the app again, or download the archive again"

  private static func phrase(_ damage: ArchiveDamage) -> String {
    switch damage {
    case .endMissing: "its end is missing"
    case .endBroken: "its end is broken"
    case .split: "it is only one part of a split archive"
    case .listOutside: "its list of files is outside the archive"
    case .listBroken: "its list of files is broken"
    case .noFile(let name): "it has no file \(quoted(name))"
    case .misplaced(let name): "\(quoted(name)) isn't where it should be"
    case .otherName(let name): "\(quoted(name)) has a different name in its own header"
    case .beyondEnd(let name): "\(quoted(name)) extends past its end"
    case .sizesDiffer(let name): "\(quoted(name)) has two different sizes"
    case .tooShort(let name): "\(quoted(name)) is shorter than it claims"
    case .wrongChecksum(let name): "the checksum of \(quoted(name)) is wrong"
    case .otherSize(let name): "\(quoted(name)) doesn't decompress to the size it claims"
    }
  }

  static func tooManyFiles(_ count: Int, atMost most: Int) -> String {
    "the archive lists \(count) files; the limit is \(most)"
  }
  static let tooManyFilesRemedy = "unpack it and name the app"
}

// Files.
extension ArchiveWords {
  static let locked = "the file is protected by a password"
  static let lockedRemedy = "export the app without a password"

  static let link = "the file is a symbolic link, which isn't followed"

  static func unknownCompression(_ method: Int) -> String {
    "the file uses compression method \(method), which isn't supported"
  }
  static let unknownCompressionRemedy =
    "repack the archive with ordinary compression, or name the unpacked app"

  static func bomb(compressed: Int, size: Int) -> String {
    "the file would expand from \(compressed) bytes to \(size) or more"
  }
  static let dangerousRemedy = "don't unpack this archive; export the app again"

  static func dangerousPath(_ path: String, _ hazard: PathHazard) -> String {
    let what =
      switch hazard {
      case .leadsOut: "leads out of the archive with '..'"
      case .isAbsolute: "is absolute"
      case .hasNUL: "contains a NUL character"
      case .namesDrive: "names a drive"
      }
    return "the path \(quoted(path)) in the archive \(what)"
  }

  static func repeatedPath(_ path: String) -> String {
    "the archive has two files with the path \(quoted(path))"
  }
  static let repeatedPathRemedy =
    "export the app again: which one counts depends on the program that reads it"
}
