public import Foundation
public import SimulatedFoundation
public import FoundationNetworking

/// The loading of a page.
///
/// Simulated: the same object is given to all calls about one loading (documented).
@preconcurrency @MainActor open class WKNavigation: NSObject {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
  }
}

/// Why a page is loaded.
///
/// Simulated: Apple's numbers; only `other` comes up, for nobody taps anything in a page.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// A link was tapped.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// The user went back or forward.
  case backForward
  /// The page was loaded anew.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// The app wants it, for example.
  case other = -1
}

/// Whether a page is loaded.
///
/// Simulated: Apple's numbers.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// No.
  case cancel
  /// Yes.
  case allow
  /// Into a file. Differs: as yes.
  case download
}

/// Whether an answer is shown.
///
/// Type-checks only: there are no answers.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// No.
  case cancel
  /// Yes.
  case allow
  /// Into a file.
  case download
}

/// What wants to load a page.
///
/// Simulated: the request that the app has made.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// Where it comes from.
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }
  /// Where it goes; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request: request) }
  /// Whether it is to be kept as a file.
  open var shouldPerformDownload: Bool { false }
  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// An answer to the loading of a page.
///
/// Type-checks only: there are no answers.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The answer's head.
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
/// Simulated: the page itself.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for.
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

/// What a web view can't do.
///
/// Simulated: Apple's codes. Differs: only `javaScriptExceptionOccurred` comes up.
public struct WKError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The page's process ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// What a script gave can't be handed over.
    case javaScriptResultTypeIsUnsupported = 5
    /// A list of rules can't be read.
    case contentRuleListStoreCompileFailed = 6
  }
  /// What is wrong.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }
}
