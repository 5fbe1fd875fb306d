import DeviceProtocol
public import Foundation
public import FoundationNetworking
import SimulatedFoundation
public import SimulatedUIKit

/// A view for pages of the web.
///
/// Simulated: it is told what to load, and tells its navigation delegate what becomes of it: there
/// is no network, so loading fails as it does then. Differs: no page is shown, and no script runs.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// How it was set up.
  public let configuration: WKWebViewConfiguration
  /// Told of what becomes of loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Asked for windows of a page's scripts.
  ///
  /// Type-checks only: keeps it; no script runs.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// What it was told to load last.
  open private(set) var url: URL?
  /// The page's title: it has no page.
  open var title: String? { nil }
  /// Whether something is being loaded.
  open private(set) var isLoading = false
  /// How much is loaded.
  open var estimatedProgress: Double { 0 }
  /// Whether everything came over safe connections.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { false }
  /// Whether there is a page behind this one.
  open var canGoForward: Bool { false }
  /// Whether swiping goes back and forward.
  ///
  /// Type-checks only: keeps its value.
  open var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows what is behind it.
  ///
  /// Type-checks only: keeps its value.
  open var allowsLinkPreview = true
  /// What the view says that it is.
  ///
  /// Type-checks only: keeps its value.
  open var customUserAgent: String?
  /// Whether a browser's tools may look into it.
  ///
  /// Type-checks only: keeps its value.
  open var isInspectable = false
  /// What scrolls.
  ///
  /// Type-checks only: there is no page to scroll.
  open private(set) lazy var scrollView = UIScrollView()
  private var lastNumber = 0

  /// Makes a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Makes a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Makes a view.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Loads what the request asks for.
  ///
  /// Simulated: the navigation delegate is asked whether it may. A URL of an app's scheme is opened,
  /// or not, by the table in Docs/opening.md; everything else fails, for there is no network.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    let navigation = begin()
    let action = WKNavigationAction(request: request)
    decide(action) { [weak self] policy in
      guard let self else { return }
      policy == .cancel ? end(navigation) : follow(request.url, navigation)
    }
    return navigation
  }

  /// Shows a page.
  ///
  /// Type-checks only: no page is shown, so nothing is told of it.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  /// Shows a file.
  ///
  /// Type-checks only: no page is shown, so nothing is told of it.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    nil
  }

  /// Shows a document.
  ///
  /// Type-checks only: no page is shown, so nothing is told of it.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }

  /// Loads the page anew.
  ///
  /// Simulated: as loading what was loaded last.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }

  /// Stops loading.
  ///
  /// Simulated: the delegate isn't told any more.
  open func stopLoading() {
    lastNumber += 1
    isLoading = false
  }

  /// Goes to the page before.
  ///
  /// Type-checks only: there is none.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Goes to the page behind.
  ///
  /// Type-checks only: there is none.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Runs a script in the page.
  ///
  /// Simulated: ends with `WKError.javaScriptExceptionOccurred`. Differs: no script runs.
  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Runs a script in the page.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
}

extension WKWebView {
  private func begin() -> WKNavigation {
    lastNumber += 1
    isLoading = true
    return WKNavigation(number: lastNumber)
  }

  private func end(_ navigation: WKNavigation) {
    if navigation.number == lastNumber { isLoading = false }
  }

  private func decide(
    _ action: WKNavigationAction, then: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard let navigationDelegate else { return then(.allow) }
    navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: then)
  }

  private func follow(_ url: URL?, _ navigation: WKNavigation) {
    let isOfApp = url.map(Self.isOfApp) ?? false
    if isOfApp, let url { DeviceConnection.shared?.open(url, by: .webView) { _ in } }
    DispatchQueue.main.async { [weak self] in
      guard let self, navigation.number == lastNumber else { return }
      isLoading = false
      if !isOfApp { navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation) }
      let code = isOfApp ? NSURLErrorUnsupportedURL : NSURLErrorNotConnectedToInternet
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation,
        withError: NSError(domain: NSURLErrorDomain, code: code))
    }
  }

  private static func isOfApp(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return !["http", "https", "file", "about", "data", "blob", "javascript"].contains(scheme)
  }
}
