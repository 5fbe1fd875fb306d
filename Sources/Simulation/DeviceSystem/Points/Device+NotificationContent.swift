import DeviceEvents
import DeviceProtocol

/// The notification that the user has opened.
struct OpenedNotification {
  let kept: KeptNotification
  /// The work of the extension that shows it.
  let session: PointSession
  /// The buttons that the extension wants instead of the category's.
  var buttons: [NotificationButton]?
}

/// The interfaces that apps have for their own notifications.
extension Device {
  /// Opens a notification: the app's content extension for its category shows it.
  func open(_ shown: ShownDescription) -> SceneAnswer {
    closeOpenedNotification()
    switch found(shown) {
    case .failure(let problem): return .impossible(problem.message)
    case .success(let (app, kept)): return open(kept, of: app)
    }
  }

  private func open(_ kept: KeptNotification, of app: InstalledApp) -> SceneAnswer {
    let name = kept.notification.category
    recorder.record(
      "Device", .acted(NotificationWords.opens(kept.notification.summary)), peer: app.name)
    let all = extensions(of: app, at: Self.contentPoint)
    guard let installed = all.first(where: { $0.notificationCategories.contains(name) }) else {
      for other in all {
        let reason = NotificationWords.otherCategory(name, than: other.notificationCategories)
        recorder.record(other.name, .leftOut(reason: reason))
      }
      return .interface(session: nil)
    }
    guard let session = beginSession(installed), show(session) else {
      return .interface(session: nil)
    }
    openedNotification = OpenedNotification(kept: kept, session: session)
    let reply = call(
      session, .showNotification(kept), callback: "didReceive(_:)",
      about: kept.notification.summary)
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.answerSeconds)
    if case .failed(let error)? = reply.answer {
      recorder.record(installed.name, .sessionFailed(reason: error.message))
      closeOpenedNotification()
      return .interface(session: nil)
    }
    settle(session.worker)
    return .interface(session: session.number)
  }

  /// Plays the media of the opened notification, or stops it.
  func play(_ plays: Bool) -> SceneAnswer {
    guard let session = openedNotification?.session, session.isOpen else {
      return .impossible(NotificationWords.noneOpen)
    }
    let reply = call(
      session, .play(plays), callback: plays ? "mediaPlay()" : "mediaPause()")
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.answerSeconds)
    if case .failed(let error)? = reply.answer { return .impossible(error.message) }
    settle(session.worker)
    return .done
  }

  /// What happens to a notification whose button was chosen.
  enum AfterChoice { case stays, goes, isForwarded }

  /// Asks the interface that shows the notification, if one does.
  func afterInterface(_ decision: NotificationDecision) -> AfterChoice {
    guard let opened = openedNotification, opened.session.isOpen,
      opened.kept.identifier == decision.notification.identifier
    else { return .isForwarded }
    let session = opened.session
    let reply = call(
      session, .respond(decision), callback: "didReceive(_:completionHandler:)",
      about: decision.action)
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.answerSeconds)
    settle(session.worker)
    guard case .responded(let option)? = reply.answer else { return .isForwarded }
    return switch option {
    case 0: .stays
    case 1: .goes
    default: .isForwarded
    }
  }

  /// Handles what an interface asks for: opening its app for the notification, or dismissing it.
  func handle(_ wish: NotificationWish, from process: ChildProcess) {
    guard let opened = openedNotification, opened.session.worker === process,
      let app = containingApp(of: process)
    else { return }
    if case .buttons(let buttons) = wish {
      openedNotification?.buttons = buttons
      return
    }
    // Not during the call that it comes from.
    _ = later(0) { [self] in
      guard openedNotification?.session === opened.session else { return }
      switch wish {
      case .dismiss: closeOpenedNotification()
      case .defaultAction: _ = open(app, for: opened.kept)
      case .buttons: break
      }
    }
  }

  func closeOpenedNotification() {
    guard let opened = openedNotification else { return }
    openedNotification = nil
    end(opened.session)
  }

  private static let contentPoint = "com.apple.usernotifications.content-extension"
}
