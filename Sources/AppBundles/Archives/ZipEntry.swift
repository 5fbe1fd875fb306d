/// A file of a zip archive, as the archive's directory describes it.
struct ZipEntry: Hashable {
  /// Its path in the archive.
  var name: String
  /// How it is compressed: 0 is not at all, 8 is "deflate"; there are rarer ones.
  var method: Int
  /// Whether a password is needed.
  var isEncrypted: Bool
  /// Whether it is a symbolic link.
  var isLink: Bool
  /// The checksum of its bytes.
  var checksum: UInt32
  /// How many bytes it has in the archive.
  var compressedSize: Int
  /// How many bytes it has.
  var size: Int
  /// Where its own header begins.
  var offset: Int

  /// Whether it stands for a folder.
  var isFolder: Bool { name.hasSuffix("/") }

  /// What is wrong with its path, if it could lead out of a folder that it is unpacked into.
  var hazard: String? {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    if parts.contains("..") { return "leads out of the archive with '..'" }
    if parts.first?.isEmpty ?? true { return "is absolute" }
    if name.utf8.contains(0) { return "has a NUL character in it" }
    if parts.first?.last == ":" { return "names a drive" }
    return nil
  }
}
