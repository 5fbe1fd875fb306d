/// A lesson with an app proxy whose profile is installed, for tests that vary parts of it.
struct AppProxyLesson {
  /// The provider's members besides `handleNewFlow`, and what that does with a flow.
  var members = ""
  var flow = "return false"
  /// What the app does when it becomes active, in a task.
  var app = ""
  /// The profile's VPN settings besides the provider, as XML.
  var payload = ""
  var scene = ""

  /// The app loads its configuration and starts it.
  static let starts = """
    guard let manager = try await NEAppProxyProviderManager.loadAllFromPreferences().first else {
      return print("none")
    }
    try manager.connection.startVPNTunnel()

    """

  /// Opens a TCP flow and reads for the first time, into `data` and `error`.
  static func reading(_ body: String) -> String {
    """
    guard let flow = flow as? NEAppProxyTCPFlow else { return false }
    flow.open(withLocalEndpoint: nil) { _ in
      flow.readData { data, error in
        let data = data ?? Data()
        \(body)
      }
    }
    return true
    """
  }

  /// The profile with a payload, as a Swift string literal.
  static func profile(_ payload: String, provider: String = "app-proxy") -> String {
    #"""
    """
    <plist version="1.0"><dict><key>PayloadContent</key><array><dict>
    <key>PayloadType</key><string>com.apple.vpn.managed.applayer</string>
    <key>VPNUUID</key><string>1234</string>
    <key>UserDefinedName</key><string>Work</string>
    <key>VPNSubType</key><string>com.example.Net</string>
    <key>VendorConfig</key><dict><key>level</key><integer>3</integer></dict>
    \#(payload)
    <key>VPN</key><dict><key>RemoteAddress</key><string>proxy.example.com</string>
    <key>ProviderType</key><string>\#(provider)</string></dict>
    </dict></array></dict></plist>
    """
    """#
  }

  var lesson: NetworkLesson {
    var lesson = NetworkLesson()
    lesson.point = "com.apple.networkextension.app-proxy"
    lesson.appRight = "app-proxy-provider"
    lesson.extensionRight = "app-proxy-provider"
    lesson.app = app
    lesson.extensionCode = """
      func show(_ error: Error?) { print((error as NSError?)?.code ?? 0) }
      class Other: NSObject {}
      class Provider: NEAppProxyProvider {
        \(members)
        override func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool {
          \(flow)
        }
      }
      """
    lesson.scene = """
      func send(
        _ text: String = "hello", by app: String? = "Net", over transport: Transport = .tcp
      ) -> String {
        device.exchange(
          text, with: "wiki.example.com", port: 80, by: app, over: transport) ?? "nothing"
      }
      device.installProfile(\(Self.profile(payload)))
      \(scene)
      """
    return lesson
  }
}
