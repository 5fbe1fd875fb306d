import DeviceEvents
import DeviceProtocol
import Foundation

/// What the user does with the App Intents of apps.
extension Device {
  /// Carries out what the user does with App Intents.
  func obey(_ command: AppIntentCommand) -> SceneAnswer {
    switch command {
    case .offers(let app): appIntentOffers(of: app)
    case .run(let place, let words, let app, let values): run(words, of: app, at: place, values)
    case .answer(let number, let reply): answer(reply, in: number)
    case .look(let number):
      appIntents.talks.indices.contains(number)
        ? .point(.appIntent(.run(appIntents.talks[number].state)))
        : .impossible(AppIntentWords.notRun)
    }
  }

  private func run(
    _ words: String, of name: String?, at place: AppIntentPlace, _ values: [String: String]
  ) -> SceneAnswer {
    guard systemVersion >= 16 else { return .impossible(AppIntentWords.tooOld) }
    let found = appIntents(named: words, of: name, at: place)
    guard var first = found.first else {
      let known = apps.filter { name == nil || $0.name == name }.flatMap { app in
        appIntentLibraries(of: app).flatMap { $0.1.names(at: place) }
      }
      return .impossible(AppIntentWords.unknown(words, at: place, among: known))
    }
    let declared = appIntentLibraries(of: first.app).flatMap(\.1.intents)
      .first { $0.errand.request.intent == first.errand.request.intent }
    for (title, value) in values.sorted(by: { $0.key < $1.key }) {
      let parameters = declared?.parameters ?? []
      guard let parameter = parameters.first(where: { $0.title == title }) else {
        return .impossible(AppIntentWords.noParameter(title, among: parameters.map(\.title)))
      }
      first.errand.request.values[parameter.name] = .said(value)
    }
    recorder.record(
      "Device", .acted(AppIntentWords.runs(words, at: place)), peer: first.app.name)
    let talk = perform(first.errand, of: first.app)
    return .point(.appIntent(.run(talk.state)))
  }

  private func answer(_ reply: AppIntentReply, in number: Int) -> SceneAnswer {
    guard appIntents.talks.indices.contains(number) else {
      return .impossible(AppIntentWords.notRun)
    }
    let talk = appIntents.talks[number]
    guard let question = talk.question else { return .impossible(AppIntentWords.asksNothing) }
    switch reply {
    case .said(let words):
      if question.isConfirmation {
        return .impossible(AppIntentWords.wantsYesOrNo(question.words))
      }
      guard question.choices.isEmpty || question.choices.contains(words) else {
        return .impossible(SiriWords.noChoice(words, among: question.choices))
      }
      recorder.record("Device", .acted(AppIntentWords.answers(words)))
    case .agreed(let isAgreed):
      recorder.record("Device", .acted(AppIntentWords.answers(isAgreed ? "Yes" : "No")))
    }
    talk.question = nil
    hear(.answer(run: number, reply), in: talk, callback: nil)
    return .point(.appIntent(.run(talk.state)))
  }

  /// Performs an intent, and returns when it needs the user, or is done.
  ///
  /// - Parameters:
  ///   - errand: The intent.
  ///   - app: Its app.
  ///   - tapped: The extension whose control was tapped.
  /// - Returns: The run.
  @discardableResult
  func perform(
    _ errand: AppIntentErrand, of app: InstalledApp, tappedIn tapped: InstalledExtension? = nil
  ) -> AppIntentTalk {
    let bundle = bundle(for: errand, in: app, tappedIn: tapped)
    let talk = AppIntentTalk(
      number: appIntents.talks.count, app: app, installed: bundle?.installed ?? tapped)
    appIntents.talks.append(talk)
    guard let bundle else {
      let reason = AppIntentWords.missing(errand.request.intent, isForApp: errand.isForApp)
      recorder.record(tapped?.name ?? app.name, .leftOut(reason: reason))
      finish(talk, AppIntentOutcome(problem: reason))
      return talk
    }
    if errand.opensApp { comeForward(app) }
    switch bundle {
    case .app: talk.host = appForIntents(app).map { .app($0) }
    case .plugIn(let installed): talk.host = beginSession(installed).map { .session($0) }
    }
    hear(
      .perform(errand.request, run: talk.state.number), in: talk,
      callback: ("perform()", errand.request.intent))
    return talk
  }

  /// Answers no to what an intent asks where nobody can be asked, such as a widget (inferred).
  func declineQuestions(of talk: AppIntentTalk) {
    for _ in 0..<Self.declined where talk.question != nil {
      talk.question = nil
      hear(.answer(run: talk.state.number, .agreed(false)), in: talk, callback: nil)
    }
  }

  /// Brings an app to the foreground before one of its intents is performed (documented).
  private func comeForward(_ app: InstalledApp) {
    guard let process = running(app.name) ?? launchApp(app.name) else { return }
    bringToFront(process)
  }

  /// An app's process, which is launched in the background for an intent if it isn't running.
  private func appForIntents(_ app: InstalledApp) -> ChildProcess? {
    guard let process = running(app.name) ?? launchApp(app.name) else { return nil }
    resume(process)
    // Until the intent has been performed; half a minute, as with background tasks (observed of
    // App Intents, too).
    process.activities[Self.intentActivity] = Activity(reason: AppIntentWords.activity)
    if isBehind(process) { limitActivities(of: process) }
    return process
  }

  /// Calls the process of a run, and takes its answer.
  private func hear(
    _ call: AppIntentCall, in talk: AppIntentTalk, callback: (name: String, about: String)?
  ) {
    guard let host = talk.host else {
      return finish(talk, AppIntentOutcome(problem: PointWords.notStarted))
    }
    var answer: PointAnswer?
    let process: ChildProcess
    switch host {
    case .session(let session):
      process = session.worker
      let reply =
        callback.map {
          self.call(session, .appIntent(call), callback: $0.name, about: $0.about)
        } ?? ask(session, .appIntent(call))
      _ = waitForAnswer(reply, of: session, seconds: Self.intentSeconds)
      answer = reply.answer
    case .app(let app):
      process = app
      if let callback {
        recorder.record(
          app.name, .called(callback: callback.name, about: callback.about))
      }
      app.request(.call(session: 0, .appIntent(call))) { body in
        if case .pointAnswer(let said) = body { answer = said }
      }
      wait(seconds: plan.limits.answerSeconds, patience: Self.intentSeconds) {
        answer != nil || !app.isRunning
      }
    }
    settle(process)
    switch answer {
    case .appIntent(.asks(let question))?:
      recorder.record(process.name, .answered(question.words))
      talk.question = question
      talk.state.words = question.words
      talk.state.choices = question.choices
      talk.state.isWaiting = true
    case .appIntent(.ended(let outcome))?: finish(talk, outcome, by: process)
    case .failed(let error)?: finish(talk, AppIntentOutcome(problem: error.message), by: process)
    default:
      let reason =
        process.isRunning ? PointWords.noAnswer(Self.intentSeconds) : PointWords.interrupted
      finish(talk, AppIntentOutcome(problem: reason), by: process)
    }
  }

  /// Ends a run: the user is told, and an intent that follows is performed.
  private func finish(
    _ talk: AppIntentTalk, _ outcome: AppIntentOutcome, by process: ChildProcess? = nil
  ) {
    talk.state.words = outcome.problem ?? outcome.dialog ?? ""
    talk.state.value = outcome.value
    talk.state.hasFailed = outcome.problem != nil
    talk.state.isWaiting = false
    talk.state.choices = []
    if let process {
      recorder.record(
        process.name,
        outcome.problem.map { .sessionFailed(reason: $0) }
          ?? .answered(AppIntentWords.result(dialog: outcome.dialog, value: outcome.value)))
    }
    switch talk.host {
    case .session(let session): end(session)
    case .app(let app):
      app.activities[Self.intentActivity].map { agenda.strike($0.end) }
      app.activities[Self.intentActivity] = nil
      if app.isRunning, isBehind(app) {
        agenda.strike(app.suspension)
        app.suspension = later(plan.limits.suspensionSeconds) { [self] in
          app.suspension = nil
          if isBehind(app) { suspend(app) }
        }
      }
    case nil: break
    }
    talk.host = nil
    guard let next = outcome.next else { return }
    let following = perform(next, of: talk.app, tappedIn: talk.installed)
    if following.state.hasFailed || talk.state.words.isEmpty {
      talk.state.words = following.state.words
      talk.state.hasFailed = following.state.hasFailed
    }
  }

  /// How many questions of an intent are answered by no before it is left alone.
  private static let declined = 10
  /// The number of the time that an app is given for intents.
  private static let intentActivity = -1_000_000
  /// The time that an intent may take (observed of intents in the background).
  private static let intentSeconds = 30.0
}

extension AppIntentLibrary {
  /// By which words the user can run something.
  fileprivate func names(at place: AppIntentPlace) -> [String] {
    switch place {
    case .siri: shortcuts.flatMap(\.phrases).filter(\.namesApp).map(\.words)
    case .spotlight: shortcuts.map(\.title)
    case .shortcuts: shortcuts.map(\.title) + intents.filter(\.isDiscoverable).map(\.title)
    }
  }
}
