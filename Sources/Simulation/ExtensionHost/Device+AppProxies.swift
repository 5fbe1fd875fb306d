import DeviceProtocol
import Foundation

extension Device {
  /// Installs a profile, as the organisation that owns the device does.
  ///
  /// This device supports payloads of the type `com.apple.vpn.managed.applayer`, with an app proxy
  /// as the provider: a VPN for certain apps, which can be added in no other way. The VPN can be
  /// used from then on.
  ///
  /// - Parameter profile: The contents of its file, a property list with `PayloadContent`.
  public func installProfile(_ profile: String) {
    link.perform(.point(.network(.installProfile(Data(profile.utf8)))))
  }

  /// Assigns a VPN to an app, as the organisation does for the apps that it manages; only the
  /// organisation can do that.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - vpn: The `VPNUUID` of a profile's VPN; `nil` takes the app's VPN away.
  public func manage(_ app: String, vpn: String?) {
    link.perform(.point(.network(.manage(app: app, vpn: vpn))))
  }

  /// Makes an app connect to a host, send a text, and close the connection when nothing more comes
  /// back.
  ///
  /// There is no network: what comes back is the answer of the app proxy that has a rule for the
  /// app.
  ///
  /// - Parameters:
  ///   - text: The text to send.
  ///   - host: The host's name.
  ///   - port: The host's port.
  ///   - app: The app's name; `nil` stands for the browser.
  ///   - transport: The way of sending it.
  /// - Returns: What has come back; `nil` when nothing has: the log says why.
  public func exchange(
    _ text: String, with host: String, port: Int, by app: String? = nil,
    over transport: Transport = .tcp
  ) -> String? {
    let wish = AppExchange(
      app: app, host: host, port: port, isUDP: transport == .udp, contents: Data(text.utf8))
    guard case .network(.exchanged(let contents)) = perform(.exchange(wish)) else { return nil }
    return contents.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The way in which an app sends something.
public enum Transport: Sendable {
  /// Over a connection.
  case tcp
  /// In a datagram.
  case udp
}
