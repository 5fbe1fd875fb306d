/// The memory that an extension may have to itself, by its extension point.
///
/// Apple publishes no numbers. These come from crash reports and developers (observed), for iPhones
/// of recent years: a real device may allow more or less. Points without a measurement have no
/// number here, and only the run's own limit applies.
enum MemoryOfKind {
  /// The limit in MiB; `nil` if none is known.
  static func limit(of point: String) -> Int? { limits[point] }

  private static let limits: [String: Int] = [
    // Named in a crash report of a Share extension (developer forums, thread 115259).
    "com.apple.share-services": 120,
    "com.apple.ui-services": 120,
    "com.apple.services": 120,
    // Stated by Apple's staff for iOS 14 (thread 67202).
    "com.apple.usernotifications.service": 24,
    // Stated at a meeting of developers, for iOS 8 and 9.
    "com.apple.widget-extension": 16,
    // Named in a crash report (FB8832751).
    "com.apple.widgetkit-extension": 30,
    // Often quoted; one project measured less, 42 to 45.
    "com.apple.keyboard-service": 48,
    // Thread 804378; Apple's staff didn't confirm it.
    "com.apple.fileprovider-nonui": 20,
    // Named in a crash report of iOS 13.2.
    "com.apple.identitylookup.message-filter": 6,
    // Stated by Apple's staff for iOS 15 (thread 73148).
    "com.apple.networkextension.packet-tunnel": 50,
    "com.apple.networkextension.app-proxy": 15,
    "com.apple.networkextension.filter-control": 12,
    "com.apple.networkextension.filter-data": 6,
    "com.apple.networkextension.dns-proxy": 15,
    "com.apple.networkextension.app-push": 24,
    // Named by many developers, and in crash reports.
    "com.apple.deviceactivity.monitor-extension": 6,
    "com.apple.broadcast-services-upload": 50,
  ]
}
