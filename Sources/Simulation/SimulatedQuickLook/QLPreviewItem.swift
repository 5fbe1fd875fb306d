public import Foundation

/// An item that a preview controller shows.
///
/// Simulated: URLs and custom classes can be such items.
public protocol QLPreviewItem: AnyObject {
  /// The URL of the file.
  var previewItemURL: URL? { get }
  /// The title above the preview.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The title above the preview; optional on iOS, where the file's own name is the default.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The URL itself.
  ///
  /// Simulated: no known difference.
  public var previewItemURL: URL? { self as URL }
}

/// A data source of a preview controller.
///
/// Simulated: asked for the number of items, and for the current one.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of items.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the item at an index.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// A delegate of a preview controller.
///
/// Simulated: told when the controller has disappeared. Differs: previews contain no links and
/// can't be edited, so it isn't asked about them.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// Called when the controller leaves the screen.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called when it has left the screen.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing; optional on iOS.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing; optional on iOS.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
