import Foundation
import SimulatedFoundation
import Synchronization
import TestSupport
import Testing

/// Folders that count as one file.
struct FilePackageTests {
  @Test(
    .shows(
      "NSFilePresenter.accommodatePresentedSubitemDeletion(at:completionHandler:)",
      "NSFilePresenter.primaryPresentedItemURL"))
  func thePresenterOfAPackageIsAskedAboutWhatIsInIt() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write("text", to: "book.rtfd/page.txt")
    try folder.write("picture", to: "book.rtfd/picture")
    let presenter = Presenter(page.deletingLastPathComponent())
    #expect(presenter.primaryPresentedItemURL == presenter.presentedItemURL)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    NSFileCoordinator().coordinate(writingItemAt: page, options: .forDeleting, error: nil) { url in
      try? FileManager.default.removeItem(at: url)
    }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(presenter.calls == ["writer", "deletes page.txt", "changed"])
  }
}

/// Records what it is told.
private final class Presenter: NSObject, NSFilePresenter, Sendable {
  let url: URL
  let presentedItemOperationQueue = OperationQueue()
  private let told = Mutex<[String]>([])

  init(_ url: URL) {
    self.url = url
    presentedItemOperationQueue.maxConcurrentOperationCount = 1
  }

  var presentedItemURL: URL? { url }
  var calls: [String] { told.withLock { $0 } }

  private func note(_ call: String) { told.withLock { $0.append(call) } }

  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) {
    note("writer")
    writer(nil)
  }
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    note("deletes \(url.lastPathComponent)")
    completionHandler(nil)
  }
  func presentedItemDidChange() { note("changed") }
}
