public import Foundation

extension ProcessInfo {
  /// The thermal state of the device.
  ///
  /// Simulated: the documented values.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal = 0
    /// A little warm.
    case fair = 1
    /// So warm that work should wait.
    case serious = 2
    /// Too warm.
    case critical = 3
  }

  /// The thermal state of the device.
  ///
  /// Simulated: always `nominal`: the device never gets warm.
  public var thermalState: ThermalState { .nominal }

  /// Whether Low Power Mode is on.
  ///
  /// Simulated: `false`: a scene's user doesn't turn it on. No known difference.
  public var isLowPowerModeEnabled: Bool { false }

  /// Options that say what an activity needs.
  ///
  /// Simulated: the documented values. Differs: only the names that are useful on iOS are there.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt64

    /// Makes options from a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The display stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The user waits for it.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | (1 << 20))
    /// The user doesn't wait for it.
    public static let background = ActivityOptions(rawValue: 0x0000_00FF)
  }

  /// Notes the beginning of an activity.
  ///
  /// Type-checks only: nothing sleeps here, and it gives no time in the background on iOS either.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Notes the end of an activity.
  ///
  /// Type-checks only: nothing sleeps here.
  public func endActivity(_ activity: any NSObjectProtocol) {}
}
