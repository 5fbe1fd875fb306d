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
      case .excessiveActivities: MonitoringWords.excessiveActivities
      case .intervalTooLong: MonitoringWords.intervalTooLong
      case .intervalTooShort: MonitoringWords.intervalTooShort
      case .invalidDateComponents: MonitoringWords.invalidDateComponents
      case .unauthorized: MonitoringWords.unauthorized
      }
    }

    /// What to do about it.
    public var recoverySuggestion: String? {
      switch self {
      case .excessiveActivities: MonitoringWords.monitorFewer
      case .intervalTooLong: MonitoringWords.shorten
      case .intervalTooShort: MonitoringWords.lengthen
      case .invalidDateComponents: MonitoringWords.changeComponents
      case .unauthorized: MonitoringWords.request
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
