public import Foundation
public import SimulatedUIKit

/// How a web view is set up.
///
/// Type-checks only: keeps its values; no page is shown.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The scripts that are put into pages.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a page may do, unless it is asked each time.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process that pages are in.
  open var processPool = WKProcessPool()
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether pages may be shown before all is there.
  open var suppressesIncrementalRendering = false
  /// Whether films may play elsewhere.
  open var allowsAirPlayForMediaPlayback = true
  /// What the view says that it is, beside the usual.
  open var applicationNameForUserAgent: String?
  /// Whether pages may be enlarged although they don't want to.
  open var ignoresViewportScaleLimits = false
  /// Which media need a tap to play.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []

  /// Makes a configuration.
  public override init() { super.init() }

  /// Has an object load URLs of a scheme.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }
  /// The object that loads URLs of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
  private var handlers: [String: any WKURLSchemeHandler] = [:]
}

/// Loads URLs of a scheme.
///
/// Type-checks only: nothing is loaded.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Ends.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A URL that is to be loaded.
///
/// Type-checks only: nothing is loaded.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// The answer's head.
  func didReceive(_ response: URLResponse)
  /// A piece of the answer.
  func didReceive(_ data: Data)
  /// The end.
  func didFinish()
  /// It can't be loaded.
  func didFailWithError(_ error: any Error)
}

/// Which media need a tap to play.
///
/// Type-checks only: nothing is played.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What pages may do.
///
/// Type-checks only: keeps its values; no page is shown.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether false pages are warned of.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Makes preferences.
  public override init() { super.init() }
}

/// What a page may do.
///
/// Type-checks only: keeps its values; no page is shown.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// Whether its scripts run.
  open var allowsContentJavaScript = true
  /// Makes preferences.
  public override init() { super.init() }
}

/// What pages keep.
///
/// Type-checks only: nothing is kept.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let kept = WKWebsiteDataStore()
  private static let passing = WKWebsiteDataStore()
  /// What is on disk.
  open class func `default`() -> WKWebsiteDataStore { kept }
  /// What is only in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { passing }
  /// Whether it is on disk.
  open var isPersistent: Bool { self === Self.kept }
}

/// The process that pages are in.
///
/// Type-checks only: there is none.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  /// Makes a pool.
  public override init() { super.init() }
}
