import DeviceEvents
import DeviceProtocol

extension Device {
  /// Launches one of the device's own apps, or an installed one; if it is launched for a URL, the
  /// app finds that among its launch options.
  func launchApp(_ name: String, for handed: HandedURL? = nil) -> ChildProcess? {
    if BuiltInApps.names.contains(name) {
      let context = context(
        name: name, role: .hostApp, identifier: "tutor.\(name.lowercased())", groups: [])
      return launch(.hostApp, context: context)
    }
    guard let app = apps.first(where: { $0.name == name }) else { return nil }
    var context = context(
      name: name, role: .containingApp, identifier: app.identifier, groups: app.groups,
      accessGroups: app.accessGroups)
    context.launchItem = handed?.item
    context.launchIntent = handed?.intent
    context.launchActivity = handed?.activity
    if handed?.isURL == true {
      (context.launchURL, context.launchSource) = (handed?.text, handed?.source)
    }
    context.launchesForLink = handed?.isUniversalLink ?? false
    return launch(.library(app.executable), context: context, bundle: app.path)
  }

  /// Brings a running app to the foreground; the one that was there goes to the background.
  ///
  /// If there is a URL, the app is given it before it becomes active, as on iOS.
  func bringToFront(_ app: ChildProcess, with handed: HandedURL? = nil) {
    // A widget that opens its app is dismissed once it has been told.
    if !processes.contains(where: { $0.isAsking && worksInToday($0) }) { leaveToday() }
    if let front, front !== app { retire(front) }
    if front !== app, raiseShield(over: app.name) { return }
    resume(app)
    freeActivities(of: app)
    let workers = front === app ? [] : openRequests(of: app)
    for request in workers { resume(request.worker) }
    tell(workers, .willEnterForeground)
    if let handed {
      if handed.isURL {
        recorder.record(app.name, .receivedURL(url: handed.file ?? handed.text))
      }
      tell(app, handed.message)
    }
    guard front !== app, app.isRunning else { return }
    front = app
    recorder.record(app.name, .becameActive)
    tell(app, .becomeActive)
    for request in workers { freeActivities(of: request.worker) }
    tell(workers, .didBecomeActive)
  }

  /// Moves an app out of the foreground; after a few seconds it is suspended, and so are extensions
  /// that work only for it.
  ///
  /// As documented, an app has five seconds for going to the background, and is suspended shortly
  /// afterwards.
  func retire(_ app: ChildProcess) {
    guard app.isRunning else {
      front = nil
      return
    }
    if keyboard?.host === app { endKeyboard() }
    closeFolders { $0.place == .app(app.name) }
    leaveConversation(of: app)
    let workers = openRequests(of: app)
    tell(workers, .willResignActive)
    front = nil
    recorder.record(app.name, .enteredBackground)
    tell(app, .enterBackground)
    tell(workers, .didEnterBackground)
    for process in [app] + workers.map(\.worker) where process.isRunning && isBehind(process) {
      limitActivities(of: process)
      agenda.strike(process.suspension)
      process.suspension = later(plan.limits.suspensionSeconds) { [self] in
        process.suspension = nil
        if isBehind(process) { suspend(process) }
      }
    }
  }

  /// Returns the requests of a host that haven't ended.
  private func openRequests(of host: ChildProcess) -> [Request] {
    requests.filter { $0.host === host && $0.end == nil && $0.hasBegun && $0.worker.isRunning }
  }

  /// Tells extensions what happens to their host, and waits until they have reacted.
  private func tell(_ requests: [Request], _ change: HostChange) {
    for request in requests where request.end == nil && request.worker.isRunning {
      recorder.record(request.worker.name, .hostChanged(change), peer: request.host.name)
      tell(request.worker, .hostChanged(request: request.number, change))
    }
  }

  /// Says something to a process and waits until it has reacted; one that doesn't answer is ended.
  func tell(_ app: ChildProcess, _ body: Message.Body) {
    guard !app.isAsking else { return app.send(body) }
    var isDone = false
    app.request(body) { _ in isDone = true }
    wait(seconds: plan.limits.answerSeconds) { isDone || !app.isRunning }
    guard !isDone, app.isRunning else { return }
    stop(app, for: app.role == .containingApp ? .watchdog : .timeLimit)
  }

  /// Removes an app from the app switcher.
  ///
  /// As documented, it is told that it terminates, unless it is suspended.
  func remove(_ app: ChildProcess) {
    if !app.isSuspended { tell(app, .willTerminate) }
    app.kill(.byUser)
    wait(seconds: 5) { !app.isRunning }
  }
}
