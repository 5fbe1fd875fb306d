/// Why a controller isn't presented, and why the user can't dismiss a sheet.
enum SheetWords {
  // MARK: Presenting

  static func notPresented(
    _ shown: UIViewController.Type, on source: UIViewController.Type, _ reason: String
  ) -> String {
    "UIKit: \(shown) isn't presented on \(source): \(reason)"
  }

  static let notInWindow = "its view isn't in a window yet"

  static func presenting(_ other: UIViewController.Type) -> String {
    "it is already presenting \(other)"
  }

  static let presentsItself = "a controller can't present itself"
  static let presentedAlready = "it is already presented"

  // MARK: Dismissing

  static let noSheet = "there is no sheet to dismiss"
  static let dismissed = "the user has dismissed its sheet"
  static let tooOld = "before iOS 13, sheets can't be dismissed by swiping down"
  static let composeSheet = "a compose sheet can't be dismissed by swiping down"
  static let alert = "an alert is in front, and it can't be dismissed by swiping down"
}
