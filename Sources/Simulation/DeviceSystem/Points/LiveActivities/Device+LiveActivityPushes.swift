import DeviceEvents
import DeviceProtocol

extension Device {
  /// Receives a push for an activity; the app isn't launched for it (documented).
  func push(_ payload: String, toActivity identifier: String) -> SceneAnswer {
    let push: LiveActivityPush
    switch LiveActivityPush.read(payload) {
    case .failure(let failure): return .impossible(NotificationWords.notSent(failure.message))
    case .success(let read): push = read
    }
    guard let activity = liveActivities.activity(identifier), let app = app(of: activity) else {
      return answer(.accepted(false))
    }
    recorder.record("Device", .pushed(summary: LiveActivityWords.push(push.event)), peer: app.name)
    if let reason = reason(against: push, activity) {
      recorder.record(app.name, .alertWithheld(reason: reason))
      return answer(.accepted(false))
    }
    if push.event == .end {
      end(
        activity, showing: push.content, push.dismissal, change: LiveActivityWords.endedByPush)
    } else if let content = push.content {
      update(activity, to: content, push.alert, change: LiveActivityWords.updatedByPush)
    }
    return answer(.accepted(true))
  }

  /// Receives a push that starts an activity.
  func pushToStart(_ payload: String, to name: String) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    let push: LiveActivityPush
    switch LiveActivityPush.read(payload) {
    case .failure(let failure): return .impossible(NotificationWords.notSent(failure.message))
    case .success(let read): push = read
    }
    guard push.event == .start, let type = push.type, let attributes = push.attributes,
      let content = push.content
    else { return .impossible(NotificationWords.notSent(LiveActivityWords.noStart)) }
    guard push.alert != nil else {
      return .impossible(NotificationWords.notSent(LiveActivityWords.noAlert))
    }
    recorder.record("Device", .pushed(summary: LiveActivityWords.push(push.event)), peer: name)
    let start = LiveActivityStart(
      type: type, attributes: attributes, content: content, wantsToken: true)
    guard systemVersion >= 17, problem(with: start, of: app) == nil else {
      let reason = problem(with: start, of: app) ?? .unsupported
      recorder.record(name, .alertWithheld(reason: LiveActivityWords.notStarted("\(reason)")))
      return answer(.onLockScreen([]))
    }
    let activity = begin(start, of: app)
    tell(app, .changed(activity.known))
    if let alert = push.alert { show(alert, of: app) }
    return answer(.onLockScreen([state(of: activity)]))
  }

  /// Shows the words that come with an update.
  func show(_ alert: LiveActivityAlert, of app: InstalledApp) {
    let text = [alert.title, alert.body].filter { !$0.isEmpty }.joined(separator: ": ")
    recorder.record(app.name, .alertShown(text: text))
  }

  /// Returns a sentence that says why a push has no effect.
  private func reason(against push: LiveActivityPush, _ activity: LiveActivity) -> String? {
    if activity.known.token == nil { return LiveActivityWords.noToken }
    if push.event == .start { return LiveActivityWords.startsNothing }
    if !activity.isGoingOn, push.event == .update { return LiveActivityWords.isOver }
    return activity.isNewest(push.timestamp) ? nil : LiveActivityWords.overtaken
  }
}
