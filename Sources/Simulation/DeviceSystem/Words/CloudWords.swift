/// What is said of the values that iCloud keeps.
enum CloudWords {
  static let cloud = "iCloud"
  static let otherDevice = "Other device"
  static let notEntitled =
    "the entitlements lack 'com.apple.developer.ubiquity-kvstore-identifier'"

  static func store(_ identifier: String) -> String { "\(cloud) \(identifier)" }
  static func notEntitled(_ app: String) -> String {
    "\(app) has no values in iCloud: \(notEntitled)"
  }
}
