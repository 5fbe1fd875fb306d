public import Foundation

/// What a page says about itself: its title, its icon and its picture.
///
/// Simulated: what an app sets, or a provider has found.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Its owner changes it, and not while it is being passed on.
  /// The address for which it was requested.
  open var originalURL: URL?
  /// The address at which the page was found.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The page's icon.
  open var iconProvider: NSItemProvider?
  /// A picture that stands for the page.
  open var imageProvider: NSItemProvider?
  /// A film that stands for the page.
  ///
  /// Type-checks only: links don't play films.
  open var videoProvider: NSItemProvider?
  /// The address of a film that stands for the page.
  ///
  /// Simulated: a provider finds it. Differs: links don't play films.
  open var remoteVideoURL: URL?

  /// Makes empty metadata.
  public override init() { super.init() }

  /// Whether it can be archived securely: always.
  public static var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key) as String?
    }
    originalURL = text("originalURL").flatMap { URL(string: $0) }
    url = text("url").flatMap { URL(string: $0) }
    remoteVideoURL = text("remoteVideoURL").flatMap { URL(string: $0) }
    title = text("title")
  }

  /// Writes addresses and title; differs: pictures are lost.
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL.map { $0.absoluteString as NSString }, forKey: "originalURL")
    coder.encode(url.map { $0.absoluteString as NSString }, forKey: "url")
    coder.encode(remoteVideoURL.map { $0.absoluteString as NSString }, forKey: "remoteVideoURL")
    coder.encode(title.map { $0 as NSString }, forKey: "title")
  }

  /// Returns metadata with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }
}
