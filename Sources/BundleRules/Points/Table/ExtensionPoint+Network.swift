extension ExtensionPoint {
  /// Points that carry and filter network traffic.
  static let network: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.networkextension.packet-tunnel", "Packet Tunnel Provider",
      [.iOS("9.0"), .macOS("10.11"), .tvOS("17.0")], .object("NEPacketTunnelProvider"),
      isDocumented: true),
    ExtensionPoint(
      "com.apple.networkextension.app-proxy", "App Proxy Provider", [.iOS("9.0"), .macOS("10.11")],
      .object("NEAppProxyProvider")),
    ExtensionPoint(
      "com.apple.networkextension.dns-proxy", "DNS Proxy Provider",
      [.iOS("11.0"), .macOS("10.15")],
      .object("NEDNSProxyProvider")),
    ExtensionPoint(
      "com.apple.networkextension.filter-data", "Filter Data Provider",
      [.iOS("9.0"), .macOS("10.15")], .object("NEFilterDataProvider")),
    ExtensionPoint(
      "com.apple.networkextension.filter-control", "Filter Control Provider", [.iOS("9.0")],
      .object("NEFilterControlProvider")),
    ExtensionPoint(
      "com.apple.networkextension.app-push", "App Push Provider", [.iOS("14.0")],
      .object("NEAppPushProvider")),
    ExtensionPoint(
      "com.apple.background-asset-downloader-extension", "Background Download",
      [.iOS("16.1"), .macOS("13.0")], .otherKey("BADownloaderExtension"), home: .either),
    ExtensionPoint(
      "com.apple.location.push.service", "Location Push Service", [.iOS("15.0")],
      .object("CLLocationPushServiceExtension")),
    ExtensionPoint(
      "com.apple.matter.support.extension.device-setup", "Matter Device Setup", [.iOS("16.1")],
      .object("MatterAddDeviceExtensionRequestHandler")),
  ]
}
