import Findings

/// What opening a zip archive and the files in it says.
enum ArchiveWords {
  static func damaged(_ damage: ArchiveDamage) -> String {
    "the archive is damaged: \(phrase(damage))"
  }
  static let damagedRemedy = "export the app again, or fetch the archive again"

  private static func phrase(_ damage: ArchiveDamage) -> String {
    switch damage {
    case .endMissing: "its end is missing"
    case .endBroken: "its end is broken"
    case .split: "it is only a part of one that was split"
    case .listOutside: "its list of files lies outside of it"
    case .listBroken: "its list of files is broken"
    case .noFile(let name): "it has no file \(quoted(name))"
    case .misplaced(let name): "\(quoted(name)) isn't where it should be"
    case .otherName(let name): "\(quoted(name)) has another name at its own place"
    case .beyondEnd(let name): "\(quoted(name)) reaches beyond its end"
    case .sizesDiffer(let name): "the sizes of \(quoted(name)) differ"
    case .tooShort(let name): "\(quoted(name)) is shorter than it claims"
    case .wrongChecksum(let name): "the checksum of \(quoted(name)) is wrong"
    case .otherSize(let name): "\(quoted(name)) can't be decompressed to the size it claims"
    }
  }

  static func tooManyFiles(_ count: Int, atMost most: Int) -> String {
    "the archive lists \(count) files, and archives are read up to \(most)"
  }
  static let tooManyFilesRemedy = "unpack it, and name the app"
}

// Files.
extension ArchiveWords {
  static let locked = "the file is locked with a password"
  static let lockedRemedy = "export the app without one"

  static let link = "the file is a symbolic link, which isn't followed"

  static func unknownCompression(_ method: Int) -> String {
    "the file is compressed in way \(method) of zip archives, which isn't read here"
  }
  static let unknownCompressionRemedy =
    "pack the archive again with ordinary compression, or name the unpacked app"

  static func bomb(compressed: Int, size: Int) -> String {
    "the file would grow from \(compressed) bytes to \(size) or more"
  }
  static let dangerousRemedy = "don't unpack this archive; export the app again"

  static func dangerousPath(_ path: String, _ hazard: PathHazard) -> String {
    let what =
      switch hazard {
      case .leadsOut: "leads out of the archive with '..'"
      case .isAbsolute: "is absolute"
      case .hasNUL: "has a NUL character in it"
      case .namesDrive: "names a drive"
      }
    return "the path \(quoted(path)) in the archive \(what)"
  }

  static func repeatedPath(_ path: String) -> String {
    "the archive has two files with the path \(quoted(path))"
  }
  static let repeatedPathRemedy =
    "export the app again: which of them counts depends on who reads it"
}
