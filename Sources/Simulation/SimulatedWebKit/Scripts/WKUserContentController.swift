public import Foundation

/// The scripts that are added to pages, and the handlers of their messages.
///
/// Type-checks only: keeps its values; scripts don't run.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Makes a controller.
  public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler of scripts' messages under a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes the handler of scripts' messages under a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers of scripts' messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// The time when a script runs.
///
/// Type-checks only: scripts don't run.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// The script runs before the page is loaded.
  case atDocumentStart
  /// The script runs after the page is loaded.
  case atDocumentEnd
}

/// A script that is added to pages.
///
/// Type-checks only: keeps its values; scripts don't run.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// The time when it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it only runs in the main page.
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

/// A handler of scripts' messages.
///
/// Type-checks only: scripts don't run.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A script's message.
///
/// Type-checks only: scripts don't run.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The content of the message.
  public let body: Any
  /// The name under which it was sent.
  public let name: String
  /// The view from which it was sent.
  open weak var webView: WKWebView?
  init(body: Any, name: String) {
    self.body = body
    self.name = name
    super.init()
  }
}
