import Foundation
import FoundationNetworking
import SimulatedFoundation
import SimulatedUIKit
import SimulatedWebKit
import TestSupport
import Testing

/// Page loads, which are told apart by their objects.
@MainActor struct NavigationTests {
  /// Notes which loads fail.
  private final class Listener: NSObject, WKNavigationDelegate {
    var failed: [WKNavigation] = []
    var ended: () -> Void = {}

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      failed.append(navigation)
      ended()
    }
  }

  @Test(.shows("WKNavigation", "WKWebView.init(coder:)", "WKWebView.load(_:)"))
  func eachLoadingHasAnObjectOfItsOwn() async throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    defer { archiver.finishEncoding() }
    let view = try #require(WKWebView(coder: archiver))
    let other = try #require(WKWebView(coder: archiver))
    #expect(view.configuration !== other.configuration)
    let listener = Listener()
    view.navigationDelegate = listener
    var given: [WKNavigation] = []
    for name in ["a", "b"] {
      let url = try #require(URL(string: "https://example.org/\(name)"))
      await withCheckedContinuation { continuation in
        listener.ended = { continuation.resume() }
        if let navigation = view.load(URLRequest(url: url)) { given.append(navigation) }
      }
    }
    #expect(given.count == 2 && given.first !== given.last)
    #expect(given == listener.failed)
  }
}
