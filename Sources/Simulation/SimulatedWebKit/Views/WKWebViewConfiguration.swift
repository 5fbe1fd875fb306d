public import Foundation
public import SimulatedUIKit

/// The configuration of a web view.
///
/// Type-checks only: keeps its values; pages aren't shown.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The scripts that are added to pages.
  open var userContentController = WKUserContentController()
  /// The preferences for all pages.
  open var preferences = WKPreferences()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The default preferences for a page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The store of pages' data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process in which pages run.
  open var processPool = WKProcessPool()
  /// Whether films play within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether pages are shown only when they are complete.
  open var suppressesIncrementalRendering = false
  /// Whether films may play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// The text that is added to the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether pages may be zoomed although they forbid it.
  open var ignoresViewportScaleLimits = false
  /// The media that need a tap to play.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []

  /// Makes a configuration.
  public override init() { super.init() }

  /// Sets the object that loads URLs of a scheme.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }
  /// Returns the object that loads URLs of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
  private var handlers: [String: any WKURLSchemeHandler] = [:]
}

/// An object that loads URLs of a scheme.
///
/// Type-checks only: URLs aren't loaded.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Starts loading a URL.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading a URL.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A task of loading a URL.
///
/// Type-checks only: URLs aren't loaded.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Receives the response.
  func didReceive(_ response: URLResponse)
  /// Receives a part of the data.
  func didReceive(_ data: Data)
  /// Reports that everything was loaded.
  func didFinish()
  /// Reports that loading has failed.
  func didFailWithError(_ error: any Error)
}

/// The media that need a tap to play.
///
/// Type-checks only: media aren't played.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The preferences for all pages.
///
/// Type-checks only: keeps its values; pages aren't shown.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows automatically.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The minimum font size.
  open var minimumFontSize: CGFloat = 0
  /// Whether the user is warned about fraudulent websites.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Makes preferences.
  public override init() { super.init() }
}

/// The preferences for a page.
///
/// Type-checks only: keeps its values; pages aren't shown.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// Whether its scripts run.
  open var allowsContentJavaScript = true
  /// Makes preferences.
  public override init() { super.init() }
}

/// The store of pages' data.
///
/// Type-checks only: data isn't stored.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let kept = WKWebsiteDataStore()
  private static let passing = WKWebsiteDataStore()
  /// Returns the store on disk.
  open class func `default`() -> WKWebsiteDataStore { kept }
  /// Returns a store in memory only.
  open class func nonPersistent() -> WKWebsiteDataStore { passing }
  /// Whether it is stored on disk.
  open var isPersistent: Bool { self === Self.kept }
}

/// The process in which pages run.
///
/// Type-checks only: there is none.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  /// Makes a pool.
  public override init() { super.init() }
}
