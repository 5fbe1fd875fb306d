/// What is said of passwords, passkeys and credential providers.
enum CredentialWords {
  static let kind = "credential provider"
  static let place = "in the settings of passwords"
  static let suggestions = "the password suggestions"
  static let noneSwitchedOn = "the user has no credential provider of the app switched on"

  // MARK: Forms

  static let noPage = "there is no such page"

  static func showsNoPages(_ name: String) -> String {
    "'\(name)' shows no web pages: only the browser does, in front"
  }

  static func noAddress(_ url: String) -> String { "'\(url)' is no address of a web page" }
  static func comesToForm(_ url: String) -> String { "comes to a form for logging in at \(url)" }

  static func unentitled(_ name: String, entitlement: String) -> String {
    "'\(name)' isn't among the settings: its entitlements lack "
      + "'\(entitlement)'"
  }

  static func notSuggested(_ user: String, among names: [String]) -> String {
    "'\(user)' isn't above the keyboard: " + ListWords.thereAre(names, orNone: "nothing is")
  }

  static func chooses(_ user: String) -> String { "chooses \"\(user)\" above the keyboard" }
  static func opensPasswords(_ name: String) -> String { "opens the passwords of \(name)" }
  static let needsUser = "it needs the user"
  static let passwordUnasked = "nobody has asked for a password: the user only sets it up"
  static let passkeyUnasked = "nobody has asked for a passkey: the user only sets it up"
  static func login(_ user: String) -> String { "user name \"\(user)\" and its password" }

  // MARK: Passkeys

  static func noPasskeys(_ name: String) -> String {
    "'\(name)' isn't offered for a new passkey: its ASCredentialProviderExtensionCapabilities "
      + "have no ProvidesPasskeys that is true"
  }

  static func makesPasskey(for user: String, with name: String) -> String {
    "makes a passkey for \"\(user)\" with \(name)"
  }

  static func passkey(isNew: Bool, for relyingParty: String) -> String {
    "\(isNew ? "a new passkey" : "a passkey's signature") for \"\(relyingParty)\""
  }
}
