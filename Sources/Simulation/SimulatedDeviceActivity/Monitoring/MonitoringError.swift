public import Foundation

extension DeviceActivityCenter {
  /// Why an activity can't be monitored.
  ///
  /// Simulated: with the documented limits. Differs: the texts are our own.
  public enum MonitoringError: LocalizedError, Hashable, Sendable {
    /// The app has twenty activities monitored already.
    case excessiveActivities
    /// The interval is longer than a week.
    case intervalTooLong
    /// The interval is shorter than fifteen minutes.
    case intervalTooShort
    /// No future date is like that.
    case invalidDateComponents
    /// The app isn't allowed to work with Screen Time.
    case unauthorized

    /// What has happened.
    public var errorDescription: String? {
      switch self {
      case .excessiveActivities: "Too many activities are monitored."
      case .intervalTooLong: "The activity's schedule is too long."
      case .intervalTooShort: "The activity's schedule is too short."
      case .invalidDateComponents: "The activity's date range is invalid."
      case .unauthorized: "The app isn't authorized to monitor activities."
      }
    }

    /// What to do about it.
    public var recoverySuggestion: String? {
      switch self {
      case .excessiveActivities: "An app and its extensions can monitor twenty activities."
      case .intervalTooLong: "An interval lasts a week at most."
      case .intervalTooShort: "An interval lasts fifteen minutes at least."
      case .invalidDateComponents: "Specify other date components, or another calendar."
      case .unauthorized: "Request authorization with an AuthorizationCenter."
      }
    }

    /// The error with the device's number.
    init(number: Int) {
      let all = [
        Self.excessiveActivities, .intervalTooLong, .intervalTooShort, .invalidDateComponents,
      ]
      self = all.indices.contains(number) ? all[number] : .unauthorized
    }
  }
}
