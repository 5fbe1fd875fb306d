/// The way in which a server reaches a Live Activity.
///
/// Simulated: by a token. Differs: there are no channels for many devices.
public struct PushType: Hashable, Sendable {
  /// By the activity's own token.
  public static let token = PushType()
}
