extension ExtensionPoint {
  /// Points that Siri, Shortcuts and classrooms use.
  static let assistants: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.intents-service", "Intents",
      [.iOS("10.0"), .macOS("11.0"), .watchOS("3.2"), .tvOS("14.0")],
      .object("INExtension"), attributes: intentKeys + ["SupportedMediaCategories"],
      required: ["IntentsSupported"]),
    ExtensionPoint(
      "com.apple.intents-ui-service", "Intents UI", [.iOS("10.0")],
      .viewController("INUIHostedViewControlling"), interface: .always, attributes: intentKeys,
      required: ["IntentsSupported"]),
    ExtensionPoint(
      "com.apple.appintents-extension", "App Intents",
      [.iOS("16.0"), .macOS("13.0"), .watchOS("9.0"), .tvOS("16.0")],
      .main("AppIntentsExtension"), home: .extensionKit),
    ExtensionPoint(
      "com.apple.classkit.context-provider", "ClassKit Context Provider",
      [.iOS("12.2"), .macOS("11.0")], .object("CLSContextProvider")),
  ]

  /// The keys that name the intents.
  private static let intentKeys = [
    "IntentsSupported", "IntentsRestrictedWhileLocked",
    "IntentsRestrictedWhileProtectedDataUnavailable",
  ]
}
