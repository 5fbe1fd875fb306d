/// The types that a device knows before any app is installed, as text.
///
/// These are all types that Apple documents (`UTCoreTypes.h` of the iOS 16.5 SDK) with the
/// documented conformances, and the other types of a system. Filename extensions and MIME types,
/// and the conformances of the other types, are observed: they come from a table of the
/// declarations of a version of macOS, published under the MIT licence in
/// gezihuzi/uniform-type-identifiers-rs, and for some types from what a later macOS answers,
/// published under the same licence in RhetTbull/utitools. Where the sources differ, the documented
/// one counts; Docs/uniform-types.md lists each difference, and the types that only one source has.
/// The descriptions are ours.
///
/// Two rules hold for the whole text, families in the order of ``families``: a type comes after all
/// types to which it conforms, so the graph has no cycle; and if several types claim a filename
/// extension or a MIME type, the first of them is preferred.
enum StandardTypes {
  /// The table, divided into families.
  static let families: [StaticString] = [
    rootTypes, linkAndPersonTypes, textTypes, codeTypes, imageTypes, soundAndMovieTypes,
    bundleTypes, documentTypes, officeTypes, archiveTypes, folderAndStorageTypes, iconTypes,
    appCategoryTypes, deviceTypes, mobileDeviceTypes, macTypes,
  ]
}
