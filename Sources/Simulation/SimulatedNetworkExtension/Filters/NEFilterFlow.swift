import DeviceProtocol
public import Foundation

/// Something that an app loads, as a content filter sees it.
///
/// Simulated: pages of the browser and what they load, and connections that a scene has apps make.
open class NEFilterFlow: NSObject {
  let flow: FilteredFlow

  init(_ flow: FilteredFlow) {
    self.flow = flow
    super.init()
  }

  /// The object for a flow: one of a browser's, or of a connection.
  static func of(_ flow: FilteredFlow) -> NEFilterFlow {
    flow.socket.map { NEFilterSocketFlow(flow, $0) } ?? NEFilterBrowserFlow(flow)
  }

  /// Its address; `nil` for what no browser loads.
  open var url: URL? { flow.socket == nil ? URL(string: flow.url) : nil }
  /// The identifier of the app that loads it.
  open var sourceAppIdentifier: String? { flow.app }
  /// Who has begun it.
  ///
  /// Simulated: always `outbound`, since nobody connects to a device here.
  open var direction: NETrafficDirection { .outbound }
}

/// Something that a browser loads.
///
/// Simulated: the request has the address alone. Differs: there is no response, as nothing is truly loaded.
open class NEFilterBrowserFlow: NEFilterFlow {
  /// What is asked for.
  open var request: URLRequest? { url.map { URLRequest(url: $0) } }
  /// The page that loads it; `nil` for a page itself.
  open var parentURL: URL? { flow.parent.flatMap { URL(string: $0) } }
}
