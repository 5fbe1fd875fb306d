import DeviceProtocol
import Foundation

/// What apps have made of the device's network.
struct NetworkState {
  /// What the user answers when an app wants to change it.
  var isAllowed = true
  /// The apps and kinds that the user has been asked about, and has allowed.
  var allowed: Set<String> = []
  var configurations: [KeptConfiguration] = []
  /// The tunnel that is up, or on its way.
  var tunnel: RunningTunnel?
  /// Why tunnels ended, by their configurations' identifiers.
  var lastErrors: [String: ErrorDescription] = [:]
  /// What tunnels have written, until the scene looks.
  var received: [Data] = []
  /// The content filter that is on.
  var filter: RunningFilter?
  /// The DNS proxy that is on.
  var proxy: RunningProxy?
  /// How many flows there have been.
  var flows = 0
}

/// What an app has saved.
struct KeptConfiguration {
  /// The app's identifier.
  let app: String
  var configuration: NetworkConfiguration
}

/// A tunnel from its start to its end.
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
}

/// A DNS proxy that is on.
final class RunningProxy {
  let configuration: NetworkConfiguration
  var session: PointSession?
  /// What it has written, by flows.
  var answers: [Int: [Data]] = [:]
  /// The flows that it has closed.
  var closed: Set<Int> = []

  init(_ configuration: NetworkConfiguration) { self.configuration = configuration }
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
