/// The words and the sound with which the user is alerted to an update.
///
/// Simulated: the device shows the words, which the event log says. Differs: there is no sound.
public struct AlertConfiguration: Equatable, Sendable {
  /// The heading, for devices that show words.
  public var title: LocalizedStringResource
  /// The text.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Makes an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// A sound.
  ///
  /// Type-checks only: nothing is heard.
  public struct AlertSound: Hashable, Sendable {
    let name: String

    /// The usual sound.
    public static let `default` = AlertSound(name: "default")

    /// Returns the sound in one of the app's files.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
