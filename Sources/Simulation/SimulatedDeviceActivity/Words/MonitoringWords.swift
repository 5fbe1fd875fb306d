/// What is said of activities that can't be monitored: what has happened, and what to do about it.
enum MonitoringWords {
  static let excessiveActivities = "Too many activities are monitored."
  static let intervalTooLong = "The activity's schedule is too long."
  static let intervalTooShort = "The activity's schedule is too short."
  static let invalidDateComponents = "The activity's date range is invalid."
  static let unauthorized = "The app isn't authorized to monitor activities."

  static let monitorFewer = "An app and its extensions can monitor twenty activities."
  static let shorten = "An interval lasts a week at most."
  static let lengthen = "An interval lasts fifteen minutes at least."
  static let changeComponents = "Specify other date components, or another calendar."
  static let request = "Request authorization with an AuthorizationCenter."
}
