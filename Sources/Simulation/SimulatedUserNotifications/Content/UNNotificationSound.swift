public import Foundation

/// The sound of a notification.
///
/// Type-checks only: keeps which sound is meant; nothing is played.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  // What it keeps never changes.
  let name: String
  let isCritical: Bool
  let volume: Float

  init(name: String, isCritical: Bool = false, volume: Float = 1) {
    self.name = name
    self.isCritical = isCritical
    self.volume = volume
    super.init()
  }

  /// A sound file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The sound that the user has chosen for notifications.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  /// The sound that the user has chosen for calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "ringtone") }
  /// The sound of critical alerts.
  open class var defaultCritical: UNNotificationSound {
    UNNotificationSound(name: "default", isCritical: true)
  }

  /// The sound of critical alerts, so loud.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "default", isCritical: true, volume: volume)
  }

  /// A sound file of the app as a critical alert.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name.rawValue, isCritical: true)
  }

  /// A sound file of the app as a critical alert, so loud.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(name: name.rawValue, isCritical: true, volume: volume)
  }

  /// A sound file of the app as a ringtone.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name.rawValue)
  }

  /// The sound itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && isCritical == other.isCritical && volume == other.volume
  }

  /// Equal for equal sounds.
  open override var hash: Int { name.hashValue }
}

/// The name of a sound file.
///
/// Type-checks only: nothing is played.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a notification may interrupt.
///
/// Type-checks only: no notification is shown.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// It goes to the list without a sound.
  case passive
  /// It lights the screen and may sound.
  case active
  /// As active, and through a Focus.
  case timeSensitive
  /// As active, and through the mute switch.
  case critical
}
