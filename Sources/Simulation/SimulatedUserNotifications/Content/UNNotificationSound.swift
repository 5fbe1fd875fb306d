public import Foundation

/// The sound of a notification.
///
/// Type-checks only: keeps its values; sounds aren't played.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  // Its values never change.
  let name: String
  let isCritical: Bool
  let volume: Float

  init(name: String, isCritical: Bool = false, volume: Float = 1) {
    self.name = name
    self.isCritical = isCritical
    self.volume = volume
    super.init()
  }

  /// Makes a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The sound that the user has chosen for notifications.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  /// The sound that the user has chosen for calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "ringtone") }
  /// The sound of critical alerts.
  open class var defaultCritical: UNNotificationSound {
    UNNotificationSound(name: "default", isCritical: true)
  }

  /// Returns the sound of critical alerts with a volume.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "default", isCritical: true, volume: volume)
  }

  /// Returns a sound file of the app for a critical alert.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name.rawValue, isCritical: true)
  }

  /// Returns a sound file of the app for a critical alert, with a volume.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(name: name.rawValue, isCritical: true, volume: volume)
  }

  /// Returns a sound file of the app as a ringtone.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name.rawValue)
  }

  /// Returns the sound itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other is the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && isCritical == other.isCritical && volume == other.volume
  }

  /// A hash that equal sounds share.
  open override var hash: Int { name.hashValue }
}

/// The name of a sound file.
///
/// Type-checks only: sounds aren't played.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The extent to which a notification may interrupt the user.
///
/// Type-checks only: notifications aren't drawn.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// The notification goes to the list without a sound.
  case passive
  /// The notification lights the screen and may play a sound.
  case active
  /// The notification is active, and breaks through a Focus.
  case timeSensitive
  /// The notification is active, and ignores the mute switch.
  case critical
}
