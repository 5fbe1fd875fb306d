public import Foundation

/// A URL that a scene is to open, with its origin.
///
/// Simulated: the URL, and the app that opened it. No known difference.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The origin of the URL.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, from source: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: source)
    super.init()
  }
}

extension UIScene {
  /// The origin of a URL.
  ///
  /// Simulated: the app that opened it, if it belongs to the same team (documented): a lesson's
  /// apps do, the device's own apps don't. `nil` if it came by AirDrop.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the process that opened the URL.
    public let sourceApplication: String?

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }

    /// A property list from the process that opened the URL: always `nil`.
    open var annotation: Any? { nil }
    /// Whether the file may be used in its place: AirDrop delivers a copy, so `false`.
    open var openInPlace: Bool { false }
  }

  /// The options with which a scene opens a URL.
  ///
  /// Simulated: `universalLinksOnly` as documented.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only if an app claims its domain.
    open var universalLinksOnly = false

    /// Makes options.
    public override init() { super.init() }
  }
}
