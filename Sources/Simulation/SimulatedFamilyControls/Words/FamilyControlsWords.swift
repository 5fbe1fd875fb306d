/// What Family Controls says of its errors and statuses, and to the user in its picker.
enum FamilyControlsWords {
  static let restricted = "A restriction prevents this app from using Family Controls."
  static let unavailable = "The system failed to set up Family Controls."
  static let invalidAccountType = "The device isn't signed in to a child's iCloud account."
  static let invalidArgument = "An argument is invalid."
  static let authorizationConflict = "Another authorized app already provides parental controls."
  static let authorizationCanceled = "The request for authorization was canceled."
  static let networkError = "The device must be connected to the network."
  static let authenticationMethodUnavailable = "The device has no passcode."

  // MARK: Status

  static let notDetermined = "Not Determined"
  static let denied = "Denied"
  static let approved = "Approved"

  // MARK: Picking

  static let title = "Choose Activities"
  static let categories = "Categories"
  static let apps = "Apps"
  static let websites = "Websites"
  static let cancel = "Cancel"
  static let done = "Done"
}
