extension ExtensionPoint {
  /// Points that take part in conversations and in typing.
  static let messages: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.message-payload-provider", "iMessage", [.iOS("10.0")],
      .viewController("MSMessagesAppViewController"), interface: .always),
    ExtensionPoint(
      "com.apple.keyboard-service", "Custom Keyboard", [.iOS("8.0")],
      .viewController("UIInputViewController"), interface: .always, isDocumented: true,
      attributes: ["IsASCIICapable", "PrefersRightToLeft", "PrimaryLanguage", "RequestsOpenAccess"]),
    ExtensionPoint(
      "com.apple.callkit.call-directory", "Call Directory", [.iOS("10.0")],
      .object("CXCallDirectoryProvider")),
    ExtensionPoint(
      "com.apple.identitylookup.message-filter", "Message Filter", [.iOS("11.0")],
      .object("ILMessageFilterExtension"), isDocumented: true,
      attributes: ["ILMessageFilterExtensionNetworkURL", "ILMessageFilterPrimaryActionType"]),
    ExtensionPoint(
      "com.apple.identitylookup.classification-ui", "Unwanted Communication Reporting",
      [.iOS("12.0")], .viewController("ILClassificationUIExtensionViewController"),
      interface: .always,
      attributes: [
        "ILClassificationExtensionSMSReportDestination",
        "ILClassificationExtensionNetworkReportDestination",
      ]),
    ExtensionPoint(
      "com.apple.calendar.virtualconference", "Virtual Conference",
      [.iOS("15.0"), .macOS("12.0")], .object("EKVirtualConferenceProvider")),
  ]
}
