public import Foundation

/// The scripts that are put into pages, and who hears what they say.
///
/// Type-checks only: keeps its values; no script runs.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Makes a controller.
  public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Has an object hear what scripts say under a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Has nobody hear what scripts say under a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Has nobody hear what scripts say.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// When a script runs.
///
/// Type-checks only: no script runs.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// Before the page.
  case atDocumentStart
  /// Behind the page.
  case atDocumentEnd
}

/// A script that is put into pages.
///
/// Type-checks only: keeps its values; no script runs.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs only in the page itself.
  public let isForMainFrameOnly: Bool
  /// Makes a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// Hears what scripts say.
///
/// Type-checks only: no script runs.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script says something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script says.
///
/// Type-checks only: no script runs.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// What.
  public let body: Any
  /// Under which name.
  public let name: String
  /// In which view.
  open weak var webView: WKWebView?
  init(body: Any, name: String) {
    self.body = body
    self.name = name
    super.init()
  }
}
