import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

/// The connections of a process's VPN configurations, by identifier.
enum TunnelConnections {
  private static let connections = Mutex<[String: NETunnelProviderSession]>([:])
  /// Listens to the device, only once.
  private static let isListening: Bool = {
    PointNewsReader.add { news in
      if case .tunnel(let news) = news { take(news, isLive: true) }
    }
    return true
  }()

  /// Returns the one connection of a configuration.
  static func connection(of identifier: String) -> NETunnelProviderSession {
    _ = isListening
    return connections.withLock { connections in
      if let found = connections[identifier] { return found }
      let made = NETunnelProviderSession()
      connections[identifier] = made
      return made
    }
  }

  /// Notes that the configuration is in the settings.
  static func know(_ configuration: NetworkConfiguration, isLoaded: Bool) {
    connection(of: configuration.identifier).know(configuration, isLoaded: isLoaded)
  }

  /// Takes over the status of a tunnel, and tells its observers.
  static func take(_ news: TunnelNews, isLive: Bool = false) {
    let connection = connection(of: news.identifier)
    if connection.take(news), isLive {
      NotificationCenter.default.post(name: .NEVPNStatusDidChange, object: connection)
    }
  }
}
