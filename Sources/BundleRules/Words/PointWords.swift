/// What is said of extension points for which no new extension should be made.
///
/// Each is the second half of a sentence about the point's extensions.
enum PointWords {
  static let documentPicker =
    "deprecated since iOS 14: the Files app shows what a File Provider extension serves"
  static let today = "deprecated since iOS 14 in favor of WidgetKit"
  static let watchKit =
    "an Apple Watch app needs no extension since watchOS 7: one target will do"
  static let tvServices =
    "Apple calls it the legacy form; com.apple.tv-top-shelf replaces it since tvOS 13"
  static let broadcast =
    "the first form of Broadcast extensions; Xcode makes Broadcast Upload and Setup UI"
  static let sharedLinks = "Safari has no Shared Links any more"
}
