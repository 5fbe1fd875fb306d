import DeviceProtocol
public import Foundation
public import FoundationNetworking
import SimulatedFoundation
public import SimulatedUIKit

/// A view for web pages.
///
/// Simulated: it learns what to load, and tells its navigation delegate about the result: there is
/// no network, so loading fails as it does in that case. Differs: pages aren't shown, and scripts
/// don't run.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// The configuration.
  public let configuration: WKWebViewConfiguration
  /// The delegate, which is told about loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate, which is asked for windows by a page's scripts.
  ///
  /// Type-checks only: keeps it; scripts don't run.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The URL that it was told to load last.
  open private(set) var url: URL?
  /// The page's title: none, as there is no page.
  open var title: String? { nil }
  /// Whether something is being loaded.
  open private(set) var isLoading = false
  /// The progress of loading.
  open var estimatedProgress: Double { 0 }
  /// Whether everything was loaded over secure connections.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { false }
  /// Whether swiping goes back and forward.
  ///
  /// Type-checks only: keeps its value.
  open var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows a preview.
  ///
  /// Type-checks only: keeps its value.
  open var allowsLinkPreview = true
  /// The user agent that the view reports.
  ///
  /// Type-checks only: keeps its value.
  open var customUserAgent: String?
  /// Whether a browser's developer tools may inspect it.
  ///
  /// Type-checks only: keeps its value.
  open var isInspectable = false
  /// The view that scrolls.
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

  /// Loads a request.
  ///
  /// Simulated: the navigation delegate is asked whether it may. A URL of an app's scheme is opened
  /// or not, according to the table in Docs/opening.md; everything else fails, because there is no
  /// network.
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
  /// Type-checks only: pages aren't shown, so the delegate isn't told.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  /// Shows a file.
  ///
  /// Type-checks only: pages aren't shown, so the delegate isn't told.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    nil
  }

  /// Shows a document.
  ///
  /// Type-checks only: pages aren't shown, so the delegate isn't told.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }

  /// Loads the page again.
  ///
  /// Simulated: as loading the last URL.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }

  /// Stops loading.
  ///
  /// Simulated: the delegate isn't told any more.
  open func stopLoading() {
    lastNumber += 1
    isLoading = false
  }

  /// Goes back to the previous page.
  ///
  /// Type-checks only: there is none.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Goes forward to the next page.
  ///
  /// Type-checks only: there is none.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Runs a script in the page.
  ///
  /// Simulated: ends with `WKError.javaScriptExceptionOccurred`. Differs: scripts don't run.
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
