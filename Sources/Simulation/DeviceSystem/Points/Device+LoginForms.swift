import DeviceEvents
import DeviceProtocol
import Foundation

/// Pages on which the user logs in, and the providers that fill in passwords.
extension Device {
  /// Carries out what the user does with passwords.
  func obey(_ command: CredentialCommand) -> SceneAnswer {
    switch command {
    case .turn(let name, let isOn): turnCredentialProvider(name, isOn)
    case .visit(let app, let url): visitLogin(url, in: app)
    case .choose(let form, let user): with(form) { choose(user, on: $0) }
    case .openList(let form, let provider): with(form) { openList(of: provider, on: $0) }
    case .register(let form, let user, let provider):
      with(form) { register(user, with: provider, on: $0) }
    case .look(let form): with(form) { .point(.login(state(of: $0))) }
    }
  }

  private func with(_ number: Int, _ act: (LoginFormState) -> SceneAnswer) -> SceneAnswer {
    loginForms.indices.contains(number)
      ? act(loginForms[number]) : .impossible(CredentialWords.noPage)
  }

  private func state(of form: LoginFormState) -> LoginFormState {
    var state = loginForms[form.number]
    state.suggestions = suggestions(for: state).map(\.0.user)
    return state
  }

  private func visitLogin(_ url: String, in name: String) -> SceneAnswer {
    guard name == BuiltInApps.browser, let host = running(name), front === host else {
      return .impossible(CredentialWords.showsNoPages(name))
    }
    guard URL(string: url)?.host?.isEmpty == false else {
      return .impossible(CredentialWords.noAddress(url))
    }
    recorder.record(name, .acted(CredentialWords.comesToForm(url)))
    let form = LoginFormState(number: loginForms.count, url: url)
    loginForms.append(form)
    return .point(.login(state(of: form)))
  }

  /// Switches a provider on or off; what its app has reported about its passwords goes with it.
  private func turnCredentialProvider(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch installed(name, at: Self.providers) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let provider):
      guard provider.credentials.isEntitled else {
        return .impossible(
          CredentialWords.unentitled(name, entitlement: CredentialAbilities.entitlement))
      }
      set(provider, isOn, place: Self.providers.place)
      guard isOn else {
        forgetIdentities(of: provider)
        return .point(.provider(session: nil))
      }
      guard provider.credentials.showsConfiguration else {
        return .point(.provider(session: nil))
      }
      return open(
        provider, .configure, "prepareInterfaceForExtensionConfiguration()", about: "", form: nil)
    }
  }

  /// Chooses a user name above the keyboard.
  ///
  /// Its password is requested without an interface, and with one when the provider says that it
  /// needs the user (documented).
  private func choose(_ user: String, on form: LoginFormState) -> SceneAnswer {
    let all = suggestions(for: form)
    guard let (identity, provider) = all.first(where: { $0.0.user == user }) else {
      return .impossible(CredentialWords.notSuggested(user, among: all.map(\.0.user)))
    }
    recorder.record(BuiltInApps.browser, .acted(CredentialWords.chooses(user)))
    guard let session = beginSession(provider) else { return .point(.provider(session: nil)) }
    let challenge = challenge(of: form)
    let reply = call(
      session, .credential(.provide(identity, challenge)),
      callback: "provideCredentialWithoutUserInteraction(for:)", about: user)
    if session.isOpen, !waitForAnswer(reply, of: session, seconds: Self.credentialSeconds),
      session.isOpen
    {
      fail(session, PointWords.noAnswer(Self.credentialSeconds))
    }
    if case .failed(let error)? = reply.answer, error.needsUser {
      recorder.record(provider.name, .answered(CredentialWords.needsUser))
      end(session)
      return open(
        provider, .prepare(identity, challenge), "prepareInterfaceToProvideCredential(for:)",
        about: user,
        form: form.number)
    }
    if let answer = reply.answer { take(answer, of: session, form: form.number) }
    end(session)
    return .point(.provider(session: nil))
  }

  /// Opens a provider's own list.
  private func openList(of name: String, on form: LoginFormState) -> SceneAnswer {
    switch installed(name, at: Self.providers) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let provider) where !provider.isOn:
      return .impossible(PointWords.isOff(name))
    case .success(let provider):
      recorder.record(BuiltInApps.browser, .acted(CredentialWords.opensPasswords(name)))
      let service = LoginService(identifier: form.url, isURL: true)
      let challenge = provider.credentials.providesPasskeys ? challenge(of: form) : nil
      return open(
        provider, .list([service], challenge),
        challenge == nil
          ? "prepareCredentialList(for:)" : "prepareCredentialList(for:requestParameters:)",
        about: form.url, form: form.number)
    }
  }

  /// Shows a provider, and takes what it supplies whenever it does.
  func open(
    _ provider: InstalledExtension, _ preparation: CredentialCall, _ callback: String,
    about subject: String, form: Int?
  ) -> SceneAnswer {
    guard let session = beginSession(provider) else { return .point(.provider(session: nil)) }
    let reply = call(session, .credential(preparation), callback: callback, about: subject)
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.answerSeconds)
    if case .failed(let error)? = reply.answer { fail(session, error.message) }
    guard session.isOpen, show(session) else {
      end(session)
      return .point(.provider(session: nil))
    }
    ask(session, .credential(.awaitEnd)).then = { [self] answer in
      // Not during the call that it comes from.
      _ = later(0) { [self] in
        guard !session.isOver else { return }
        take(answer, of: session, form: form)
        end(session)
      }
    }
    settle(session.worker)
    return .point(.provider(session: session.number))
  }

  /// Fills in what a provider supplies, or says why that has no effect.
  private func take(_ answer: PointAnswer, of session: PointSession, form: Int?) {
    switch answer {
    case .credential(let login):
      guard let form else {
        return recorder.record(
          session.worker.name,
          .sessionFailed(reason: CredentialWords.passwordUnasked))
      }
      loginForms[form].filled = login
      recorder.record(
        BuiltInApps.browser, .received(items: [CredentialWords.login(login.user)]),
        peer: session.worker.name)
    case .passkey(let answer):
      guard let form else {
        return recorder.record(
          session.worker.name,
          .sessionFailed(reason: CredentialWords.passkeyUnasked))
      }
      take(answer, of: session, form: form)
    case .done: recorder.record(session.worker.name, .answered("done"))
    case .failed(let error):
      recorder.record(session.worker.name, .sessionFailed(reason: error.message))
    default: break
    }
  }

  static let providers = SwitchedPoint(
    point: credentialPoint, kind: CredentialWords.kind, place: CredentialWords.place)
  /// The time that it may take without an interface; Apple publishes no number.
  private static let credentialSeconds = 30.0
}

extension ErrorDescription {
  /// Whether it is ASExtensionError's `userInteractionRequired`.
  fileprivate var needsUser: Bool { domain == "ASExtensionErrorDomain" && code == 100 }
}
