/// What the keychain needs to know about an authentication context, which belongs to
/// LocalAuthentication.
package protocol ProofContext: AnyObject {
  /// Whether the user has proved their identity to it.
  var isProved: Bool { get }
  /// Whether the user may not be asked.
  var interactionNotAllowed: Bool { get }
  /// What the user is told.
  var localizedReason: String { get }
}
