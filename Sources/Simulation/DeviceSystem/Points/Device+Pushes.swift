import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Receives a push for an app: it is shown as it is, or as the app's service extension changes
  /// it.
  func push(_ payload: String, to name: String) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    pushes += 1
    let read: PushPayload
    switch PushPayload.read(payload, identifier: "push-\(pushes)") {
    case .failure(let failure): return .impossible(NotificationWords.notSent(failure.message))
    case .success(let payload): read = payload
    }
    recorder.record("Device", .pushed(summary: read.notification.summary), peer: name)
    if let reason = reasonAgainst(showing: read, of: app) {
      recorder.record(name, .alertWithheld(reason: reason))
      return .notification(nil)
    }
    let shown = changed(read, of: app) ?? read.notification
    let now = clock.date
    let come = KeptNotification(shown, time: .push, added: now, delivered: now)
    notifications[app.identifier]?.list.keep(come)
    var isShown: Bool?
    deliver(come, of: app) { isShown = $0 }
    wait(seconds: plan.limits.answerSeconds) { isShown != nil || running(name) == nil }
    guard isShown == true else { return .notification(nil) }
    return .notification(ShownDescription(app: name, notification: shown))
  }

  /// Returns a sentence that says why a push shows nothing, whatever the app says.
  private func reasonAgainst(showing payload: PushPayload, of app: InstalledApp) -> String? {
    switch notifications[app.identifier]?.permission ?? .notDetermined {
    case .notDetermined: return NotificationWords.permissionUnasked
    case .denied: return NotificationWords.permissionDenied
    case .authorized: break
    }
    return payload.hasAlert ? nil : NotificationWords.pushEmpty
  }

  /// Returns the notification as the app's service extension has changed it.
  ///
  /// It is `nil` when there is no such extension, or it failed: then the original is shown
  /// (documented).
  private func changed(_ payload: PushPayload, of app: InstalledApp) -> NotificationDescription? {
    guard let service = extensions(of: app, at: Self.servicePoint).first else { return nil }
    guard payload.isMutable else {
      recorder.record(
        service.name, .leftOut(reason: NotificationWords.immutable))
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
    // Content without a text isn't shown; the original is (documented for empty content).
    return changed.summary.isEmpty ? nil : changed
  }

  private static let servicePoint = "com.apple.usernotifications.service"
  /// The time that an extension may take (documented: "about 30 seconds").
  private static let serviceSeconds = 30.0
}
