/// The service for which a user name and a password are used.
package struct LoginService: Codable, Hashable, Sendable {
  /// A domain, or an address.
  package var identifier: String
  package var isURL: Bool

  package init(identifier: String, isURL: Bool) {
    self.identifier = identifier
    self.isURL = isURL
  }
}

/// A user name for which an app has a password or a passkey, as it has told the system.
package struct LoginIdentity: Codable, Hashable, Sendable {
  package var service: LoginService
  package var user: String
  /// The app's own identifier for it.
  package var record: String?
  /// Those with a greater number come first.
  package var rank: Int
  /// What makes it the identity of a passkey; `nil` for a password.
  package var passkey: PasskeyIdentity?

  package init(
    service: LoginService, user: String, record: String?, rank: Int,
    passkey: PasskeyIdentity? = nil
  ) {
    self.service = service
    self.user = user
    self.record = record
    self.rank = rank
    self.passkey = passkey
  }
}

/// A user name with its password.
package struct Login: Codable, Hashable, Sendable {
  package var user: String
  package var password: String

  package init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// A call to a credential provider.
package enum CredentialCall: Codable, Hashable, Sendable {
  /// Prepare a list for these services, then be shown; answered with `done`.
  case list([LoginService], PasskeyChallenge?)
  /// Supply this password, or sign with this passkey, without being shown; answered with
  /// `credential`, `passkey` or `failed`.
  case provide(LoginIdentity, PasskeyChallenge)
  /// Prepare an interface for this password or passkey, then be shown; answered with `done`.
  case prepare(LoginIdentity, PasskeyChallenge)
  /// Prepare an interface in which a passkey is made, then be shown; answered with `done`.
  case register(LoginIdentity, PasskeyChallenge)
  /// Prepare an interface in which the user sets you up; answered with `done`.
  case configure
  /// Say when your request has ended; answered with `credential`, `passkey`, `done` or `failed`.
  case awaitEnd
}

/// What an app, or its extension, asks about what it has told the system about its passwords.
package enum CredentialQuestion: Codable, Hashable, Sendable {
  /// Whether the user has switched its provider on; answered with `isOn`.
  case state
  // Answered with `done` or `failed`.
  case save([LoginIdentity])
  case replace([LoginIdentity])
  /// These, or all.
  case remove([LoginIdentity]?)
}

/// What the user does with passwords.
package enum CredentialCommand: Codable, Hashable, Sendable {
  /// Switch a provider on or off; answered with `provider`.
  case turn(name: String, isOn: Bool)
  /// Visit a page with a login form in the browser; answered with `login`.
  case visit(app: String, url: String)
  /// Choose a user name above the keyboard; answered with `provider`.
  case choose(form: Int, user: String)
  /// Open a provider's list; answered with `provider`.
  case openList(form: Int, provider: String)
  /// Have a provider make a passkey for a user; answered with `provider`.
  case register(form: Int, user: String, provider: String)
  /// Answered with `login`.
  case look(form: Int)
}

/// A form with fields for a user name and a password.
package struct LoginFormState: Codable, Hashable, Sendable {
  package var number: Int
  package var url: String
  /// The user names above the keyboard.
  package var suggestions: [String] = []
  /// The contents of the fields.
  package var filled: Login?
  /// The answer for a passkey that the page has received.
  package var passkey: PasskeyAnswer?

  package init(number: Int, url: String) {
    self.number = number
    self.url = url
  }
}
