public import Foundation

/// Told what the user does in a document picker.
///
/// Simulated: called on the main queue when the picker is gone from the screen (inferred).
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user has chosen documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// The user has given up.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// The user has chosen a document; deprecated since iOS 11.
  ///
  /// Simulated: called for the first document when the delegate doesn't have the newer method.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Hands the first document to the older method.
  ///
  /// Simulated: what a delegate does that doesn't have the method.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Does nothing.
  ///
  /// Type-checks only: what a delegate does that doesn't have the method.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Does nothing.
  ///
  /// Type-checks only: what a delegate does that doesn't have the method.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
