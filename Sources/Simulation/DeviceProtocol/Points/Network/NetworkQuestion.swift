package import Foundation

/// What an app, or one of its providers, asks of the network.
package enum NetworkQuestion: Codable, Hashable, Sendable {
  // From an app.
  /// Return what the app has saved; answered with `configurations` or `failed`.
  case load(NetworkKind)
  /// Answered with `configurations`, which contains only this one, or `failed`.
  case save(NetworkConfiguration)
  case remove(NetworkConfiguration)
  /// Start a tunnel, with the version of its configuration that the app knows.
  case start(NetworkConfiguration, options: Data?)
  case stop(identifier: String)
  /// Pass this to the provider; answered with `contents`.
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

/// What the system says to a process unprompted.
package enum PointNews: Codable, Hashable, Sendable {
  case tunnel(TunnelNews)
  case liveActivity(LiveActivityNews)
  /// Another device has changed the values of these keys in iCloud.
  case cloud([String])
  /// The contents of a capture session have come into this folder of the app's.
  case captured(folder: String)
}

/// A scene's action on the network.
package enum NetworkCommand: Codable, Sendable {
  /// Set the user's answer for when an app wants to change the network.
  case answer(isAllowed: Bool)
  /// Switch the VPN with this name in the settings on or off.
  case turn(name: String, isOn: Bool)
  /// Send a packet, and return those that came back.
  case send(Data)
  /// Return the packets that have come back since.
  case received
  /// Return the state of a tunnel.
  case state(name: String)
  /// Look a name up; answered with `addresses`.
  case lookUp(String)
  /// Ask to see a page that a content filter has dropped.
  case requestAccess(url: String)
  /// The organisation installs a profile: the contents of its file.
  case installProfile(Data)
  /// Assign the VPN with this identifier, or none, to one of the organisation's apps.
  case manage(app: String, vpn: String?)
  /// Have an app send something, and return what comes back; answered with `exchanged`.
  case exchange(AppExchange)
}

/// What an app sends over its own connection.
package struct AppExchange: Codable, Hashable, Sendable {
  /// The app's name; `nil` stands for the browser.
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

/// Its outcome.
package enum NetworkOutcome: Codable, Sendable {
  case packets([Data])
  case state(TunnelState)
  /// `nil` when there was no answer.
  case addresses([String]?)
  case said(Bool)
  /// What has come back; `nil` when there was no connection.
  case exchanged(Data?)
}
