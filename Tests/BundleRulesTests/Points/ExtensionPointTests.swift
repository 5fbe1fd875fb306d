import BundleRules
import Testing

/// The table of extension points.
@Suite struct ExtensionPointTests {
  /// The correct values of NSExtensionPointIdentifier in published extensions.
  static let published = [
    "com.apple.share-services", "com.apple.ui-services", "com.apple.widgetkit-extension",
    "com.apple.usernotifications.service", "com.apple.intents-service",
    "com.apple.widget-extension", "com.apple.Safari.content-blocker", "com.apple.watchkit",
    "com.apple.networkextension.packet-tunnel", "com.apple.keyboard-service",
    "com.apple.fileprovider-nonui", "com.apple.usernotifications.content-extension",
    "com.apple.message-payload-provider", "com.apple.photo-editing", "com.apple.services",
    "com.apple.identitylookup.message-filter", "com.apple.intents-ui-service",
    "com.apple.fileprovider-actionsui", "com.apple.Safari.web-extension",
    "com.apple.authentication-services-credential-provider-ui",
    "com.apple.callkit.call-directory", "com.apple.AudioUnit-UI", "com.apple.quicklook.preview",
    "com.apple.broadcast-services", "com.apple.broadcast-services-upload",
    "com.apple.spotlight.index", "com.apple.networkextension.app-proxy",
    "com.apple.Safari.extension", "com.apple.quicklook.thumbnail", "com.apple.fileprovider-ui",
    "com.apple.broadcast-services-setupui", "com.apple.networkextension.dns-proxy",
    "com.apple.matter.support.extension.device-setup", "com.apple.spotlight.import",
    "com.apple.dt.Xcode.extension.source-editor", "com.apple.tv-services",
    "com.apple.Safari.sharedlinks-service", "com.apple.classkit.context-provider",
    "com.apple.photo-project", "com.apple.networkextension.filter-control",
    "com.apple.networkextension.filter-data", "com.apple.identitylookup.classification-ui",
    "com.apple.networkextension.app-push", "com.apple.tv-top-shelf",
    "com.apple.authentication-services-account-authentication-modification-ui",
    "com.apple.background-asset-downloader-extension",
    "com.apple.deviceactivity.monitor-extension", "com.apple.location.push.service",
    "com.apple.FinderSync", "com.apple.ctk-tokens", "com.apple.AppSSO.idp-extension",
    "com.apple.ManagedSettingsUI.shield-configuration-service",
  ]

  @Test(arguments: published) func everyPublishedPointIsKnown(identifier: String) {
    #expect(ExtensionPoint.known(identifier)?.identifier == identifier)
    #expect(ExtensionPoint.nearMiss(of: identifier) == nil)
  }

  @Test(arguments: [
    ("com.apple.share-service", "com.apple.share-services"),
    ("com.apple.Share-Services", "com.apple.share-services"),
    (" com.apple.share-services\n", "com.apple.share-services"),
    ("com.apple.uiservices", "com.apple.ui-services"),
    ("com.apple.widgetkit-extensoin", "com.apple.widgetkit-extension"),
    (
      "com.apple.ManagedSettingsUI.ShieldActionDelegate",
      "com.apple.ManagedSettings.shield-action-service"
    ),
    (
      "com.apple.ManagedSettingsUI.ShieldConfigurationDataSource",
      "com.apple.ManagedSettingsUI.shield-configuration-service"
    ),
  ])
  func misspeltIdentifiersLeadToTheRightOnes(written: String, meant: String) {
    #expect(ExtensionPoint.known(written) == nil)
    #expect(ExtensionPoint.nearMiss(of: written)?.identifier == meant)
  }

  @Test(arguments: [
    "", "com.apple", "com.example.share", "com.apple.unheard-of",
    String(repeating: "com.apple.", count: 100_000),
  ])
  func whatIsNothingLikeAPointLeadsNowhere(written: String) {
    #expect(ExtensionPoint.known(written) == nil)
    #expect(ExtensionPoint.nearMiss(of: written) == nil)
  }

  /// Versions in Apple's references and headers, each with its source.
  static let documented: [(identifier: String, platform: Platform, since: String)] = [
    ("com.apple.classkit.context-provider", .iOS, "12.2"),
    ("com.apple.classkit.context-provider", .macOS, "11.0"),
    ("com.apple.printing.discovery", .iOS, "14.5"),
    ("com.apple.spotlight.import", .iOS, "15.0"),
    ("com.apple.spotlight.import", .macOS, "12.0"),
    ("com.apple.background-asset-downloader-extension", .iOS, "16.1"),
    ("com.apple.Safari.content-blocker", .macOS, "10.12"),
    ("com.apple.Safari.extension", .macOS, "10.12"),
    ("com.apple.ctk-tokens", .iOS, "10.0"),
    ("com.apple.dt.Xcode.extension.source-editor", .macOS, "10.12"),
    ("com.apple.appintents-extension", .watchOS, "9.0"),
    ("com.apple.intents-service", .tvOS, "14.0"),
    ("com.apple.broadcast-services-upload", .macOS, "11.0"),
    ("com.apple.securecapture", .iOS, "18.0"),
  ]

  @Test(arguments: documented) func versionsAreThoseOfApplesReferences(
    identifier: String, platform: Platform, since: String
  ) throws {
    let point = try #require(ExtensionPoint.known(identifier))
    let availability = try #require(point.platforms.first { $0.platform == platform })
    #expect(availability.since == since)
    #expect(availability.isDocumented)
  }

  @Test func whatIsNotDocumentedSaysSo() {
    let other = ExtensionPoint.all.flatMap { point in
      point.platforms.filter { !$0.isDocumented }
        .map { "\(point.name): \($0.platform.rawValue) \($0.since ?? "?")" }
    }
    #expect(
      other == [
        "Photo Project: macOS 10.13", "WatchKit: watchOS 1.0", "Quick Look Preview: iOS 11.0",
        "Quick Look Preview: macOS 10.15", "Safari Web Extension: iOS 15.0",
        "Safari Web Extension: macOS 11.0", "Shared Links: iOS 9.0", "Shared Links: macOS 10.11",
        "Broadcast Upload: iOS 11.0", "Broadcast Upload: tvOS 11.0",
        "Broadcast Setup UI: iOS 11.0", "Broadcast Setup UI: tvOS 11.0",
        "Live Caller ID Lookup: iOS ?", "URL Filter: iOS ?", "Hotspot Evaluation: iOS ?",
        "Hotspot Authentication: iOS ?", "FinanceKit Background Delivery: iOS ?",
        "Background Resource Upload: iOS ?",
      ])
  }

  @Test func identifiersAreUnique() {
    let identifiers = ExtensionPoint.all.map { $0.identifier }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func whatIsRequiredIsAmongThePointsKeys() {
    for point in ExtensionPoint.all {
      let keys = Set(point.keys + point.attributes)
      #expect(Set(point.required).subtracting(keys) == [], "\(point.identifier)")
      #expect(!point.platforms.isEmpty, "\(point.identifier)")
    }
  }

  @Test func onlyShareAndActionExtensionsAreChosenByARule() {
    let consulting = ExtensionPoint.all.filter { $0.consultsActivationRule }
    #expect(
      consulting.map { $0.identifier }
        == ["com.apple.share-services", "com.apple.ui-services", "com.apple.services"])
  }
}
