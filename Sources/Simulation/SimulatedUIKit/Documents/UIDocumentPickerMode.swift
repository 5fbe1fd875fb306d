/// The purpose of a document picker.
///
/// Simulated: Apple's numbers.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Getting a copy of a document.
  case `import`
  /// Getting access to a document in its place.
  case open
  /// Putting a copy of a document somewhere.
  case exportToService
  /// Moving a document somewhere.
  case moveToService
}
