public import Foundation

/// A delegate that is told what the user does in a document picker.
///
/// Simulated: called on the main queue when the picker is gone from the screen (inferred).
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// Called when the user has chosen a document; deprecated since iOS 11.
  ///
  /// Simulated: called for the first document when the delegate doesn't have the newer method.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Passes the first document to the older method.
  ///
  /// Simulated: the behaviour of a delegate that lacks the method.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Does nothing.
  ///
  /// Type-checks only: the behaviour of a delegate that lacks the method.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Does nothing.
  ///
  /// Type-checks only: the behaviour of a delegate that lacks the method.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
