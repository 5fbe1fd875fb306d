/// What the keychain wants to know of a context that asks the user, of LocalAuthentication's.
package protocol ProofContext: AnyObject {
  /// Whether the user has proved to it who they are.
  var isProved: Bool { get }
  /// Whether the user may not be asked.
  var interactionNotAllowed: Bool { get }
  /// What the user is told.
  var localizedReason: String { get }
}
