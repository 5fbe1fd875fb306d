/// What is said of passwords, passkeys and credential providers.
enum CredentialWords {
  static let kind = "credential provider"
  static let place = "in the password settings"
  static let suggestions = "the password suggestions"
  static let noneSwitchedOn = "the user hasn't switched on a credential provider of the app"

  // MARK: Forms

  static let noPage = "there is no such page"

  static func showsNoPages(_ name: String) -> String {
    "'\(name)' doesn't show web pages: only the browser does, in the foreground"
  }

  static func noAddress(_ url: String) -> String { "'\(url)' isn't the address of a web page" }
  static func comesToForm(_ url: String) -> String { "comes to a login form at \(url)" }

  static func unentitled(_ name: String, entitlement: String) -> String {
    "'\(name)' isn't in the settings: its entitlements lack "
      + "'\(entitlement)'"
  }

  static func notSuggested(_ user: String, among names: [String]) -> String {
    "'\(user)' isn't above the keyboard: " + ListWords.thereAre(names, orNone: "nothing is")
  }

  static func chooses(_ user: String) -> String { "chooses \"\(user)\" above the keyboard" }
  static func opensPasswords(_ name: String) -> String { "opens the passwords of \(name)" }
  static let needsUser = "it needs the user"
  static let passwordUnasked = "no password was requested: the user is only setting it up"
  static let passkeyUnasked = "no passkey was requested: the user is only setting it up"
  static func login(_ user: String) -> String { "user name \"\(user)\" and its password" }

  // MARK: Passkeys

  static func noPasskeys(_ name: String) -> String {
    "'\(name)' isn't offered for a new passkey: its ASCredentialProviderExtensionCapabilities "
      + "don't set ProvidesPasskeys to true"
  }

  static func makesPasskey(for user: String, with name: String) -> String {
    "makes a passkey for \"\(user)\" with \(name)"
  }

  static func passkey(isNew: Bool, for relyingParty: String) -> String {
    "\(isNew ? "a new passkey" : "a passkey's signature") for \"\(relyingParty)\""
  }
}
