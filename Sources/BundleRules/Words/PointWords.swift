/// What is said of extension points for which no new extension should be made.
///
/// Each is the second half of a sentence about the point's extensions.
enum PointWords {
  static let documentPicker =
    "deprecated since iOS 14: the Files app shows what a File Provider extension serves"
  static let today = "deprecated since iOS 14 in favor of WidgetKit, and shown no more since iOS 18"
  static let watchKit =
    "since watchOS 7, an Apple Watch app needs no extension: one target is enough"
  static let tvServices =
    "Apple calls this the legacy form; com.apple.tv-top-shelf has replaced it since tvOS 13"
  static let broadcast =
    "the original form of Broadcast extensions; Xcode now makes Broadcast Upload and Setup UI"
  static let sharedLinks = "Safari no longer has Shared Links"
}
