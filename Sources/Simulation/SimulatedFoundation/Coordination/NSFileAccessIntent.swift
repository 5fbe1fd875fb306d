import DeviceProtocol
public import Foundation
import Synchronization

/// A file, and what is to be done with it.
///
/// Simulated: what a coordinator is given, with the URL that the file has by the time the accessor is
/// called. No known difference.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  // The purpose never changes; the URL has a lock.
  let kind: FileAccess.Kind
  private let place: Mutex<URL>

  private init(_ url: URL, _ kind: FileAccess.Kind) {
    self.kind = kind
    place = Mutex(url)
    super.init()
  }

  /// Returns the intent to read a file.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(
      options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url, options.kind)
  }

  /// Returns the intent to write a file.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, options.kind)
  }

  /// The file; it may be moved during the wait for access, so the accessor has to use this URL.
  open var url: URL { place.withLock { $0 } }

  /// Notes that the file is somewhere else by now.
  func move(to url: URL) { place.withLock { $0 = url } }
}
