/// What is said of user defaults and of the keychain.
enum StoreWords {
  static func tooLongDelay(_ seconds: Double) -> String {
    "changes can't be delayed by \(seconds) seconds: 0 to 3600 are possible"
  }

  static func keychain(_ group: String) -> String { "keychain \(group)" }
}
