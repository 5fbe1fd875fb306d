/// What is shared, written in a few words: `image:3`, `url`, `file:report.pdf`,
/// `public.jpeg+public.file-url`.
///
/// A word stands for the types that the apps of a device usually hand over; that they do is observed,
/// and another app may do otherwise. Types that are joined by `+` are the types of one attachment.
///
/// | | one attachment of |
/// |---|---|
/// | `image` | `public.jpeg` |
/// | `movie` | `com.apple.quicktime-movie` |
/// | `text` | `public.plain-text` |
/// | `url` | `public.url`, with an address of the web |
/// | `webpage` | `public.url` and `com.apple.active-webpage`, as Safari shares the page that is open |
/// | `file:NAME` | the type that the name's extension stands for, and `public.file-url` |
/// | `contact` | `public.vcard` |
/// | `TYPE+TYPE` | these types |
///
/// All but a file can be followed by `:` and a number of such attachments.
public struct ShareSpec: Hashable, Sendable {
  /// The attachments that the words stand for.
  public var attachments: [Attachment]
  /// Whether the host can run an extension's JavaScript in what is shared.
  public var supportsJavaScript: Bool

  /// Makes a spec of what it stands for.
  ///
  /// - Parameters:
  ///   - attachments: The attachments.
  ///   - supportsJavaScript: Whether the host can run an extension's JavaScript in them.
  public init(_ attachments: [Attachment], supportsJavaScript: Bool = false) {
    self.attachments = attachments
    self.supportsJavaScript = supportsJavaScript
  }

  /// The words that stand for something by themselves.
  public static let words = ["image", "movie", "text", "url", "webpage", "contact", "file:NAME"]

  /// The most attachments that one spec can stand for.
  public static let most = 10_000

  /// Puts what several specs stand for into one extension item.
  ///
  /// - Parameter specs: What is attached, in this order.
  /// - Returns: The item.
  public static func item(of specs: [ShareSpec]) -> SharedItem {
    SharedItem(
      specs.flatMap { $0.attachments },
      supportsJavaScript: specs.contains { $0.supportsJavaScript })
  }
}
