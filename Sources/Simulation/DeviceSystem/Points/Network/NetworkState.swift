import DeviceProtocol
import Foundation

/// What apps have made of the device's network.
struct NetworkState {
  /// What the user answers when an app wants to change it.
  var isAllowed = true
  /// The apps and kinds that the user has been asked about, and has allowed.
  var allowed: Set<String> = []
  var configurations: [KeptConfiguration] = []
  /// The tunnels and app proxies that are up, or on their way, or were last.
  var tunnels: [RunningTunnel] = []
  /// The VPNs that the organisation has given to its apps: profiles' identifiers by those of apps.
  var managedApps: [String: String] = [:]
  /// Why tunnels ended, by their configurations' identifiers.
  var lastErrors: [String: ErrorDescription] = [:]
  /// The tunnels whose providers are about to answer their apps, by their configurations' identifiers.
  var answering: Set<String> = []
  /// What their apps have said since.
  var waiting: [WaitingMessage] = []
  /// What tunnels have written, until the scene looks.
  var received: [Data] = []
  /// The content filter that is on.
  var filter: RunningFilter?
  /// The DNS proxy that is on.
  var proxy: RunningProxy?
  /// How many flows there have been.
  var flows = 0
  /// The flows that providers of proxies may write into, by their numbers.
  var openFlows: [Int: RunningFlow] = [:]

  /// The tunnel that packets go through: there is one at a time.
  var packetTunnel: RunningTunnel? { tunnels.last { $0.configuration.kind == .packetTunnel } }

  /// The tunnel, or app proxy, of a configuration.
  func tunnel(_ identifier: String) -> RunningTunnel? {
    tunnels.first { $0.configuration.identifier == identifier }
  }
}

/// What an app says to a provider that is to answer something else before.
struct WaitingMessage {
  /// The configuration's identifier.
  let tunnel: String
  let message: Message
  let process: ChildProcess
}

/// What an app has saved.
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
  /// Why it is to end; `nil` while it isn't.
  var stopReason: StopReason?

  init(_ configuration: NetworkConfiguration) { self.configuration = configuration }
}

/// A content filter that is on.
final class RunningFilter {
  let configuration: NetworkConfiguration
  var control: PointSession?
  var data: PointSession?
  /// The flows that the user may ask to see all the same, by their addresses.
  var remediable: [String: FilteredFlow] = [:]

  init(_ configuration: NetworkConfiguration) { self.configuration = configuration }

  /// Lets the user ask for a flow; nobody sees a page with a button for a connection of an app's.
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

/// A flow that the provider of a proxy has taken, or is asked to.
final class RunningFlow {
  let worker: ChildProcess
  /// What it has written; `nil` while it hasn't.
  var answers: [Data]?
  var isClosed = false
  /// Why it is closed, if there was an error.
  var error: ErrorDescription?

  init(_ worker: ChildProcess) { self.worker = worker }
}

/// Why a provider is stopped: Apple's numbers.
enum StopReason: Int {
  case none = 0
  case userInitiated = 1
  case providerFailed = 2
  case configurationDisabled = 9
  case configurationRemoved = 10
  case superceded = 11
}
