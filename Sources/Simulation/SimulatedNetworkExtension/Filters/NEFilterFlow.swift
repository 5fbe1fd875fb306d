import DeviceProtocol
public import Foundation

/// A flow of data of an app, as a content filter sees it.
///
/// Simulated: pages of the browser and what they load, and connections that a scene lets apps make.
open class NEFilterFlow: NSObject {
  let flow: FilteredFlow

  init(_ flow: FilteredFlow) {
    self.flow = flow
    super.init()
  }

  /// Returns the object for a flow: for a browser's or for a connection.
  static func of(_ flow: FilteredFlow) -> NEFilterFlow {
    flow.socket.map { NEFilterSocketFlow(flow, $0) } ?? NEFilterBrowserFlow(flow)
  }

  /// Its URL; `nil` for a flow that isn't a browser's.
  open var url: URL? { flow.socket == nil ? URL(string: flow.url) : nil }
  /// The identifier of the app that loads it.
  open var sourceAppIdentifier: String? { flow.app }
  /// The direction in which the flow was started.
  ///
  /// Simulated: always `outbound`, since there are no incoming connections here.
  open var direction: NETrafficDirection { .outbound }
}

/// A flow of a browser.
///
/// Simulated: the request has only the URL. Differs: there is no response, as nothing is actually
/// loaded.
open class NEFilterBrowserFlow: NEFilterFlow {
  /// The request.
  open var request: URLRequest? { url.map { URLRequest(url: $0) } }
  /// The URL of the page that loads it; `nil` for a page itself.
  open var parentURL: URL? { flow.parent.flatMap { URL(string: $0) } }
}
