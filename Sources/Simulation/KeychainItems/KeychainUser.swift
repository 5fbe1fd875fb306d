/// The user, as far as the keychain is concerned with them.
package struct KeychainUser {
  /// Whether the device has a passcode.
  let hasPasscode: Bool
  /// Whether they have already proved their identity.
  var isProved = false
  /// Has them prove their identity: `success`, or the reason why they didn't.
  let prove: () -> Int32

  /// Makes a user who proves their identity in this way.
  package init(hasPasscode: Bool, prove: @escaping () -> Int32) {
    self.hasPasscode = hasPasscode
    self.prove = prove
  }

  /// A user whom the device has no means of recognising.
  package static var unknown: KeychainUser {
    KeychainUser(hasPasscode: false) { KeychainStatus.notAuthenticated }
  }
}
