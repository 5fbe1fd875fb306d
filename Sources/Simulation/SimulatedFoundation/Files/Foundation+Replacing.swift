package import Foundation

/// Two methods of Linux's Foundation that this library interposes.
///
/// Foundation's own methods lose the original item: instead of exchanging it with the new one, they
/// rename the new one over it and then fail (Swift 6.3, Linux). A method of an extension is called
/// by its symbol, and the dynamic linker finds this library's before Foundation's, as with the
/// functions of the C library (ADR 0011); another overload in an extension here would be ambiguous.
extension FileManager {
  /// `replaceItemAt(_:withItemAt:backupItemName:options:)`.
  @_silgen_name(
    "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF"
  )
  package func tutor_replaceItemAt(
    _ original: URL, with new: URL, backupName: String?, options: ItemReplacementOptions
  ) throws -> URL? {
    try ItemReplacement(original: original, new: new, backupName: backupName, options: options)
      .replace()
    return original
  }

  /// `replaceItem(at:withItemAt:backupItemName:options:)`, which Linux has instead of the one with
  /// a pointer.
  @_silgen_name(
    "$s20FoundationEssentials11FileManagerC0A0E11replaceItem2at04withF2At06backupF4Name7optionsAA3URLVSgAK_AKSSSgAC0F18ReplacementOptionsVtKF"
  )
  package func tutor_replaceItem(
    at original: URL, with new: URL, backupName: String?, options: ItemReplacementOptions
  ) throws -> URL? {
    try tutor_replaceItemAt(original, with: new, backupName: backupName, options: options)
  }
}
