import DeviceProtocol
public import Foundation
public import FoundationNetworking
import SimulatedFoundation

/// The old view for web pages.
///
/// Simulated: it learns what to load, and passes a URL whose scheme isn't a web scheme to the
/// system, which follows the table in Docs/opening.md. Differs: it shows nothing, and never loads a
/// page. Since iOS 12 Apple wants WKWebView in its place (documented).
@available(*, deprecated, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView {
  /// The delegate, which is told about loading.
  ///
  /// Type-checks only: nothing is loaded, so it isn't called.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The request that the view was told to load last.
  open private(set) var request: URLRequest?
  /// Whether something is being loaded: never.
  open var isLoading: Bool { false }
  /// Whether pages are scaled to fit.
  ///
  /// Simulated: keeps its value. Differs: pages aren't shown.
  open var scalesPageToFit = false

  /// Loads a request.
  ///
  /// Simulated: a URL of an app's scheme is opened or not, according to the table in
  /// Docs/opening.md.
  open func loadRequest(_ request: URLRequest) {
    self.request = request
    guard let url = request.url, let scheme = url.scheme?.lowercased(),
      !["http", "https", "file", "about", "data"].contains(scheme)
    else { return }
    DeviceConnection.shared?.open(url, by: .webView) { _ in }
  }

  /// Shows a page.
  ///
  /// Type-checks only: no page is shown.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}

  /// Shows a document.
  ///
  /// Type-checks only: no document is shown.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}

  /// Stops loading.
  ///
  /// Type-checks only: nothing is loaded.
  open func stopLoading() {}

  /// Loads the page again.
  ///
  /// Type-checks only: nothing is loaded.
  open func reload() {}
}

/// A delegate that is told about loading in a UIWebView.
///
/// Type-checks only: nothing is loaded, so it isn't called.
@available(*, deprecated, message: "No longer supported.")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Called when loading has begun.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when loading has finished.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when loading has failed.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

@available(*, deprecated)
extension UIWebViewDelegate {
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
