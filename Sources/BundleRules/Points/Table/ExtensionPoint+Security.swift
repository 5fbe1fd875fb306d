extension ExtensionPoint {
  /// Points that sign in, guard and limit.
  static let security: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.authentication-services-credential-provider-ui", "Credential Provider",
      [.iOS("12.0"), .macOS("11.0")], .viewController("ASCredentialProviderViewController"),
      interface: .always,
      attributes: [
        "ASCredentialProviderExtensionCapabilities",
        "ASCredentialProviderExtensionShowsConfigurationUI",
      ]),
    ExtensionPoint(
      "com.apple.authentication-services-account-authentication-modification-ui",
      "Account Authentication Modification", [.iOS("14.0")],
      .viewController("ASAccountAuthenticationModificationViewController"), interface: .always,
      attributes: [
        "ASAccountAuthenticationModificationSupportsStrongPasswordChange",
        "ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple",
      ]),
    ExtensionPoint(
      "com.apple.AppSSO.idp-extension", "Single Sign-on", [.iOS("13.0"), .macOS("10.15")],
      .object("ASAuthorizationProviderExtensionAuthorizationRequestHandler"), interface: .optional),
    ExtensionPoint(
      "com.apple.ctk-tokens", "Smart Card Token", [.macOS("10.12"), .iOS("10.0")],
      .otherKey("TKTokenDriver"),
      attributes: [
        "com.apple.ctk.aid", "com.apple.ctk.class-id", "com.apple.ctk.driver-class",
        "com.apple.ctk.token-type",
      ]),
    ExtensionPoint(
      "com.apple.deviceactivity.monitor-extension", "Device Activity Monitor", [.iOS("15.0")],
      .object("DeviceActivityMonitor")),
    ExtensionPoint(
      "com.apple.deviceactivityui.report-extension", "Device Activity Report", [.iOS("16.0")],
      .main("DeviceActivityReportExtension"), interface: .always,
      home: .extensionKit),
    ExtensionPoint(
      "com.apple.ManagedSettings.shield-action-service", "Shield Action", [.iOS("15.0")],
      .object("ShieldActionDelegate")),
    ExtensionPoint(
      "com.apple.ManagedSettingsUI.shield-configuration-service", "Shield Configuration",
      [.iOS("15.0")], .object("ShieldConfigurationDataSource")),
  ]
}
