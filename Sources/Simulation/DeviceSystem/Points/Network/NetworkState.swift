import DeviceProtocol
import Foundation

/// The network settings that apps have made on the device.
struct NetworkState {
  /// The user's answer when an app wants to change them.
  var isAllowed = true
  /// The apps and kinds that the user has been asked about and has allowed.
  var allowed: Set<String> = []
  var configurations: [KeptConfiguration] = []
  /// The tunnels and app proxies that are up, starting, or were up last.
  var tunnels: [RunningTunnel] = []
  /// The VPNs that the organisation has given to its apps: profiles' identifiers by those of apps.
  var managedApps: [String: String] = [:]
  /// The errors with which tunnels ended, by their configurations' identifiers.
  var lastErrors: [String: ErrorDescription] = [:]
  /// The tunnels whose providers are about to answer their apps, by their configurations' identifiers.
  var answering: Set<String> = []
  /// What their apps have said since then.
  var waiting: [WaitingMessage] = []
  /// What tunnels have written, until the scene asks for it.
  var received: [Data] = []
  /// The content filter that is on.
  var filter: RunningFilter?
  /// The DNS proxy that is on.
  var proxy: RunningProxy?
  /// The number of flows so far.
  var flows = 0
  /// The flows that providers of proxies may write into, by their numbers.
  var openFlows: [Int: RunningFlow] = [:]

  /// The tunnel for packets: there is one at a time.
  var packetTunnel: RunningTunnel? { tunnels.last { $0.configuration.kind == .packetTunnel } }

  /// Returns the tunnel, or app proxy, of a configuration.
  func tunnel(_ identifier: String) -> RunningTunnel? {
    tunnels.first { $0.configuration.identifier == identifier }
  }
}

/// An app's message to a provider that still has to answer something else.
struct WaitingMessage {
  /// The configuration's identifier.
  let tunnel: String
  let message: Message
  let process: ChildProcess
}

/// A configuration that an app has saved.
struct KeptConfiguration {
  /// The app's identifier.
  let app: String
  var configuration: NetworkConfiguration
}

/// A tunnel, or an app proxy, from its start to its end.
final class RunningTunnel {
  let configuration: NetworkConfiguration
  var state = TunnelState.disconnected
  var session: PointSession?
  var settings: TunnelSettings?
  var since: Date?
  /// The reason why it is to end; `nil` while it isn't.
  var stopReason: StopReason?

  init(_ configuration: NetworkConfiguration) { self.configuration = configuration }
}

/// A content filter that is on.
final class RunningFilter {
  let configuration: NetworkConfiguration
  var control: PointSession?
  var data: PointSession?
  /// The flows that the user may request in spite of the filter, by their addresses.
  var remediable: [String: FilteredFlow] = [:]

  init(_ configuration: NetworkConfiguration) { self.configuration = configuration }

  /// Lets the user request a flow; for an app's connection there is no page with a button.
  func keepForRemediation(_ flow: FilteredFlow) {
    if flow.socket == nil { remediable[flow.url] = flow }
  }
}

/// A DNS proxy that is on.
final class RunningProxy {
  let configuration: NetworkConfiguration
  var session: PointSession?

  init(_ configuration: NetworkConfiguration) { self.configuration = configuration }
}

/// A flow that the provider of a proxy has accepted, or is asked to accept.
final class RunningFlow {
  let worker: ChildProcess
  /// What it has written; `nil` while it hasn't written anything.
  var answers: [Data]?
  var isClosed = false
  /// The error with which it was closed, if any.
  var error: ErrorDescription?

  init(_ worker: ChildProcess) { self.worker = worker }
}

/// The reasons for stopping a provider, with Apple's numbers.
enum StopReason: Int {
  case none = 0
  case userInitiated = 1
  case providerFailed = 2
  case configurationDisabled = 9
  case configurationRemoved = 10
  case superceded = 11
}
