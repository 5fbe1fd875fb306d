import DeviceEvents
import DeviceProtocol

extension Device {
  /// Launches an app of the device's own, or an installed one.
  func launchApp(_ name: String) -> ChildProcess? {
    if BuiltInApps.names.contains(name) {
      let context = context(
        name: name, role: .hostApp, identifier: "tutor.\(name.lowercased())", groups: [])
      return launch(hostExecutable, arguments: ["host"], context: context)
    }
    guard let app = apps.first(where: { $0.name == name }) else { return nil }
    let context = context(
      name: name, role: .containingApp, identifier: app.identifier, groups: app.groups)
    return launch(app.executable, context: context)
  }

  /// Brings a running app to the front; the one that was there goes to the background.
  ///
  /// With a URL the app is handed it before it becomes active, as on iOS.
  func bringToFront(_ app: ChildProcess, with url: String? = nil, from source: String = "") {
    if let front, front !== app { retire(front) }
    if let url {
      recorder.record(app.name, .receivedURL(url: url))
      tell(app, .takeURL(url, sourceApplication: source))
    }
    guard front !== app, app.isRunning else { return }
    front = app
    recorder.record(app.name, .becameActive)
    tell(app, .becomeActive)
  }

  /// Takes an app out of the front.
  func retire(_ app: ChildProcess) {
    front = nil
    guard app.isRunning else { return }
    recorder.record(app.name, .enteredBackground)
    tell(app, .enterBackground)
  }

  /// Says something to an app and waits until it has done what it does about it; an app that
  /// doesn't come back is ended.
  func tell(_ app: ChildProcess, _ body: Message.Body) {
    var isDone = false
    app.request(body) { _ in isDone = true }
    wait(seconds: plan.limits.answerSeconds) { isDone || !app.isRunning }
    guard !isDone, app.isRunning else { return }
    app.kill(.timeLimit)
    wait(seconds: 5) { !app.isRunning }
  }
}

/// The device's own apps.
enum BuiltInApps {
  static let names: Set<String> = ["Browser", "Notes", "Photos", "Files"]
}
