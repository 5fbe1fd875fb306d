import Foundation
import FoundationNetworking
import SimulatedFoundation
import SimulatedSafariServices
import SimulatedUIKit
import SimulatedWebKit
import TestSupport
import Testing

/// A web view without a network.
@MainActor struct WebViewTests {
  /// Notes what it is told.
  private final class Listener: NSObject, WKNavigationDelegate {
    var policy = WKNavigationActionPolicy.allow
    var calls: [String] = []
    var navigations: [WKNavigation] = []
    var ended: () -> Void = {}

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let action = navigationAction
      calls.append("decide \(action.request.url?.absoluteString ?? "") \(action.navigationType)")
      if action.targetFrame?.isMainFrame == true, action.sourceFrame.request == action.request,
        !action.shouldPerformDownload
      {
        calls.append("for the page itself")
      }
      decisionHandler(policy)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      navigations.append(navigation)
      calls.append("start")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      navigations.append(navigation)
      let error = error as NSError
      calls.append("fail \(error.domain) \(error.code)")
      ended()
    }
  }

  /// Decides in the async method.
  private final class AsyncListener: NSObject, WKNavigationDelegate {
    var ended: () -> Void = {}

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      ended()
      return .cancel
    }
  }

  @Test(
    .shows(
      "WKWebView.init(frame:configuration:)", "WKWebView.configuration",
      "WKWebView.navigationDelegate", "WKWebView.url", "WKWebView.isLoading",
      "WKWebView.load(_:)", "WKWebView.reload()", "WKWebView.title",
      "WKWebView.estimatedProgress", "WKWebView.hasOnlySecureContent", "WKWebView.canGoBack",
      "WKWebView.canGoForward", "WKNavigationAction.request", "WKNavigationAction.navigationType",
      "WKNavigationAction.sourceFrame", "WKNavigationAction.targetFrame",
      "WKNavigationAction.shouldPerformDownload", "WKFrameInfo.isMainFrame",
      "WKFrameInfo.request", "WKNavigationType.other", "WKNavigationActionPolicy.allow",
      "WKNavigationDelegate.webView(_:decidePolicyFor: WKNavigationAction, decisionHandler:)",
      "WKNavigationDelegate.webView(_:didStartProvisionalNavigation:)",
      "WKNavigationDelegate.webView(_:didFailProvisionalNavigation:withError:)"),
    arguments: [
      ("https://example.org/a", ["start", "fail NSURLErrorDomain -1009"]),
      ("reader://open", ["fail NSURLErrorDomain -1002"]),
    ])
  func loadingFailsAndTheDelegateIsTold(_ text: String, _ end: [String]) async throws {
    let configuration = WKWebViewConfiguration()
    let view = WKWebView(frame: .zero, configuration: configuration)
    #expect(view.configuration === configuration)
    let listener = Listener()
    view.navigationDelegate = listener
    #expect(view.navigationDelegate === listener)
    let request = URLRequest(url: try #require(URL(string: text)))
    let begin = ["decide \(text) other", "for the page itself"]
    var navigation: WKNavigation?
    for round in [1, 2] {
      await withCheckedContinuation { continuation in
        listener.ended = { continuation.resume() }
        navigation = round == 1 ? view.load(request) : view.reload()
        #expect(view.isLoading)
      }
      #expect(listener.calls == begin + end)
      #expect(listener.navigations.allSatisfy { $0 === navigation })
      listener.calls = []
      listener.navigations = []
    }
    #expect(!view.isLoading && view.url == request.url && view.title == nil)
    #expect(view.estimatedProgress == 0 && !view.hasOnlySecureContent)
    #expect(!view.canGoBack && !view.canGoForward)
  }

  @Test(.shows("WKNavigationActionPolicy.cancel", "WKWebView.stopLoading()"))
  func whatIsForbiddenOrStoppedDoesNotFail() async throws {
    let view = WKWebView(frame: .zero)
    let listener = Listener()
    view.navigationDelegate = listener
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    view.load(request)
    view.stopLoading()
    #expect(!view.isLoading)
    listener.policy = .cancel
    view.load(request)
    #expect(!view.isLoading)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume() } }
    }
    #expect(listener.calls.filter { $0.hasPrefix("decide") }.count == 2)
    #expect(!listener.calls.contains { $0.hasPrefix("fail") })
  }

  @Test(.shows("WKNavigationDelegate.webView(_:decidePolicyFor: WKNavigationAction)"))
  func theAsynchronousFormIsAsked() async throws {
    let view = WKWebView(frame: .zero)
    let listener = AsyncListener()
    view.navigationDelegate = listener
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    await withCheckedContinuation { continuation in
      listener.ended = { continuation.resume() }
      view.load(request)
    }
  }

  @Test(
    .shows(
      "WKWebView.init(frame:)", "WKWebView.evaluateJavaScript(_:completionHandler:)",
      "WKWebView.evaluateJavaScript(_:)", "WKError.Code.javaScriptExceptionOccurred",
      "WKError.code", "WKError.init(_:)", "WKError.errorDomain", "WKErrorDomain"))
  func scriptsEndWithAnError() async {
    let view = WKWebView(frame: .zero)
    let error: NSError? = await withCheckedContinuation { continuation in
      view.evaluateJavaScript("1") { _, error in
        continuation.resume(returning: error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == WKErrorDomain && error?.code == 4)
    #expect(WKErrorDomain == "WKErrorDomain")
    let thrown = await #expect(throws: WKError.self) {
      _ = try await view.evaluateJavaScript("1")
    }
    #expect(thrown?.code == .javaScriptExceptionOccurred)
  }

  @Test(
    .shows(
      "WKNavigationType.linkActivated", "WKNavigationType.formSubmitted",
      "WKNavigationType.backForward", "WKNavigationType.reload",
      "WKNavigationType.formResubmitted", "WKNavigationActionPolicy.download",
      "WKError.Code.unknown", "WKError.Code.webContentProcessTerminated",
      "WKError.Code.webViewInvalidated", "WKError.Code.javaScriptResultTypeIsUnsupported",
      "WKError.Code.contentRuleListStoreCompileFailed"))
  func numbersAreApples() {
    let types: [WKNavigationType] = [
      .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, -1])
    #expect([.cancel, .allow, .download].map(\WKNavigationActionPolicy.rawValue) == [0, 1, 2])
    let codes: [WKError.Code] = [
      .unknown, .webContentProcessTerminated, .webViewInvalidated,
      .javaScriptResultTypeIsUnsupported, .contentRuleListStoreCompileFailed,
    ]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 5, 6])
  }

  @Test(
    .shows("SSReadingList.supportsURL(_:)"),
    arguments: [
      ("https://example.org", true), ("HTTP://example.org", true), ("mailto:a@example.org", false),
    ])
  func theReadingListTakesPagesOfTheWeb(_ text: String, _ isTaken: Bool) throws {
    #expect(SSReadingList.supportsURL(try #require(URL(string: text))) == isTaken)
  }
}
