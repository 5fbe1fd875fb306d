public import Foundation
import Synchronization

/// Lets several processes read and write files without getting in each other's way.
///
/// Simulated: while a process writes, others that coordinate wait, and so they do while it reads and
/// they want to write; the accessor is called before the call returns (documented). A folder that is
/// read for uploading is a ZIP archive. Differs: whoever coordinates a file of the same folder waits
/// too; presenters aren't told, and what `item(at:didMoveTo:)` says is of no effect.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Whether it was cancelled is behind a lock.
  private let isCancelled = Mutex(false)

  /// What a reader wants.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters needn't save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The accessor is given what a link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is known about the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The accessor is given a copy that doesn't change; of a folder an archive.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// What a writer wants.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It moves the file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// It changes the file that is there.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// It puts another file in its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// It changes what is known about the file, not what is in it.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// A name for what several coordinators do together.
  open var purposeIdentifier = UUID().uuidString

  /// Makes a coordinator.
  ///
  /// - Parameter filePresenterOrNil: A presenter that needn't be told what this coordinator does.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

  /// Reads a file while nobody writes it.
  ///
  /// - Parameters:
  ///   - url: The file or folder.
  ///   - options: What is wanted.
  ///   - outError: Where an error is left; then the accessor isn't called.
  ///   - reader: Reads; it must use the URL that it is given.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    access([.reading(url)], outError) {
      try FileToRead.provide(url, options, to: reader)
    }
  }

  /// Writes a file while nobody else reads or writes it.
  ///
  /// - Parameters:
  ///   - url: The file or folder; it needn't be there yet.
  ///   - options: What is wanted.
  ///   - outError: Where an error is left; then the accessor isn't called.
  ///   - writer: Writes; it must use the URL that it is given.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    access([.writing(url)], outError) { writer(url) }
  }

  /// Reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access([.reading(readingURL), .writing(writingURL)], outError) {
      try FileToRead.provide(readingURL, readingOptions) { readerWriter($0, writingURL) }
    }
  }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    access([.writing(url1), .writing(url2)], outError) { writer(url1, url2) }
  }

  /// Keeps others waiting for several files while a batch of coordinated work is done.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    let wishes = readingURLs.map(FileWish.reading) + writingURLs.map(FileWish.writing)
    access(wishes, outError) { batchAccessor {} }
  }

  /// Waits for several files, and then calls the accessor on a queue.
  ///
  /// - Parameters:
  ///   - intents: The files, and what is to be done with them.
  ///   - queue: Where the accessor is called.
  ///   - accessor: Receives an error when there is no access.
  @preconcurrency open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let wishes = intents.map(\.wish)
    DispatchQueue.global().async { [self] in
      let locks = FolderLocks(wishes) { isCancelled.withLock { $0 } }
      queue.addOperation {
        guard let locks else { return accessor(CocoaError(.userCancelled)) }
        locks.whileHeld { accessor(nil) }
      }
    }
  }

  /// Ends the waiting; accessors that are running aren't ended.
  open func cancel() { isCancelled.withLock { $0 = true } }

  /// Says that this coordinator is about to move a file.
  ///
  /// Type-checks only: presenters aren't told.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Says that this coordinator has moved a file.
  ///
  /// Type-checks only: presenters aren't told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  private func access(
    _ wishes: [FileWish], _ error: NSErrorPointer, _ body: () throws -> Void
  ) {
    guard let locks = FolderLocks(wishes, isCancelled: { isCancelled.withLock { $0 } }) else {
      error?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    locks.whileHeld {
      do { try body() } catch let failure { error?.pointee = failure as NSError }
    }
  }
}
