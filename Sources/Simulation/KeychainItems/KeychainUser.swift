/// The user, as far as the keychain has to do with them.
package struct KeychainUser {
  /// Whether the device has a passcode.
  let hasPasscode: Bool
  /// Whether they have proved already who they are.
  var isProved = false
  /// Has them prove who they are: `success`, or why they didn't.
  let prove: () -> Int32

  /// A user who proves who they are in this way.
  package init(hasPasscode: Bool, prove: @escaping () -> Int32) {
    self.hasPasscode = hasPasscode
    self.prove = prove
  }

  /// A user whom the device knows by nothing.
  package static var unknown: KeychainUser {
    KeychainUser(hasPasscode: false) { KeychainStatus.notAuthenticated }
  }
}
