import Dispatch
import Foundation

extension WebPage {
  /// Returns the page's tree.
  ///
  /// It is read on a separate thread, because the library has no time limit: a thousand attributes
  /// on one element take it a million steps. If that takes too long, the thread is left to itself;
  /// it does come to an end, because the page's length is limited too.
  func tree(limits: PageLimits) throws(PageProblem) -> PageNode {
    if let changedTree { return changedTree }
    guard let library = HTMLLibrary.shared else {
      throw .libraryMissing(install: HTMLLibrary.package)
    }
    let reader = HTMLReader(library: library, limits: limits)
    let answer = Answer()
    let html = html
    let thread = Thread {
      answer.give(Result { () throws(PageProblem) in try reader.tree(html) })
    }
    thread.stackSize = 8 << 20
    thread.start()
    guard let result = answer.wait(seconds: limits.readingSeconds) else {
      throw .tookTooLong(limit: limits.readingSeconds)
    }
    return try result.get()
  }

  /// Passes a tree from the thread that reads to the one that waits.
  private final class Answer: @unchecked Sendable {
    // Unchecked: the semaphore orders the one write before the one read.
    private let semaphore = DispatchSemaphore(value: 0)
    private var result: Result<PageNode, PageProblem>?

    func give(_ result: Result<PageNode, PageProblem>) {
      self.result = result
      semaphore.signal()
    }

    func wait(seconds: Double) -> Result<PageNode, PageProblem>? {
      guard semaphore.wait(timeout: .now() + seconds) == .success else { return nil }
      return result
    }
  }
}
