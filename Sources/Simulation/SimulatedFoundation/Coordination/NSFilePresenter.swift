public import Foundation

/// Shows a file, and is told what others do with it.
///
/// Type-checks only: presenters are listed, and nobody tells them anything yet.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// Where it is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file or folder, as others see it.
  var primaryPresentedItemURL: URL? { get }
  /// Somebody wants to read.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Somebody wants to write.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// What isn't saved should be.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// Somebody wants to delete it.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// It has moved.
  func presentedItemDidMove(to newURL: URL)
  /// It has changed.
  func presentedItemDidChange()
  /// Something has come into the folder.
  func presentedSubitemDidAppear(at url: URL)
  /// Something in the folder has changed.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// The same as `presentedItemURL`.
  public var primaryPresentedItemURL: URL? { presentedItemURL }
  /// Lets the reader read.
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
    reader(nil)
  }
  /// Lets the writer write.
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
    writer(nil)
  }
  /// Has nothing to save.
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Has nothing against it.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}
