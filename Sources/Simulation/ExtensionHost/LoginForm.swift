import DeviceProtocol
public import Foundation

extension Device {
  /// Switches a credential provider on, as the user does in the password settings.
  ///
  /// It is off when its app is installed (documented).
  ///
  /// - Parameter credentialProvider: The extension's name as the user sees it.
  /// - Returns: The interface in which the user sets it up, if it has one.
  @discardableResult
  public func turnOn(credentialProvider: String) -> ExtensionInterface? {
    link.provider(.turn(name: credentialProvider, isOn: true))
  }

  /// Switches a credential provider off.
  ///
  /// - Parameter credentialProvider: The extension's name as the user sees it.
  public func turnOff(credentialProvider: String) {
    _ = link.provider(.turn(name: credentialProvider, isOn: false))
  }
}

extension App {
  /// Visits a page in the browser with fields for a user name and a password.
  ///
  /// - Parameter url: The page's address.
  /// - Returns: The form.
  public func logIn(at url: String) -> LoginForm {
    LoginForm(link.login(.visit(app: name, url: url)), link: link)
  }
}

/// Fields for a user name and a password on a page.
public struct LoginForm: Sendable, CustomStringConvertible {
  /// The page's address.
  public let url: String
  private let number: Int
  private let link: DeviceLink

  init(_ state: LoginFormState, link: DeviceLink) {
    url = state.url
    number = state.number
    self.link = link
  }

  /// The user names above the keyboard.
  public var suggestions: [String] { state.suggestions }
  /// The contents of the field for the user name.
  public var user: String? { state.filled?.user }
  /// The contents of the field for the password.
  public var password: String? { state.filled?.password }

  /// Chooses a user name above the keyboard, and returns when the fields are filled in, or that has
  /// failed.
  ///
  /// - Parameter user: The user name.
  /// - Returns: The provider's interface, if the provider needs the user.
  @discardableResult
  public func choose(_ user: String) -> ExtensionInterface? {
    link.provider(.choose(form: number, user: user))
  }

  /// Has a provider make a passkey for the page.
  ///
  /// - Parameters:
  ///   - user: The user name for which it is made.
  ///   - provider: The extension's name as the user sees it.
  /// - Returns: Its interface; `nil` when it couldn't be shown.
  @discardableResult
  public func makePasskey(for user: String, with provider: String) -> ExtensionInterface? {
    link.provider(.register(form: number, user: user, provider: provider))
  }

  /// The answer for a passkey that the page has received; it isn't checked.
  public var passkey: PasskeyResponse? { state.passkey.map(PasskeyResponse.init) }

  /// Opens a provider's list of passwords.
  ///
  /// - Parameter provider: The extension's name as the user sees it.
  /// - Returns: Its interface; `nil` when it couldn't be shown.
  @discardableResult
  public func open(_ provider: String) -> ExtensionInterface? {
    link.provider(.openList(form: number, provider: provider))
  }

  /// The fields as a line: `anna, secret`, or `empty`.
  public var description: String {
    state.filled.map { "\($0.user), \($0.password)" } ?? LoginWords.emptyForm
  }

  private var state: LoginFormState { link.login(.look(form: number)) }
}

/// The answer for a passkey that a page has received.
public struct PasskeyResponse: Sendable, CustomStringConvertible {
  /// The domain for which it is.
  public let relyingParty: String
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The hash of the client data that it answers.
  public let clientDataHash: Data
  /// The signature; `nil` for a new passkey.
  public let signature: Data?

  init(_ answer: PasskeyAnswer) {
    relyingParty = answer.relyingParty
    credentialID = answer.credential
    clientDataHash = answer.clientDataHash
    signature = answer.signature
  }

  /// A description in one line: `a passkey's signature for example.com`, or `a new passkey for
  /// example.com`.
  public var description: String {
    LoginWords.passkey(isNew: signature == nil, for: relyingParty)
  }
}

extension DeviceLink {
  fileprivate func login(_ command: CredentialCommand) -> LoginFormState {
    guard case .point(.login(let state)) = perform(.point(.credentials(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return state
  }

  fileprivate func provider(_ command: CredentialCommand) -> ExtensionInterface? {
    guard case .point(.provider(let session)) = perform(.point(.credentials(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return session.map { ExtensionInterface(session: $0, link: self) }
  }
}
