/// What a document picker is for.
///
/// Simulated: Apple's numbers.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// To get a copy of a document.
  case `import`
  /// To get access to a document where it is.
  case open
  /// To put a copy of a document somewhere.
  case exportToService
  /// To put a document somewhere.
  case moveToService
}
