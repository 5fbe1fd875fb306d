extension UniformTypes {
  /// The types that a device knows before any app is installed; read once, at first use.
  ///
  /// All types that Apple documents (`UTCoreTypes.h` of the iOS 16.5 SDK) with the documented
  /// conformances, and those other system types that people meet when they share things. Filename
  /// extensions and MIME types, and the conformances of the other types, are observed: they come
  /// from a table of the declarations of a macOS, published under the MIT licence in
  /// gezihuzi/uniform-type-identifiers-rs (Markdown, which it lacks, is as its author declares it).
  /// Where the two differ, the documented one counts. The
  /// descriptions are ours. Where several types claim a tag, the one that stands first is preferred.
  public static let standard = UniformTypes(standardTables.flatMap(TableReader.declarations))

  /// The table, cut into families.
  static var standardTables: [String] {
    [
      rootTypes, textTypes, codeTypes, imageTypes, soundAndMovieTypes, documentTypes,
      officeTypes, archiveTypes, linkAndPersonTypes, bundleTypes,
    ]
  }
}
