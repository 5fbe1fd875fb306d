/// What the log says of storyboards and nibs.
enum StoryboardWords {
  static func unreadable(_ file: String) -> String { "UIKit: '\(file)' can't be read" }

  static func noClass(_ name: String) -> String {
    "UIKit: the storyboard uses the class '\(name)', which the program doesn't have"
  }
}
