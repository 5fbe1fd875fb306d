import DeviceEvents
import DeviceProtocol

/// Shields over apps.
extension Device {
  static let shieldLookPoint = "com.apple.ManagedSettingsUI.shield-configuration-service"
  static let shieldActionPoint = "com.apple.ManagedSettings.shield-action-service"

  /// Covers an app that is about to come to the foreground, if a setting says so.
  ///
  /// The app has been launched (documented), and stays in the background (inferred).
  ///
  /// - Returns: Whether it is covered.
  func raiseShield(over name: String) -> Bool {
    screenTime.shield = nil
    guard let (manager, thing) = shieldedThing(name) else { return false }
    recorder.record("Device", .acted(ScreenTimeWords.findsShield(name)), peer: name)
    let shield = ShownShield(
      app: name, manager: manager.identifier, thing: thing, look: look(of: thing, for: manager))
    screenTime.shield = shield
    deliverAwaited()
    return true
  }

  /// Covers the app in front, or uncovers one, when settings have changed.
  func reconsiderShields() {
    if let shield = screenTime.shield {
      guard shieldedThing(shield.app) == nil else { return }
      lowerShield(shield)
    } else if let front, shieldedThing(front.name) != nil {
      retire(front)
      _ = raiseShield(over: front.name)
    }
  }

  /// Covers the browser if a setting forbids the page that the user visits, or uncovers it.
  ///
  /// - Returns: Whether it is covered.
  func isShielded(visitIn browser: ChildProcess) -> Bool {
    if shieldedThing(browser.name) != nil {
      if front === browser { retire(browser) }
      return raiseShield(over: browser.name)
    }
    if let shield = screenTime.shield, shield.app == browser.name { lowerShield(shield) }
    return false
  }

  /// Shows an app that was covered.
  private func lowerShield(_ shield: ShownShield) {
    screenTime.shield = nil
    guard let app = running(shield.app) else { return }
    bringToFront(app)
  }

  /// Removes the shield from the screen because the user does something else.
  func leaveShield() { screenTime.shield = nil }

  /// Returns the shield that a scene means when it looks at an app, or acts in it.
  func shield(over owner: ScreenOwner) -> ShownShield? {
    guard case .app(let name) = owner, let shield = screenTime.shield, shield.app == name
    else { return nil }
    return shield
  }

  /// Presses a button of a shield.
  func perform(_ act: ScreenAct, on shield: ShownShield) -> SceneAnswer {
    let look = shield.look.completed(for: shield.thing)
    guard case .tap(let text) = act else { return .impossible(ScreenTimeWords.onlyButtons) }
    let buttons = [look.primary, look.secondary].compactMap { $0?.text }
    guard buttons.contains(text) else {
      return .impossible(ScreenTimeWords.noButton(text, among: buttons))
    }
    recorder.record("Device", .acted(ScreenTimeWords.presses(text, of: shield.app)))
    switch response(to: text == look.primary?.text, of: shield) {
    case .close: close(shield)
    case .defer:
      guard screenTime.shield != nil,
        let manager = apps.first(where: { $0.identifier == shield.manager })
      else { break }
      screenTime.shield?.look = self.look(of: shield.thing, for: manager)
    case .nothing: break
    }
    // Settings that the extension has changed take effect before the user does anything else.
    wait(seconds: plan.limits.answerSeconds, patience: 0.001) { false }
    return .done
  }

  /// Goes back to the home screen; the covered app is put away.
  private func close(_ shield: ShownShield) {
    screenTime.shield = nil
    if shield.app == BuiltInApps.browser { screenTime.domain = nil }
    // The extension may have changed the settings before it has answered.
    if let front, front.name == shield.app { retire(front) }
    recorder.record("Device", .acted(ScreenTimeWords.closes(shield.app)))
  }

  private enum Response: Int { case nothing, close, `defer` }

  /// Asks the extension what happens; without one, or without an answer, the app is closed
  /// (inferred).
  private func response(to isPrimary: Bool, of shield: ShownShield) -> Response {
    guard let manager = apps.first(where: { $0.identifier == shield.manager }),
      let installed = extensions(of: manager, at: Self.shieldActionPoint).first,
      let session = beginSession(installed)
    else { return .close }
    defer { end(session) }
    let (callback, subject) = shield.thing.actionCallback
    let reply = call(
      session, .screenTime(.press(isPrimary: isPrimary, shield.thing)), callback: callback,
      about: subject)
    guard session.isOpen,
      waitForAnswer(reply, of: session, seconds: Self.shieldSeconds),
      case .screenTime(.response(let number))? = reply.answer,
      let response = Response(rawValue: number)
    else {
      noteFailure(reply.answer, of: session, callback)
      return .close
    }
    recorder.record(installed.name, .answered(ScreenTimeWords.responses[response.rawValue]))
    return response
  }

  /// Asks the extension how a shield looks; without one, or without an answer, it looks as the
  /// system has it.
  private func look(of thing: ShieldedThing, for manager: InstalledApp) -> ShieldDescription {
    guard let installed = extensions(of: manager, at: Self.shieldLookPoint).first,
      let session = beginSession(installed)
    else { return ShieldDescription() }
    defer { end(session) }
    let (callback, subject) = thing.lookCallback
    let reply = call(
      session, .screenTime(.configure(thing)), callback: callback, about: subject)
    guard session.isOpen,
      waitForAnswer(reply, of: session, seconds: Self.shieldSeconds),
      case .screenTime(.shield(let look))? = reply.answer
    else {
      noteFailure(reply.answer, of: session, callback)
      return ShieldDescription()
    }
    recorder.record(
      installed.name,
      .answered(look.title.map { ScreenTimeWords.title($0.text) } ?? ScreenTimeWords.noTitle))
    return look
  }

  func noteFailure(_ answer: PointAnswer?, of session: PointSession, _ callback: String) {
    if case .failed(let error)? = answer {
      recorder.record(session.worker.name, .sessionFailed(reason: error.message))
    } else if session.isOpen {
      let reason = PointWords.noAnswer(to: callback, Self.shieldSeconds)
      recorder.record(session.worker.name, .sessionFailed(reason: reason))
    }
  }

  /// The time that these extensions may take; Apple publishes no number.
  static let shieldSeconds = 10.0
}

extension ShieldedThing {
  /// Apple's name of the method that says how a shield looks, and what it is about.
  fileprivate var lookCallback: (String, String) {
    (category == nil ? "configuration(shielding:)" : "configuration(shielding:in:)", thing.name)
  }

  /// Apple's name of the method that is told of a button, and what it is about.
  fileprivate var actionCallback: (String, String) {
    ("handle(action:for:completionHandler:)", category?.name ?? thing.name)
  }
}
