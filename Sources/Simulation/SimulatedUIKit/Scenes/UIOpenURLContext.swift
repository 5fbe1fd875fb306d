public import Foundation

/// A URL that a scene is to open, with where it comes from.
///
/// Simulated: the URL, and who opened it. No known difference.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// Where it comes from.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, from source: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: source)
    super.init()
  }
}

extension UIScene {
  /// Where a URL comes from.
  ///
  /// Simulated: who opened it, if it belongs to the same team (documented): a lesson's apps do, the
  /// device's own apps don't. Nobody when it came by AirDrop.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of whoever opened the URL.
    public let sourceApplication: String?

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }

    /// A property list from whoever opened the URL: nobody sends one.
    open var annotation: Any? { nil }
    /// Whether the file may be used where it is: what comes by AirDrop is a copy, so `false`.
    open var openInPlace: Bool { false }
  }

  /// How a scene opens a URL.
  ///
  /// Simulated: `universalLinksOnly` as documented.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only if an app claims its domain.
    open var universalLinksOnly = false

    /// Makes options.
    public override init() { super.init() }
  }
}
