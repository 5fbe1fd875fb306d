public import Foundation

/// A file, and what is to be done with it.
///
/// Simulated: what a coordinator is given. Differs: options are of no effect.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  // It never changes.
  let wish: FileWish

  private init(_ wish: FileWish) {
    self.wish = wish
    super.init()
  }

  /// Says that a file is to be read.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(.reading(url))
  }

  /// Says that a file is to be written.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(.writing(url))
  }

  /// The file.
  open var url: URL { wish.url }
}

/// What somebody wants to do with a file.
enum FileWish: Sendable {
  case reading(URL)
  case writing(URL)

  var url: URL {
    switch self {
    case .reading(let url), .writing(let url): url
    }
  }

  var isWriting: Bool { if case .writing = self { true } else { false } }
}
