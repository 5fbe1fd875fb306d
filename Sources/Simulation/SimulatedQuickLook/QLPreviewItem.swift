public import Foundation

/// Something that a preview controller shows.
///
/// Simulated: URLs are such items, and classes of one's own.
public protocol QLPreviewItem: AnyObject {
  /// Where the file is.
  var previewItemURL: URL? { get }
  /// The name above the preview.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name above the preview; optional on iOS, where the file's own stands in for it.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The URL itself.
  ///
  /// Simulated: no known difference.
  public var previewItemURL: URL? { self as URL }
}

/// What tells a preview controller the items.
///
/// Simulated: asked for the number of items, and for the one that is looked at.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many items there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The item of an index.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// What a preview controller tells while the user looks.
///
/// Simulated: told when the controller has gone. Differs: there are no links in what is shown and no
/// edits, so nothing is asked of it.
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
