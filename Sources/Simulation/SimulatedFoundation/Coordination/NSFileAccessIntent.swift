import DeviceProtocol
public import Foundation
import Synchronization

/// A file, and what is to be done with it.
///
/// Simulated: what a coordinator is given, with the URL that the file has by the time the accessor is
/// called. No known difference.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  // What it is for never changes; the URL is behind a lock.
  let kind: FileAccess.Kind
  private let place: Mutex<URL>

  private init(_ url: URL, _ kind: FileAccess.Kind) {
    self.kind = kind
    place = Mutex(url)
    super.init()
  }

  /// Says that a file is to be read.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(
      options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url, options.kind)
  }

  /// Says that a file is to be written.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, options.kind)
  }

  /// The file; while access is waited for it may be moved, so this is to be used in the accessor.
  open var url: URL { place.withLock { $0 } }

  /// The file is somewhere else by now.
  func move(to url: URL) { place.withLock { $0 = url } }
}
