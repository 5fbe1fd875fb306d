/// What is said of apps' cameras on the locked screen.
enum CaptureWords {
  /// The folders of an extension's container that are emptied when a session is over.
  static let emptiedFolders = [
    "tmp", "Documents", "Library/Caches", "Library/Application Support",
  ]

  static let kind = "capture extension"
  static let noCamera = "there is no such camera session, or it is over"
  static let stillLocked = "the device is still locked"
  static let withActivity = "the containing app continues the activity"

  static func opens(_ name: String, isLocked: Bool) -> String {
    "opens the camera '\(name)' on the \(isLocked ? "locked" : "unlocked") screen"
  }

  static func leaves(_ name: String) -> String { "leaves the camera '\(name)'" }
  static func unlock(_ app: String) -> String { "to open '\(app)'" }

  static func contents(_ names: [String]) -> String {
    "captured: " + names.sorted().joined(separator: ", ")
  }
}
