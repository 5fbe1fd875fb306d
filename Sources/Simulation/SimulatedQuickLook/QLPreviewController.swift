import Foundation
public import SimulatedUIKit

/// A controller that shows files on the screen, one at a time.
///
/// Simulated: asks its data source when it appears and when it is told to; pictures are shown as
/// pictures, text as text, and other files by name. Differs: the user can't swipe to the next item,
/// and preview extensions of other apps aren't used.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  private let picture = UIImageView()
  private let text = UILabel()

  /// The object that supplies the items; it isn't kept alive.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate, which is told when the controller disappears; it isn't kept alive.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the current item.
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }

  /// The current item; `nil` if there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Returns whether an item can be shown.
  ///
  /// Simulated: true for an item with a file. Differs: on iOS the file's type decides.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL?.isFileURL ?? false
  }

  /// Asks for the items again.
  ///
  /// Simulated: an index beyond the last item goes back to the first one.
  open func reloadData() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    if currentPreviewItemIndex < count {
      refreshCurrentPreviewItem()
    } else {
      currentPreviewItemIndex = 0
    }
  }

  /// Shows the current item again.
  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    let item = currentPreviewItem
    let url = item?.previewItemURL
    let name = item?.previewItemTitle ?? url?.lastPathComponent
    navigationItem.title = name
    let data = url.flatMap { try? Data(contentsOf: $0) }
    picture.image = data.flatMap(UIImage.init(data:))
    text.text = picture.image == nil ? Self.readable(url, data) ?? name : nil
  }

  /// Asks for the items.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    placeParts()
    reloadData()
  }

  /// Tells the delegate.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.previewControllerWillDismiss(self)
  }

  /// Tells the delegate.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.previewControllerDidDismiss(self)
  }
}

extension QLPreviewController {
  // This isn't done in viewDidLoad because subclasses often override that without calling super.
  private func placeParts() {
    guard text.superview == nil else { return }
    for part in [picture, text] as [UIView] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    picture.contentMode = .scaleAspectFit
    text.numberOfLines = 0
    text.textAlignment = .center
  }

  /// Returns the text of a text file.
  private static func readable(_ url: URL?, _ data: Data?) -> String? {
    guard let url, let data,
      UTType(filenameExtension: url.pathExtension)?.conforms(to: .text) == true
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
