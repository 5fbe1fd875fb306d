public import Foundation

/// Shows a file or folder, and learns what others do with it through coordinators.
///
/// Simulated: across the processes of the device, on the presenter's queue, as documented. It is
/// asked to let go before others read or write, to save, and to accommodate a deletion, and those
/// that want access wait for the answers. It is told about changes, moves, and what happens inside
/// its folder. It isn't told what coordinators do that were made for it. A process that is
/// suspended answers nothing until it is resumed, so others wait: an extension must remove its
/// presenters from the list when it goes to the background (documented). What it should have been
/// told in the meantime, it is told when it is resumed, each thing once (inferred). Differs: only
/// coordinated access is noticed, and presenters that don't implement a method are asked too;
/// versions of files aren't simulated.
@preconcurrency public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder; `nil` while there is none.
  var presentedItemURL: URL? { get }
  /// The queue on which it is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file or folder, as others see it.
  var primaryPresentedItemURL: URL? { get }
  /// Tells the presenter that somebody wants to read.
  ///
  /// - Parameter reader: To be called when others may read; its argument is called when they have
  ///   finished.
  @preconcurrency func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Tells the presenter that somebody wants to write.
  ///
  /// - Parameter writer: To be called when others may write; its argument is called when they have
  ///   finished.
  @preconcurrency func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Asks for unsaved changes to be saved; an error is passed on to whoever wants to read.
  @preconcurrency func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Asks for unsaved changes to be saved; an error is passed on to whoever wants to read.
  func savePresentedItemChanges() async throws
  /// Tells the presenter that somebody wants to delete it, or to put another file in its place.
  @preconcurrency func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Tells the presenter that somebody wants to delete it, or to put another file in its place.
  func accommodatePresentedItemDeletion() async throws
  /// Tells the presenter that it has moved, by itself or with a folder around it.
  func presentedItemDidMove(to newURL: URL)
  /// Tells the presenter that it has changed.
  func presentedItemDidChange()
  /// Tells the presenter that somebody wants to delete something in the file package.
  @preconcurrency func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Tells the presenter that somebody wants to delete something in the file package.
  func accommodatePresentedSubitemDeletion(at url: URL) async throws
  /// Tells the presenter that something has come into the folder.
  func presentedSubitemDidAppear(at url: URL)
  /// Tells the presenter that something in the folder has moved.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Tells the presenter that something in the folder has changed, or is gone.
  func presentedSubitemDidChange(at url: URL)
}

/// What presenters do unless they say otherwise.
extension NSFilePresenter {
  /// The same as `presentedItemURL`.
  public var primaryPresentedItemURL: URL? { presentedItemURL }
  /// Lets the reader read.
  @preconcurrency public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) {
    reader(nil)
  }
  /// Lets the writer write.
  @preconcurrency public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) {
    writer(nil)
  }
  /// Does what the form without a handler does.
  @preconcurrency public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.savePresentedItemChanges() }, then: completionHandler)
  }
  /// Does nothing: there is nothing to save.
  public func savePresentedItemChanges() async throws {}
  /// Does what the form without a handler does.
  @preconcurrency public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.accommodatePresentedItemDeletion() }, then: completionHandler)
  }
  /// Raises no objection.
  public func accommodatePresentedItemDeletion() async throws {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does what the form without a handler does.
  @preconcurrency public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.accommodatePresentedSubitemDeletion(at: url) }, then: completionHandler)
  }
  /// Raises no objection.
  public func accommodatePresentedSubitemDeletion(at url: URL) async throws {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Does nothing.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}
