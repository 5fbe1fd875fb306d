/// What is shared, written in a few words: `image:3`, `url`, `file:report.pdf`,
/// `public.jpeg+public.file-url`.
///
/// A word stands for the types that the apps of a device usually share; this is observed, and
/// another app may behave differently. Types that are joined by `+` belong to one attachment.
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
/// All except a file can be followed by `:` and the number of such attachments.
public struct ShareSpec: Hashable, Sendable {
  /// The attachments for which the words stand.
  public var attachments: [Attachment]
  /// Whether the host can run an extension's JavaScript in what is shared.
  public var supportsJavaScript: Bool

  /// Makes a spec from what it stands for.
  ///
  /// - Parameters:
  ///   - attachments: The attachments.
  ///   - supportsJavaScript: Whether the host can run an extension's JavaScript in them.
  public init(_ attachments: [Attachment], supportsJavaScript: Bool = false) {
    self.attachments = attachments
    self.supportsJavaScript = supportsJavaScript
  }

  /// The words that are valid by themselves.
  public static let words = ["image", "movie", "text", "url", "webpage", "contact", "file:NAME"]

  /// The maximum number of attachments for which one spec can stand.
  public static let most = 10_000

  /// Combines what several specs stand for in one extension item.
  ///
  /// - Parameter specs: The attachments, in this order.
  /// - Returns: The item.
  public static func item(of specs: [ShareSpec]) -> SharedItem {
    SharedItem(
      specs.flatMap { $0.attachments },
      supportsJavaScript: specs.contains { $0.supportsJavaScript })
  }
}
