/// What contradicts itself in a zip archive; where a file of it does, with the file's name.
enum ArchiveDamage: Hashable {
  case endMissing, endBroken, split, listOutside, listBroken
  case noFile(String)
  /// There is no header where the list says that there is.
  case misplaced(String)
  case otherName(String)
  case beyondEnd(String)
  /// The file isn't compressed, but has two sizes.
  case sizesDiffer(String)
  case tooShort(String)
  case wrongChecksum(String)
  /// It can't be decompressed to its size.
  case otherSize(String)
}
