import DeviceProtocol
public import Foundation
public import FoundationNetworking
import SimulatedFoundation

/// The old view for pages of the web.
///
/// Simulated: it is told what to load, and a URL of a scheme that isn't the web's is handed to the
/// system, by the table in Docs/opening.md. Differs: it shows nothing, and no page is ever loaded.
/// Since iOS 12 Apple wants WKWebView in its place (documented).
@available(*, deprecated, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView {
  /// Told of what becomes of loading.
  ///
  /// Type-checks only: nothing is loaded, so nobody is told.
  open weak var delegate: (any UIWebViewDelegate)?
  /// What the view was told to load last.
  open private(set) var request: URLRequest?
  /// Whether something is being loaded: never.
  open var isLoading: Bool { false }
  /// Whether pages are made smaller to fit.
  ///
  /// Simulated: keeps its value. Differs: no page is shown.
  open var scalesPageToFit = false

  /// Loads what the request asks for.
  ///
  /// Simulated: a URL of an app's scheme is opened, or not, by the table in Docs/opening.md.
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

  /// Loads the page anew.
  ///
  /// Type-checks only: nothing is loaded.
  open func reload() {}
}

/// Told of what becomes of loading in a UIWebView.
///
/// Type-checks only: nothing is loaded, so nobody is told.
@available(*, deprecated, message: "No longer supported.")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Loading has begun.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Loading is done.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Loading didn't work.
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
