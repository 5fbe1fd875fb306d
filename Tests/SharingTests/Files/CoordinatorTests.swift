import Foundation
import Glibc
import SimulatedFoundation
import Synchronization
import TestSupport
import Testing

/// Coordinators and presenters in one process, without a device.
struct CoordinatorTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("old", to: "note.txt")
  }

  @Test(.shows("NSFileCoordinator.purposeIdentifier", "NSFileCoordinator.item(at:willMoveTo:)"))
  func coordinatorsOfOnePurposeDoNotWaitForEachOther() {
    let presenter = Presenter(file)
    let purposes = (0..<2).map { _ in
      NSFileCoordinator(filePresenter: presenter).purposeIdentifier
    }
    #expect(purposes[0] == purposes[1])
    let (one, two) = (NSFileCoordinator(), NSFileCoordinator())
    #expect(one.purposeIdentifier != two.purposeIdentifier)
    one.purposeIdentifier = "com.example.sync"
    two.purposeIdentifier = "com.example.sync"
    var calls = 0
    one.coordinate(writingItemAt: file, error: nil) { url in
      one.item(at: url, willMoveTo: url)
      two.coordinate(writingItemAt: url, error: nil) { _ in calls += 1 }
    }
    #expect(calls == 1)
  }

  @Test func aPurposeCanBeSetOnceOnly() async {
    await #expect(processExitsWith: .failure) {
      let coordinator = NSFileCoordinator()
      coordinator.purposeIdentifier = "a"
      coordinator.purposeIdentifier = "b"
    }
  }

  @Test func aPresenterIsToldWhatOthersDoAndNotWhatIsDoneForIt() {
    let presenter = Presenter(file)
    NSFileCoordinator.addFilePresenter(presenter)
    for coordinator in [
      NSFileCoordinator(filePresenter: presenter), NSFileCoordinator(filePresenter: nil),
    ] {
      coordinator.coordinate(writingItemAt: file, options: .forMerging, error: nil) {
        try? Data("new".utf8).write(to: $0)
      }
    }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    NSFileCoordinator.removeFilePresenter(presenter)
    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(presenter.calls == ["writer", "save", "changed", "again"])
  }

  @Test(.shows("NSFileAccessIntent.url"))
  func whoWaitsIsGivenTheNewPlaceOfAFile() async {
    let intent = NSFileAccessIntent.writingIntent(with: file)
    let moved = folder.file("moved.txt")
    let coordinator = NSFileCoordinator()
    let name: String = await withCheckedContinuation { continuation in
      coordinator.coordinate(writingItemAt: file, options: .forMoving, error: nil) { url in
        NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { _ in
          continuation.resume(returning: intent.url.lastPathComponent)
        }
        try? FileManager.default.moveItem(at: url, to: moved)
        coordinator.item(at: url, didMoveTo: moved)
      }
    }
    #expect(name == "moved.txt")
  }

  @Test func cancellingEndsAWait() async {
    let waiting = NSFileCoordinator()
    let file = file
    let code: Int = await withCheckedContinuation { continuation in
      NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          var error: NSError?
          waiting.coordinate(readingItemAt: file, error: &error) { _ in }
          continuation.resume(returning: error?.code ?? 0)
          isDone.signal()
        }
        waiting.cancel()
        isDone.wait()
      }
    }
    #expect(code == CocoaError.userCancelled.rawValue)
  }

  @Test func aReaderForAnUploadLetsWritersIn() {
    var text: String?
    NSFileCoordinator().coordinate(readingItemAt: file, options: .forUploading, error: nil) {
      copy in
      NSFileCoordinator().coordinate(writingItemAt: file, error: nil) {
        try? Data("new".utf8).write(to: $0)
      }
      text = try? String(contentsOf: copy, encoding: .utf8)
    }
    #expect(text == "old")
  }

  /// A process that is killed while it writes leaves either the old content or the new, whole.
  @Test func aKilledAtomicWriteLeavesOneOfTheTwo() async throws {
    let path = file.path
    for attempt in 0..<4 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, attempt = attempt as Int] in
        let file = URL(fileURLWithPath: path)
        Thread.detachNewThread {
          usleep(useconds_t(3000 + attempt * 1700))
          kill(getpid(), SIGKILL)
        }
        var number = 0
        while true {
          number += 1
          let letter = Character(UnicodeScalar(UInt8(97 + number % 26)))
          let data = Data(String(repeating: letter, count: 1 << 20).utf8)
          try data.write(to: file, options: .atomic)
        }
      }
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "old" || text.utf8.count == 1 << 20 && Set(text).count == 1)
    }
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
    writer { self.note("again") }
  }
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    note("save")
    completionHandler(nil)
  }
  func presentedItemDidChange() { note("changed") }
}
