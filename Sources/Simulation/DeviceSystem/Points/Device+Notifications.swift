import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Sets the user's answer from now on when an app asks.
  func decide(_ answer: NotificationPermission) -> SceneAnswer {
    notificationDecision = answer
    return .done
  }

  /// Answers a process that asks about its app's notifications.
  func answer(_ question: NotificationQuestion, for process: ChildProcess) -> NotificationReply {
    guard let app = containingApp(of: process) else { return .notAllowed }
    var own: AppNotifications {
      get { notifications[app.identifier] ?? AppNotifications() }
      set { notifications[app.identifier] = newValue }
    }
    switch question {
    case .requestAuthorization: return .permission(requestPermission(for: app, process))
    case .status: return .permission(own.permission)
    case .pending: return .notifications(own.list.pending)
    case .delivered: return .notifications(own.list.delivered)
    case .setCategories(let categories): own.categories = categories
    case .removeDelivered(let identifiers): own.list.removeDelivered(identifiers)
    case .removePending(let identifiers):
      own.list.removePending(identifiers)
      for (identifier, mark) in own.marks where identifiers?.contains(identifier) ?? true {
        agenda.strike(mark)
        own.marks[identifier] = nil
      }
    case .setBadge(let number):
      guard own.permission == .authorized else { return .notAllowed }
      own.badge = number
    case .add(let new):
      guard own.permission == .authorized else { return .notAllowed }
      own.list.add(new)
      schedule(new, of: app)
    }
    return .done
  }

  /// Asks the user, which happens only once (documented); for an extension, its app asks.
  private func requestPermission(
    for app: InstalledApp, _ process: ChildProcess
  ) -> NotificationPermission {
    let known = notifications[app.identifier]?.permission ?? .notDetermined
    guard known == .notDetermined, process.role == .containingApp else { return known }
    notifications[app.identifier, default: AppNotifications()].permission = notificationDecision
    let isAllowed = notificationDecision == .authorized
    recorder.record(process.name, .notificationsAsked(isAllowed: isAllowed))
    return notificationDecision
  }

  /// Has a notification arrive when its time has come.
  private func schedule(_ kept: KeptNotification, of app: InstalledApp) {
    let identifier = kept.identifier
    agenda.strike(notifications[app.identifier]?.marks[identifier])
    guard let date = kept.time.date(after: kept.added) else { return }
    let seconds = max(0, date.timeIntervalSince(kept.added))
    notifications[app.identifier]?.marks[identifier] = later(seconds) { [self] in
      notifications[app.identifier]?.marks[identifier] = nil
      guard let installed = apps.first(where: { $0.identifier == app.identifier }),
        let come = notifications[app.identifier]?.list.deliver(identifier, at: date)
      else { return }
      if let next = notifications[app.identifier]?.list.pending.first(where: {
        $0.identifier == identifier
      }) {
        schedule(next, of: installed)
      }
      deliver(come, of: installed) { _ in }
    }
  }
}
