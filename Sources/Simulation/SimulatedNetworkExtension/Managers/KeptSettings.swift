import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app's copy of one configuration, between the device's settings and the app's objects.
struct KeptSettings {
  var configuration: NetworkConfiguration
  /// Whether it has been loaded since it was saved; before that a tunnel can't be started
  /// (observed).
  var isLoaded = false

  init(_ kind: NetworkKind) {
    configuration = NetworkConfiguration(identifier: UUID().uuidString, kind: kind)
  }

  init(loaded configuration: NetworkConfiguration) {
    self.configuration = configuration
    isLoaded = true
  }

  /// Takes over the device's answer, and returns the error, if it is one.
  mutating func take(_ answer: Message.Body, isLoad: Bool) -> (any Error)? {
    switch answer {
    case .information(.configurations(let found, let news)):
      for one in news { TunnelConnections.take(one) }
      let own = found.first { $0.identifier == configuration.identifier }
      // There is one filter and one DNS proxy for each app: the manager takes over what was saved
      // earlier.
      let isShared = configuration.kind == .contentFilter || configuration.kind == .dnsProxy
      if let kept = own ?? (isShared ? found.first : nil) {
        configuration = kept
        isLoaded = isLoad
      }
      return nil
    case .failed(let error): return error.nsError
    default: return nil
    }
  }
}
