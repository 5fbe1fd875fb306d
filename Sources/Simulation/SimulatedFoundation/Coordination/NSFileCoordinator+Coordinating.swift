public import Foundation

extension NSFileCoordinator {
  /// Reads a file while nobody is writing it.
  ///
  /// - Parameters:
  ///   - url: The file or folder.
  ///   - options: What is wanted; for an upload, others continue as soon as there is a copy.
  ///   - outError: Where an error is left; in that case the accessor isn't called.
  ///   - reader: Reads; it must use the URL that it is given.
  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    access([(options.place(url), options.kind)], outError) { access in
      let file = try FileToRead(access.urls[0], options)
      defer { file.discard() }
      if file.isCopy { access.end() }
      reader(file.url)
    }
  }

  /// Writes a file while nobody else is reading or writing it.
  ///
  /// - Parameters:
  ///   - url: The file or folder; it needn't be there yet.
  ///   - options: What is wanted.
  ///   - outError: Where an error is left; in that case the accessor isn't called.
  ///   - writer: Writes; it must use the URL that it is given.
  public func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    access([(url, options.kind)], outError) { writer($0.urls[0]) }
  }

  /// Reads one file and writes another; both are waited for together.
  public func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let wishes = [
      (readingOptions.place(readingURL), readingOptions.kind), (writingURL, writingOptions.kind),
    ]
    access(wishes, outError) { access in
      let file = try FileToRead(access.urls[0], readingOptions)
      defer { file.discard() }
      readerWriter(file.url, access.urls[1])
    }
  }

  /// Writes two files; both are waited for together.
  public func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    access([(url1, options1.kind), (url2, options2.kind)], outError) {
      writer($0.urls[0], $0.urls[1])
    }
  }

  /// Keeps others waiting for several files while a batch of coordinated work is done.
  ///
  /// Simulated: as documented, presenters of the items and of what is in them are asked once, and
  /// not again by what the same coordinator does in the meantime; the batch is over when the
  /// accessor says so.
  public func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    let wishes =
      readingURLs.map { ($0, readingOptions.kind) } + writingURLs.map { ($0, writingOptions.kind) }
    access(wishes, isBatch: true, outError) { access in batchAccessor { access.end() } }
  }

  /// Waits for several files, and then calls the accessor on a queue.
  ///
  /// - Parameters:
  ///   - intents: The files, and what is to be done with them.
  ///   - queue: Where the accessor is called.
  ///   - accessor: Is called on the queue; it receives an error when there is no access.
  @preconcurrency public func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    access(intents.map { ($0.url, $0.kind) }, on: queue) { access, error in
      for (intent, url) in zip(intents, access?.urls ?? []) { intent.move(to: url) }
      accessor(error)
    }
  }
}

extension NSFileCoordinator.ReadingOptions {
  /// Returns the current place of the item that is waited for.
  fileprivate func place(_ url: URL) -> URL {
    contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
  }
}
