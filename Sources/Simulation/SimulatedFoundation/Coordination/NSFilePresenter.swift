public import Foundation

/// Shows a file or folder, and is told what others do with it through coordinators.
///
/// Simulated: across the processes of the device, on the presenter's queue, as documented: it is asked
/// to let go before others read or write, to save, and to accommodate a deletion, and whoever wants
/// access waits for the answers; it is told of changes, moves, and what happens inside its folder. It
/// isn't told what coordinators do that were made for it. A process that is suspended answers nobody
/// before it is resumed, so others wait: an extension must take its presenters off the list when it
/// goes to the background (documented). What it is told meanwhile it learns when it is resumed, each
/// thing once (inferred). Differs: only coordinated access is noticed, and presenters that don't
/// implement a method are asked too; versions of files aren't simulated.
@preconcurrency public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder; `nil` as long as there is none.
  var presentedItemURL: URL? { get }
  /// Where it is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file or folder, as others see it.
  var primaryPresentedItemURL: URL? { get }
  /// Somebody wants to read.
  ///
  /// - Parameter reader: To be called when they may; what it is given is called when they have.
  @preconcurrency func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Somebody wants to write.
  ///
  /// - Parameter writer: To be called when they may; what it is given is called when they have.
  @preconcurrency func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// What isn't saved should be; an error is given to whoever wants to read.
  @preconcurrency func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// What isn't saved should be; an error is given to whoever wants to read.
  func savePresentedItemChanges() async throws
  /// Somebody wants to delete it, or to put another file in its place.
  @preconcurrency func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Somebody wants to delete it, or to put another file in its place.
  func accommodatePresentedItemDeletion() async throws
  /// It has moved, by itself or with a folder around it.
  func presentedItemDidMove(to newURL: URL)
  /// It has changed.
  func presentedItemDidChange()
  /// Somebody wants to delete something in the file package.
  @preconcurrency func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Somebody wants to delete something in the file package.
  func accommodatePresentedSubitemDeletion(at url: URL) async throws
  /// Something has come into the folder.
  func presentedSubitemDidAppear(at url: URL)
  /// Something in the folder has moved.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Something in the folder has changed, or is gone.
  func presentedSubitemDidChange(at url: URL)
}

/// What presenters do that don't say otherwise.
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
  /// What the form without a handler does.
  @preconcurrency public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.savePresentedItemChanges() }, then: completionHandler)
  }
  /// Has nothing to save.
  public func savePresentedItemChanges() async throws {}
  /// What the form without a handler does.
  @preconcurrency public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.accommodatePresentedItemDeletion() }, then: completionHandler)
  }
  /// Has nothing against it.
  public func accommodatePresentedItemDeletion() async throws {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// What the form without a handler does.
  @preconcurrency public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.accommodatePresentedSubitemDeletion(at: url) }, then: completionHandler)
  }
  /// Has nothing against it.
  public func accommodatePresentedSubitemDeletion(at url: URL) async throws {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Does nothing.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}
