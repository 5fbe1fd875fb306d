extension ExtensionPoint {
  /// Points for what a user sees without opening an app: widgets, notifications, watch apps, top
  /// shelves.
  static let glances: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.widget-extension", "Today", [.iOS("8.0"), .macOS("10.10")],
      .viewController("NCWidgetProviding"), interface: .always, isDocumented: true,
      retirement: .deprecated(PointWords.today),
      keys: ["com.apple.notificationcenter.widget.description"]),
    ExtensionPoint(
      "com.apple.widgetkit-extension", "Widget",
      [.iOS("14.0"), .macOS("11.0"), .watchOS("9.0")],
      .main("WidgetBundle"), interface: .always),
    ExtensionPoint(
      "com.apple.usernotifications.service", "Notification Service",
      [.iOS("10.0"), .macOS("10.14"), .watchOS("6.0")], .object("UNNotificationServiceExtension")),
    ExtensionPoint(
      "com.apple.usernotifications.content-extension", "Notification Content",
      [.iOS("10.0"), .macOS("11.0")], .viewController("UNNotificationContentExtension"),
      interface: .always, isDocumented: true,
      attributes: [
        "UNNotificationExtensionCategory", "UNNotificationExtensionInitialContentSizeRatio",
        "UNNotificationExtensionDefaultContentHidden",
        "UNNotificationExtensionOverridesDefaultTitle",
        "UNNotificationExtensionUserInteractionEnabled",
      ], required: ["UNNotificationExtensionCategory"]),
    ExtensionPoint(
      "com.apple.watchkit", "WatchKit", [.observed(.watchOS, "1.0")],
      .otherKey("WKExtensionDelegate"),
      interface: .always, isDocumented: true,
      retirement: .superseded(PointWords.watchKit),
      attributes: ["WKAppBundleIdentifier"], required: ["WKAppBundleIdentifier"]),
    ExtensionPoint(
      "com.apple.tv-top-shelf", "TV Top Shelf", [.tvOS("13.0")],
      .object("TVTopShelfContentProvider")),
    ExtensionPoint(
      "com.apple.tv-services", "TV Services", [.tvOS("9.0")], .object("TVTopShelfProvider"),
      isDocumented: true,
      retirement: .deprecated(PointWords.tvServices),
      attributes: ["TVExtensionProtocols"]),
  ]
}
