import DeviceProtocol
public import Foundation

/// Something that an app loads, as a content filter sees it.
///
/// Simulated: pages of the browser and what they load.
open class NEFilterFlow: NSObject {
  let flow: FilteredFlow

  init(_ flow: FilteredFlow) {
    self.flow = flow
    super.init()
  }

  /// Its address.
  open var url: URL? { URL(string: flow.url) }
  /// The identifier of the app that loads it.
  open var sourceAppIdentifier: String? { flow.app }
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
