import DeviceEvents
import DeviceProtocol

extension Device {
  /// Tells the scene what something shows; nothing when it is gone.
  func look(at owner: ScreenOwner) -> SceneAnswer {
    switch shown(owner) {
    case .success(let shown): .screen(shown.screen)
    case .failure(.gone): .screen(Screen(elements: []))
    case .failure(let problem): .impossible(problem.message)
    }
  }

  /// Records what something shows in the log.
  func photograph(_ owner: ScreenOwner, _ name: String) -> SceneAnswer {
    switch shown(owner) {
    case .success(let shown):
      let screen = besideKeyboard(withBar(shown.screen, of: owner), owner)
      recorder.record(shown.name, .photographed(name: name, screen))
      return .done
    case .failure(let problem): return .impossible(problem.message)
    }
  }
}

extension Device {
  /// Returns what is on the screen, with what the system adds around it: an editor's bar, Siri's
  /// words.
  private func withBar(_ screen: Screen, of owner: ScreenOwner) -> Screen {
    if let answer = siriScreen(around: screen, of: owner) { return answer }
    guard case .session(let number) = owner, pointSessions.indices.contains(number),
      pointSessions[number].host != nil
    else { return screen }
    if pointSessions[number].installed.point == Self.messagesPoint {
      return (try? messagesScreen().get()) ?? screen
    }
    return EditingBar.over(screen, title: pointSessions[number].installed.displayName)
  }

  private struct Shown {
    var name: String
    var screen: Screen
  }

  /// The reason why nothing can be seen.
  enum ScreenProblem: Error {
    /// The interface existed, but is gone.
    case gone(String)
    case other(String)

    var message: String {
      switch self {
      case .gone(let message), .other(let message): message
      }
    }
  }

  private func shown(_ owner: ScreenOwner) -> Result<Shown, ScreenProblem> {
    if let shield = shield(over: owner) {
      return .success(Shown(name: shield.app, screen: ShieldScreen.screen(of: shield)))
    }
    switch owner {
    case .homeScreen:
      return .success(Shown(name: "Device", screen: HomeScreen.screen(of: apps.map(\.name))))
    case .sheet(let number):
      guard sheets.indices.contains(number) else {
        return .failure(.other(SharingWords.noSheet))
      }
      let sheet = sheets[number]
      return .success(Shown(name: sheet.host.name, screen: SheetScreen.screen(of: sheet)))
    case .homeWidget(let number):
      return homeWidgetScreen(number).map { Shown(name: "Device", screen: $0) }
    case .liveActivity(let identifier, let place):
      return liveActivityScreen(identifier, place).map { Shown(name: "Device", screen: $0) }
    case .todayView: return todayScreen().map { Shown(name: "Device", screen: $0) }
    case .session(let number) where widget(number) != nil:
      let name = widget(number)?.installed.name ?? ""
      return widgetScreen(number).map { Shown(name: name, screen: $0) }
    case .app(BuiltInApps.messages) where front?.name == BuiltInApps.messages:
      return messagesScreen().map { Shown(name: BuiltInApps.messages, screen: $0) }
    case .app, .request, .session:
      return process(of: owner).flatMap { process, part in
        ask(process, part).map { Shown(name: process.name, screen: $0) }
      }
    }
  }

  /// Returns what is photographed together with a keyboard: the app as well.
  private func besideKeyboard(_ screen: Screen, _ owner: ScreenOwner) -> Screen {
    guard let keyboard else { return screen }
    let own = ScreenOwner.session(keyboard.session.number)
    let other: ScreenOwner
    switch owner {
    case own: other = keyboard.owner
    case keyboard.owner: other = own
    default: return screen
    }
    guard case .success(let beside) = shown(other) else { return screen }
    let elements = owner == own ? [beside.screen, screen] : [screen, beside.screen]
    return Screen(elements: elements.flatMap(\.elements))
  }

  /// Returns what one interface of a process shows.
  func ask(_ process: ChildProcess, _ part: ShownPart) -> Result<Screen, ScreenProblem> {
    var result = Result<Screen, ScreenProblem>.failure(
      .other(ScreenWords.busy(process.name)))
    ask(.showScreen(part), process) { answer in
      switch answer {
      case .screen(let screen): result = .success(screen)
      case .failed(let error):
        result = .failure(.other(ScreenWords.showsNothing(process.name, error.message)))
      default: break
      }
    }
    return result
  }

  /// Asks a process and waits for the answer; `false` when none came.
  @discardableResult
  func ask(
    _ body: Message.Body, _ process: ChildProcess, reply: @escaping (Message.Body) -> Void
  ) -> Bool {
    var isAnswered = false
    process.request(body) { answer in
      isAnswered = true
      reply(answer)
    }
    wait(seconds: plan.limits.answerSeconds) { isAnswered || !process.isRunning }
    return isAnswered
  }

  /// Returns the process whose interface is meant, and which of its interfaces.
  func process(of owner: ScreenOwner) -> Result<(ChildProcess, ShownPart), ScreenProblem> {
    switch owner {
    case .app(let name): app(name).map { ($0, .windows) }
    case .request(let number): worker(of: number).map { ($0, .request(number)) }
    case .session(let number): shower(of: number).map { ($0, .session(number)) }
    case .sheet, .homeScreen, .todayView, .homeWidget, .liveActivity:
      .failure(.other(ScreenWords.unusable))
    }
  }

  private func app(_ name: String) -> Result<ChildProcess, ScreenProblem> {
    guard let app = running(name) else { return .failure(.gone(SceneWords.notRunning(name))) }
    guard app.role == .containingApp else {
      return .failure(.other(ScreenWords.ownApp(name)))
    }
    guard front === app else { return .failure(.gone(SceneWords.notInFront(name))) }
    let open = requests.last { $0.host === app && $0.hasBegun && $0.end == nil }
    guard let open, open.worker.isRunning else { return .success(app) }
    return .failure(.other(ScreenWords.covered(name, by: open.worker.name)))
  }

  private func worker(of number: Int) -> Result<ChildProcess, ScreenProblem> {
    guard requests.indices.contains(number) else {
      return .failure(
        .other(SharingWords.noRequest))
    }
    let request = requests[number]
    let name = request.worker.name
    guard request.end == nil, request.worker.isRunning else {
      return .failure(.gone(ScreenWords.requestEnded(name)))
    }
    guard front === request.host else {
      return .failure(.gone(ScreenWords.unseen(name, host: request.host.name)))
    }
    return .success(request.worker)
  }

  private func shower(of number: Int) -> Result<ChildProcess, ScreenProblem> {
    if let widget = widget(number), widget.session == nil {
      return .failure(.other(ScreenWords.notLoaded(widget.installed.displayName)))
    }
    guard pointSessions.indices.contains(number) else {
      return .failure(.gone(ScreenWords.noInterface))
    }
    let session = pointSessions[number]
    let name = session.installed.name
    guard session.isOpen, session.isShown else {
      return .failure(.gone(ScreenWords.putAway(name)))
    }
    if let host = session.host, front !== host {
      return .failure(.gone(ScreenWords.unseen(name, host: host.name)))
    }
    return .success(session.worker)
  }
}
