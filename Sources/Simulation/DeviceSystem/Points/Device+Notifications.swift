import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// What the user answers from now on when an app asks.
  func decide(_ answer: NotificationPermission) -> SceneAnswer {
    notificationDecision = answer
    return .done
  }

  /// Answers a process that asks about notifications.
  ///
  /// The user is asked once (documented), an extension's app in its place.
  func answer(
    _ question: NotificationQuestion, for process: ChildProcess
  ) -> NotificationPermission {
    let app = apps.first { app in
      app.name == process.name || app.extensions.contains { $0.name == process.name }
    }
    guard let app else { return .denied }
    let known = notificationPermissions[app.identifier] ?? .notDetermined
    guard question == .requestAuthorization, known == .notDetermined,
      process.role == .containingApp
    else { return known }
    notificationPermissions[app.identifier] = notificationDecision
    let isAllowed = notificationDecision == .authorized
    recorder.record(process.name, .notificationsAsked(isAllowed: isAllowed))
    return notificationDecision
  }

  /// A push arrives for an app: it is shown as it is, or as the app's service extension wants it.
  func push(_ payload: String, to name: String) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible("no app named '\(name)' is installed")
    }
    pushes += 1
    let read: PushPayload
    switch PushPayload.read(payload, identifier: "push-\(pushes)") {
    case .failure(let failure): return .impossible("the push isn't sent: \(failure.message)")
    case .success(let payload): read = payload
    }
    recorder.record("Device", .pushed(summary: read.notification.summary), peer: name)
    if let reason = reasonAgainst(showing: read, of: app) {
      recorder.record(name, .alertWithheld(reason: reason))
      return .notification(nil)
    }
    let shown = changed(read, of: app) ?? read.notification
    recorder.record(name, .alertShown(text: shown.summary))
    keep(shown, of: app)
    return .notification(shown)
  }

  /// Why a push shows nothing, as a sentence.
  private func reasonAgainst(showing payload: PushPayload, of app: InstalledApp) -> String? {
    switch notificationPermissions[app.identifier] ?? .notDetermined {
    case .notDetermined: return "the app has not asked whether it may show notifications"
    case .denied: return "the user has not allowed the app's notifications"
    case .authorized: break
    }
    if !payload.hasAlert { return "the push says nothing: no title, subtitle or body" }
    if front?.name == app.name { return "the app is in front" }
    return nil
  }

  /// The notification as the app's service extension has made it; `nil` when there is none to ask, or
  /// nothing came of it: then the original is shown (documented).
  private func changed(_ payload: PushPayload, of app: InstalledApp) -> NotificationDescription? {
    guard let service = extensions(of: app, at: Self.servicePoint).first else { return nil }
    guard payload.isMutable else {
      recorder.record(
        service.name, .leftOut(reason: "the payload has no \"mutable-content\": 1"))
      return nil
    }
    guard let session = beginSession(service) else { return nil }
    defer { end(session) }
    let reply = call(
      session, .receiveNotification(payload.notification),
      callback: "didReceive(_:withContentHandler:)", about: payload.notification.summary)
    if session.isOpen, !waitForAnswer(reply, of: session, seconds: Self.serviceSeconds),
      session.isOpen
    {
      _ = call(
        session, .notificationTimeWillExpire, callback: "serviceExtensionTimeWillExpire()")
      if !waitForAnswer(reply, of: session, seconds: 1), session.isOpen {
        session.worker.kill(.expired)
        wait(seconds: 5) { !session.worker.isRunning }
      }
    }
    guard case .notification(let changed)? = reply.answer else {
      if case .failed(let error)? = reply.answer {
        recorder.record(service.name, .sessionFailed(reason: error.message))
      }
      return nil
    }
    recorder.record(service.name, .answered(changed.summary))
    // Content without a text isn't shown; the original is (documented for an empty content).
    return changed.summary.isEmpty ? nil : changed
  }

  /// Puts a notification among those that the app finds delivered.
  private func keep(_ notification: NotificationDescription, of app: InstalledApp) {
    guard let home = containerPath(of: app.name) else { return }
    let file = URL(fileURLWithPath: home)
      .appendingPathComponent("Library/Notifications/requests.plist")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let kept = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [[String: Any]]
    }
    let now = Date()
    let record: [String: Any] = [
      "identifier": notification.identifier, "added": now, "delivered": now,
      "content": notification.values, "push": true,
    ]
    try? PropertyListSerialization.data(
      fromPropertyList: (kept ?? []) + [record], format: .binary, options: 0
    ).write(to: file, options: .atomic)
  }

  private static let servicePoint = "com.apple.usernotifications.service"
  /// How long an extension may take (documented: "about 30 seconds").
  private static let serviceSeconds = 30.0
}
