/// A file of a zip archive, as the archive's directory describes it.
struct ZipEntry: Hashable {
  /// Its path in the archive.
  var name: String
  /// How it is compressed: 0 means not at all, 8 means "deflate"; there are rarer methods.
  var method: Int
  /// Whether a password is needed.
  var isEncrypted: Bool
  /// Whether it is a symbolic link.
  var isLink: Bool
  /// The checksum of its bytes.
  var checksum: UInt32
  /// The number of its bytes in the archive.
  var compressedSize: Int
  /// The number of its bytes.
  var size: Int
  /// The offset of its own header.
  var offset: Int

  /// Whether it stands for a folder.
  var isFolder: Bool { name.hasSuffix("/") }

  /// What is wrong with its path, if it could lead out of the folder into which it is unpacked.
  var hazard: PathHazard? {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    if parts.contains("..") { return .leadsOut }
    if parts.first?.isEmpty ?? true { return .isAbsolute }
    if name.utf8.contains(0) { return .hasNUL }
    if parts.first?.last == ":" { return .namesDrive }
    return nil
  }
}

/// What is dangerous about the path of a file in an archive.
enum PathHazard {
  case leadsOut, isAbsolute, hasNUL, namesDrive
}
