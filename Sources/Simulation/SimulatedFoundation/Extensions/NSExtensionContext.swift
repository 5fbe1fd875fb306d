import DeviceProtocol
public import Foundation
package import Synchronization

/// An extension's view of its request: what it was given, and how to end it.
///
/// Simulated: input items, completing and cancelling, to the host app and back; notifications about
/// the host. A request is ended once; a second call has no effect (undocumented). Differs: a
/// context can be made without a host, for tests of an extension's own code.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  // `items` never changes after init, and the rest has a lock: it is safe to use on any queue.
  private let items: [NSExtensionItem]
  private let request: (any ContextRequest)?
  /// What frameworks that know more about a context keep with it, by a name of their own.
  package let kept = Mutex<[String: any Sendable]>([:])

  /// Makes a context without items and without a host, as a test of an extension does.
  ///
  /// Simulated: completing or cancelling such a context has no effect.
  public override init() {
    items = []
    request = nil
    super.init()
  }

  init(_ number: Int, items: [ItemDescription], connection: DeviceConnection) {
    self.items = items.enumerated().map { index, item in
      NSExtensionItem(item, index: index, source: number, connection: connection)
    }
    request = OpenRequest(number: number, connection: connection)
    super.init()
    OpenContexts.add(self, number: number)
  }

  /// Makes the context of a request that the system itself makes, usually one without items.
  init(_ request: any ContextRequest, items: [NSExtensionItem] = []) {
    self.items = items
    self.request = request
    super.init()
  }

  /// The items that the host app shares; empty when there are none.
  ///
  /// Simulated: NSExtensionItem objects in the host's order (documented). No known difference.
  open var inputItems: [Any] { items }

  /// Ends the request: the host app learns that it was completed, and the system may end the
  /// extension soon afterwards.
  ///
  /// Simulated: as documented, the handler is work to do after the request, called on a background
  /// queue with `false`. When its time is up before it returns, it is called a second time with
  /// `true`, and a process that still continues is ended. The host of an Action is given the items.
  /// Differs: that time is five seconds, which Apple doesn't publish.
  ///
  /// - Parameters:
  ///   - items: What is returned to the host; hosts of a Share extension ignore it.
  ///   - handler: The work; its argument says whether the time for it is over.
  @preconcurrency open func completeRequest(
    returningItems items: [Any]?, completionHandler handler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.complete((items ?? []).compactMap { $0 as? NSExtensionItem }, work: handler)
  }

  /// Ends the request without a result: the host app is told about that, and why.
  ///
  /// Simulated: the error's domain, code and description reach the host, with the errors of single
  /// items under ``NSExtensionItemsAndErrorsKey`` (documented). Differs: nothing else in `userInfo`
  /// crosses.
  open func cancelRequest(withError error: any Error) {
    request?.cancel(error, items: items)
  }

  /// Asks the system to open a URL.
  ///
  /// Simulated: as documented, the extension point decides: a Today extension may, an iMessage app
  /// may open its own app, and all others may not and are told `false`; Docs/opening.md has the
  /// table. Differs: a keyboard on iOS 26, about which reports contradict each other, is told
  /// `false`.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completionHandler: Called on the main queue with whether the URL was opened.
  @preconcurrency open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard let connection = request?.connection else {
      DispatchQueue.main.async { completionHandler?(false) }
      return
    }
    connection.open(url, by: .extensionContext) { completionHandler?($0) }
  }

  /// Says that the time for the work after the request is up.
  func expire() { request?.expire() }
}
