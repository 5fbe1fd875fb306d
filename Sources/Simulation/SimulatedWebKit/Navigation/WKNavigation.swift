public import Foundation
public import SimulatedFoundation
public import FoundationNetworking

/// The loading of a page.
///
/// Simulated: all calls about the loading of one page receive the same object (documented).
@preconcurrency @MainActor open class WKNavigation: NSObject {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
  }
}

/// The reason for loading a page.
///
/// Simulated: Apple's numbers; only `other` occurs, because pages can't be tapped.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// A link was tapped.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// The user went back or forward.
  case backForward
  /// The page was reloaded.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// Another reason, such as a request by the app.
  case other = -1
}

/// The decision whether a page is loaded.
///
/// Simulated: Apple's numbers.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// The page isn't loaded.
  case cancel
  /// The page is loaded.
  case allow
  /// The page is loaded into a file. Differs: as `allow`.
  case download
}

/// The decision whether a response is shown.
///
/// Type-checks only: there are no responses.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// The response isn't shown.
  case cancel
  /// The response is shown.
  case allow
  /// The response is loaded into a file.
  case download
}

/// An action that wants to load a page.
///
/// Simulated: the app's request.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The reason.
  open var navigationType: WKNavigationType { .other }
  /// The frame that makes the request.
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }
  /// The frame that is loaded; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request: request) }
  /// Whether it is to be stored as a file.
  open var shouldPerformDownload: Bool { false }
  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// A response while loading a page.
///
/// Type-checks only: there are no responses.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The response.
  public let response: URLResponse
  /// Whether it is for the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { false }
  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A page, or a page in a page.
///
/// Simulated: the main page only.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the main page.
  open var isMainFrame: Bool { true }
  /// The request.
  public let request: URLRequest
  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// The domain of this framework's errors.
///
/// Simulated: no known difference.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
///
/// Simulated: Apple's codes. Differs: only `javaScriptExceptionOccurred` occurs.
public struct WKError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown = 1
    /// The page's process ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// The result of a script has an unsupported type.
    case javaScriptResultTypeIsUnsupported = 5
    /// A list of rules can't be read.
    case contentRuleListStoreCompileFailed = 6
  }
  /// The code.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }
}
