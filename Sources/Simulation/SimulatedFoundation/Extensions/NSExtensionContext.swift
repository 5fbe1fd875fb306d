import DeviceProtocol
public import Foundation
import Synchronization

/// The key in a cancelling error's `userInfo` for the errors of single items.
///
/// Simulated: no known difference in the name. Differs: nothing reads it yet.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// An extension's view of its request: what it was given, and how to end it.
///
/// Simulated: input items, completing and cancelling, to the host app and back. A request is ended
/// once; a second call does nothing. Differs: the host's notifications aren't made yet; the completion handler runs once, with `false`.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  // `items` never changes after init and `isEnded` has a lock: safe from any queue.
  private let items: [NSExtensionItem]
  private let connection: DeviceConnection?
  private let isEnded = Mutex(false)

  /// Makes a context without items and without a host, as a test of an extension does.
  public override init() {
    items = []
    connection = nil
    super.init()
  }

  init(items: [ItemDescription], connection: DeviceConnection) {
    self.items = items.enumerated().map { index, item in
      NSExtensionItem(item, index: index, connection: connection)
    }
    self.connection = connection
    super.init()
  }

  /// What the host app shares; empty when there is nothing.
  open var inputItems: [Any] { items }

  /// Ends the request: the host app is told that all went well, and the system may end the
  /// extension soon after.
  ///
  /// - Parameters:
  ///   - items: What is returned to the host; hosts of a Share extension ignore it.
  ///   - handler: Work to do behind the request, called on a background queue with `false`.
  @preconcurrency open func completeRequest(
    returningItems items: [Any]?, completionHandler handler: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard end() else { return }
    // The device may end the process as soon as it hears of the completion; the handler comes first.
    let running = connection?.runningHandlers
    running?.enter()
    connection?.send(.complete(returnedItems: items?.count ?? 0))
    DispatchQueue.global(qos: .background).async {
      handler?(false)
      running?.leave()
    }
  }

  /// Ends the request: the host app is told that nothing came of it, and why.
  open func cancelRequest(withError error: any Error) {
    guard end() else { return }
    connection?.send(.cancel(ErrorDescription(error)))
  }

  /// Asks the system to open a URL.
  ///
  /// Simulated: as documented, the extension point decides: a Today extension may, a Share or Action
  /// extension may not, and is told `false`. Differs: iMessage apps aren't made yet.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completionHandler: Called on the main queue with whether the URL was opened.
  @preconcurrency open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard let connection else {
      DispatchQueue.main.async { completionHandler?(false) }
      return
    }
    connection.open(url, by: .extensionContext) { completionHandler?($0) }
  }

  private func end() -> Bool {
    isEnded.withLock { isEnded in
      defer { isEnded = true }
      return !isEnded
    }
  }
}
