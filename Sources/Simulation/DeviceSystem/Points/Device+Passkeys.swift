import DeviceEvents
import DeviceProtocol
import Foundation

/// Passkeys on pages on which the user logs in.
extension Device {
  /// Returns what a page wants signed: 32 bytes that no other request has.
  func challenge(of form: LoginFormState) -> PasskeyChallenge {
    passkeyRequests += 1
    let (page, request) = (form.number, passkeyRequests)
    let bytes = (0..<32).map { UInt8(truncatingIfNeeded: $0 * 7 + page * 31 + request * 101) }
    return PasskeyChallenge(
      relyingParty: URL(string: form.url)?.host?.lowercased() ?? "", clientDataHash: Data(bytes))
  }

  /// Has a provider make a passkey for the page.
  func register(_ user: String, with name: String, on form: LoginFormState) -> SceneAnswer {
    switch installed(name, at: Self.providers) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let provider) where !provider.isOn:
      return .impossible(PointWords.isOff(name))
    case .success(let provider) where !provider.credentials.providesPasskeys:
      return .impossible(CredentialWords.noPasskeys(name))
    case .success(let provider):
      recorder.record(
        BuiltInApps.browser, .acted(CredentialWords.makesPasskey(for: user, with: name)))
      let challenge = challenge(of: form)
      let service = LoginService(identifier: challenge.relyingParty, isURL: false)
      let handle = PasskeyIdentity(credential: Data(), userHandle: Data(user.utf8))
      let identity = LoginIdentity(
        service: service, user: user, record: nil, rank: 0, passkey: handle)
      return open(
        provider, .register(identity, challenge), "prepareInterface(forPasskeyRegistration:)",
        about: user, form: form.number)
    }
  }

  /// Takes a provider's answer for a passkey.
  func take(_ answer: PasskeyAnswer, of session: PointSession, form: Int) {
    loginForms[form].passkey = answer
    let what = CredentialWords.passkey(
      isNew: answer.signature == nil, for: answer.relyingParty)
    recorder.record(
      BuiltInApps.browser, .received(items: [what]), peer: session.worker.name)
  }
}
