/// What the simulation adds to the log about opening URLs, and what unnamed tasks are called.
enum ApplicationWords {
  static func notListed(_ scheme: String, of url: String) -> String {
    "UIKit: canOpenURL(_:) returns false for '\(url)': LSApplicationQueriesSchemes in Info.plist "
      + "doesn't list the scheme '\(scheme)'"
  }

  static let openURLReturnsFalse =
    "UIKit: openURL(_:) always returns false from iOS 18 on; "
    + "use open(_:options:completionHandler:) instead"

  static let backgroundTask = "a background task"
}
