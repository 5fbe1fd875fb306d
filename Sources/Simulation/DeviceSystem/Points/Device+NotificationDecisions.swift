import DeviceEvents
import DeviceProtocol

/// What the user does with visible notifications.
extension Device {
  /// The notifications in the list of all apps, the earliest first.
  var shownNotifications: SceneAnswer {
    let all = apps.flatMap { app in
      (notifications[app.identifier]?.list.delivered ?? []).map { (app.name, $0) }
    }
    let ordered = all.sorted { ($0.1.delivered ?? $0.1.added) < ($1.1.delivered ?? $1.1.added) }
    return .notifications(
      ordered.map { ShownDescription(app: $0.0, notification: $0.1.notification) })
  }

  /// The number on an app's icon.
  func badge(of name: String) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    return .badge(notifications[app.identifier]?.badge ?? 0)
  }

  /// Taps a notification or one of its buttons, or clears it.
  func decide(_ choice: NotificationChoice, about shown: ShownDescription) -> SceneAnswer {
    switch found(shown) {
    case .failure(let problem): return .impossible(problem.message)
    case .success(let (app, kept)):
      switch choice {
      case .tap:
        recorder.record(
          "Device", .acted(NotificationWords.taps(kept.notification.summary)), peer: app.name
        )
        return open(app, for: kept)
      case .clear: return clear(kept, of: app)
      case .button(let title, let text): return choose(title, text, kept, of: app)
      }
    }
  }

  /// Returns the notification that a scene means, as long as it is in a list.
  func found(
    _ shown: ShownDescription
  ) -> Result<(InstalledApp, KeptNotification), ScreenProblem> {
    guard let app = apps.first(where: { $0.name == shown.app }),
      let kept = notifications[app.identifier]?.list.delivered.first(where: {
        $0.identifier == shown.notification.identifier
      })
    else {
      return .failure(
        .gone(NotificationWords.gone(shown.notification.summary)))
    }
    return .success((app, kept))
  }

  private func clear(_ kept: KeptNotification, of app: InstalledApp) -> SceneAnswer {
    recorder.record(
      "Device", .acted(NotificationWords.clears(kept.notification.summary)), peer: app.name)
    close(kept, of: app)
    guard category(of: kept, app)?.tellsDismissal == true else { return .done }
    return tell(
      NotificationDecision(
        notification: kept, action: NotificationDecision.dismissal, opensApp: false), to: app)
  }

  private func choose(
    _ title: String, _ text: String?, _ kept: KeptNotification, of app: InstalledApp
  ) -> SceneAnswer {
    let opened = openedNotification.flatMap { $0.kept.identifier == kept.identifier ? $0 : nil }
    let buttons = opened?.buttons ?? category(of: kept, app)?.buttons ?? []
    guard let button = buttons.first(where: { $0.title == title }) else {
      return .impossible(
        NotificationWords.noButton(
          title, among: buttons.map(\.title), category: kept.notification.category))
    }
    guard button.takesText == (text != nil) else {
      return .impossible(
        button.takesText ? NotificationWords.needsText(title) : NotificationWords.takesNoText(title)
      )
    }
    recorder.record(
      "Device", .acted(NotificationWords.chooses(title, writing: text)), peer: app.name)
    let decision = NotificationDecision(
      notification: kept, action: button.identifier, text: text, opensApp: button.opensApp)
    switch afterInterface(decision) {
    case .stays: return .done
    case .goes:
      close(kept, of: app)
      return .done
    case .isForwarded:
      close(kept, of: app)
      return tell(decision, to: app)
    }
  }

  /// Opens the app, as a tap on the notification does.
  func open(_ app: InstalledApp, for kept: KeptNotification) -> SceneAnswer {
    close(kept, of: app)
    return tell(
      NotificationDecision(
        notification: kept, action: NotificationDecision.tap, opensApp: true), to: app)
  }

  /// Removes a notification from the list, together with its interface.
  private func close(_ kept: KeptNotification, of app: InstalledApp) {
    notifications[app.identifier]?.list.removeDelivered([kept.identifier])
    closeOpenedNotification()
  }

  /// Tells the app, which is launched for that if necessary, in the background unless it comes to
  /// the foreground.
  private func tell(_ decision: NotificationDecision, to app: InstalledApp) -> SceneAnswer {
    guard let process = running(app.name) ?? launchApp(app.name) else {
      return .impossible(SceneWords.unlaunchable(app.name))
    }
    if decision.opensApp {
      if let front, front !== process { retire(front) }
      resume(process)
    } else if process.isSuspended {
      recorder.record(process.name, .resumed)
      wake(process)
    }
    recorder.record(
      process.name,
      .called(
        callback: "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        about: decision.notification.notification.summary))
    tell(process, .didReceive(decision))
    if decision.opensApp, process.isRunning { bringToFront(process) }
    return .done
  }

  private func category(of kept: KeptNotification, _ app: InstalledApp) -> NotificationCategory? {
    let name = kept.notification.category
    return notifications[app.identifier]?.categories.first { $0.identifier == name }
  }
}
