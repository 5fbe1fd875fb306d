package import Foundation

/// What an app, or one of its providers, asks of the network.
package enum NetworkQuestion: Codable, Hashable, Sendable {
  // From an app.
  /// What the app has saved; answered with `configurations` or `failed`.
  case load(NetworkKind)
  /// Answered with `configurations`, which has the one alone, or `failed`.
  case save(NetworkConfiguration)
  case remove(NetworkConfiguration)
  /// Start a tunnel, with the version of its configuration that the app knows.
  case start(NetworkConfiguration, options: Data?)
  case stop(identifier: String)
  /// Hand this to the provider; answered with `contents`.
  case message(identifier: String, Data)

  // From the provider of a tunnel.
  case apply(TunnelSettings?)
  case write([Data])
  case reassert(Bool)
  case cancel(ErrorDescription?)

  // From the provider of a proxy.
  case answer(flow: Int, [Data])
  case close(flow: Int, ErrorDescription?)

  // From a content filter's control provider.
  case rulesChanged
}

/// What the system says to a process on its own account.
package enum PointNews: Codable, Hashable, Sendable {
  case tunnel(TunnelNews)
}

/// What a scene does with the network.
package enum NetworkCommand: Codable, Sendable {
  /// What the user answers when an app wants to change the network.
  case answer(isAllowed: Bool)
  /// Switch what has this name in the settings on or off.
  case turn(name: String, isOn: Bool)
  /// Send a packet, and tell which came back.
  case send(Data)
  /// The packets that came back since.
  case received
  /// Where a tunnel stands.
  case state(name: String)
  /// Look a name up; answered with `addresses`.
  case lookUp(String)
  /// Ask to see a page that a content filter has dropped.
  case requestAccess(url: String)
  /// The organisation installs a profile: the contents of its file.
  case installProfile(Data)
  /// It gives an app of its own the VPN with this identifier, or none.
  case manage(app: String, vpn: String?)
  /// Have an app send something, and tell what comes back; answered with `exchanged`.
  case exchange(AppExchange)
}

/// What an app sends over a connection of its own.
package struct AppExchange: Codable, Hashable, Sendable {
  /// The app's name; the browser where it is `nil`.
  package var app: String?
  package var host: String
  package var port: Int
  package var isUDP: Bool
  package var contents: Data

  package init(app: String?, host: String, port: Int, isUDP: Bool, contents: Data) {
    self.app = app
    self.host = host
    self.port = port
    self.isUDP = isUDP
    self.contents = contents
  }
}

/// What it is told.
package enum NetworkOutcome: Codable, Sendable {
  case packets([Data])
  case state(TunnelState)
  /// `nil` when nobody has answered.
  case addresses([String]?)
  case said(Bool)
  /// What has come back; `nil` when there was no connection.
  case exchanged(Data?)
}
