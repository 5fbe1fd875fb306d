import Foundation
import SimulatedFoundation
import Synchronization
import TestSupport
import Testing

/// Files are read and written in turn.
struct CoordinationTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("old", to: "note.txt")
  }

  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @Test(
    .shows(
      "NSFileCoordinator.init(filePresenter:)",
      "NSFileCoordinator.coordinate(readingItemAt:options:error:byAccessor:)",
      "NSFileCoordinator.coordinate(writingItemAt:options:error:byAccessor:)",
      "NSFileCoordinator.coordinate(readingItemAt:options:writingItemAt:options:error:byAccessor:)",
      "NSFileCoordinator.coordinate(writingItemAt:options:writingItemAt:options:error:byAccessor:)",
      "NSFileCoordinator.prepare(forReadingItemsAt:options:writingItemsAt:options:error:byAccessor:)"
    ))
  func accessorsAreCalledBeforeTheCallReturns() {
    var calls: [String] = []
    var error: NSError?
    let coordinator = NSFileCoordinator(filePresenter: nil)
    let other = folder.file("other/none.txt")
    coordinator.coordinate(readingItemAt: file, error: &error) { calls.append(text($0) ?? "?") }
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
      try? Data("new".utf8).write(to: url)
      // A thread may coordinate what it already holds.
      coordinator.coordinate(readingItemAt: url, error: nil) { calls.append(text($0) ?? "?") }
    }
    coordinator.coordinate(readingItemAt: file, writingItemAt: other, error: &error) {
      calls.append("\($0.lastPathComponent) \($1.lastPathComponent)")
    }
    coordinator.coordinate(writingItemAt: file, writingItemAt: other, error: &error) {
      calls.append("\($0.lastPathComponent) \($1.lastPathComponent)")
    }
    coordinator.prepare(forReadingItemsAt: [file], writingItemsAt: [other], error: &error) {
      calls.append("batch")
      $0()
    }
    #expect(calls == ["old", "new", "note.txt none.txt", "note.txt none.txt", "batch"])
    #expect(error == nil)
  }

  @Test func aWriterWaitsForAnother() async {
    let order = Mutex<[String]>([])
    let file = file
    let (begun, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in
        begun.signal()
        release.wait()
        order.withLock { $0.append("first") }
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        begun.wait()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { release.signal() }
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in
          order.withLock { $0.append("second") }
        }
        continuation.resume()
      }
    }
    #expect(order.withLock { $0 } == ["first", "second"])
  }

  @Test(
    .shows(
      "NSFileCoordinator.coordinate(with:queue:byAccessor:)", "NSFileAccessIntent.url",
      "NSFileAccessIntent.readingIntent(with:options:)",
      "NSFileAccessIntent.writingIntent(with:options:)"))
  func intentsAreWaitedForOnAQueue() async {
    let intents = [
      NSFileAccessIntent.readingIntent(with: file), .writingIntent(with: folder.file("x")),
    ]
    #expect(intents.map(\.url.lastPathComponent) == ["note.txt", "x"])
    let error: (any Error)? = await withCheckedContinuation { continuation in
      NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) {
        continuation.resume(returning: $0)
      }
    }
    #expect(error == nil)
  }

  @Test(.shows("NSFileCoordinator.cancel()"))
  func aCancelledCoordinatorCallsNobody() async {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: file, error: &error) { _ in Issue.record("called") }
    #expect(error?.code == CocoaError.userCancelled.rawValue)
    let reported: (any Error)? = await withCheckedContinuation { continuation in
      coordinator.coordinate(with: [.readingIntent(with: file)], queue: OperationQueue()) {
        continuation.resume(returning: $0)
      }
    }
    #expect(reported != nil)
  }

  @Test(
    .shows(
      "NSFileCoordinator.ReadingOptions.forUploading",
      "NSFileCoordinator.ReadingOptions.resolvesSymbolicLink"))
  func aReaderIsGivenWhatItAskedFor() throws {
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let coordinator = NSFileCoordinator()
    var names: [String] = []
    coordinator.coordinate(readingItemAt: link, options: .resolvesSymbolicLink, error: nil) {
      names.append($0.lastPathComponent)
    }
    var archive: Data?
    let inner = try folder.write("x", to: "book/page").deletingLastPathComponent()
    coordinator.coordinate(readingItemAt: inner, options: .forUploading, error: nil) {
      names.append($0.lastPathComponent)
      archive = try? Data(contentsOf: $0)
    }
    coordinator.coordinate(readingItemAt: file, options: .forUploading, error: nil) {
      names.append($0 == file ? "the file itself" : text($0) ?? "?")
    }
    #expect(names == ["note.txt", "book.zip", "old"])
    #expect(archive?.prefix(4) == Data([0x50, 0x4b, 3, 4]))
  }

  @Test(
    .shows(
      "NSFileCoordinator.addFilePresenter(_:)", "NSFileCoordinator.removeFilePresenter(_:)",
      "NSFileCoordinator.filePresenters"))
  func presentersAreListed() {
    let presenter = Presenter()
    NSFileCoordinator.addFilePresenter(presenter)
    #expect(NSFileCoordinator.filePresenters.contains { $0 === presenter })
    NSFileCoordinator.removeFilePresenter(presenter)
    #expect(!NSFileCoordinator.filePresenters.contains { $0 === presenter })
  }

  @Test(
    .shows(
      "URL.startAccessingSecurityScopedResource()",
      "NSURL.startAccessingSecurityScopedResource()",
      "URL.bookmarkData(options:includingResourceValuesForKeys:relativeTo:)",
      "URL.init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)"))
  func aFileThatIsThereCanBeUsed() throws {
    let web = try #require(URL(string: "https://example.com"))
    #expect(file.startAccessingSecurityScopedResource())
    #expect((file as NSURL).startAccessingSecurityScopedResource())
    #expect(!web.startAccessingSecurityScopedResource())
    #expect(!folder.file("none").startAccessingSecurityScopedResource())
    let bookmark = try file.bookmarkData()
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path && !isStale)
    #expect(throws: CocoaError.self) { try folder.file("none").bookmarkData() }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data("x".utf8), bookmarkDataIsStale: &isStale)
    }
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
  }
}

private final class Presenter: NSObject, NSFilePresenter {
  var presentedItemURL: URL? { nil }
  var presentedItemOperationQueue: OperationQueue { .main }
}
