import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Answers an app, or one of its extensions, that asks about Live Activities.
  func answer(_ question: LiveActivityQuestion, from process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else { return .failed(.activity(.unentitled)) }
    switch question {
    case .settings: return .information(.liveActivity(.settings(activitySettings(of: app))))
    case .list(let type):
      let own = liveActivities.list.filter { $0.app == app.identifier && $0.known.type == type }
      return .information(.liveActivity(.activities(own.map(\.known))))
    case .start(let start):
      if let problem = problem(with: start, of: app, from: process) {
        return .failed(.activity(problem))
      }
      let activity = begin(start, of: app)
      return .information(.liveActivity(.activities([activity.known])))
    case .update(let identifier, let content, let alert, let date):
      guard let activity = activity(identifier, of: app) else { return .done }
      if activity.isGoingOn, activity.isNewest(date?.timeIntervalSince1970) {
        update(activity, to: content, alert, change: LiveActivityWords.updated)
      }
      return .information(.liveActivity(.activities([activity.known])))
    case .end(let identifier, let content, let dismissal, let date):
      guard let activity = activity(identifier, of: app) else { return .done }
      if activity.isNewest(date?.timeIntervalSince1970) {
        end(activity, showing: content, dismissal, change: LiveActivityWords.ended)
      }
      return .information(.liveActivity(.activities([activity.known])))
    }
  }

  /// Returns what the user lets an app do.
  func activitySettings(of app: InstalledApp) -> LiveActivitySettings {
    let isOn =
      systemVersion >= 16 && app.activities.isSupported
      && !liveActivities.off.contains(app.identifier)
    return LiveActivitySettings(
      isOn: isOn, allowsFrequentPushes: isOn && app.activities.isFrequent,
      startToken: isOn && systemVersion >= 17 ? LiveActivities.token(app.identifier) : nil)
  }

  private func activity(_ identifier: String, of app: InstalledApp) -> LiveActivity? {
    liveActivities.activity(identifier).flatMap { $0.app == app.identifier ? $0 : nil }
  }

  /// Returns the reason why an app can't have an activity now.
  private func problem(
    with start: LiveActivityStart, of app: InstalledApp, from process: ChildProcess
  ) -> LiveActivityProblem? {
    if let problem = problem(with: start, of: app) { return problem }
    let isInFront = process.role == .containingApp && front === process
    return isInFront ? nil : .visibility
  }

  /// Returns the reason why an app can't have an activity, wherever it is started from.
  func problem(with start: LiveActivityStart, of app: InstalledApp) -> LiveActivityProblem? {
    guard systemVersion >= 16 else { return .unsupported }
    guard app.activities.isSupported else { return .unsupportedTarget }
    guard !liveActivities.off.contains(app.identifier) else { return .denied }
    guard start.attributes.count + start.content.state.count <= Self.activityBytes else {
      return .attributesTooLarge
    }
    let own = liveActivities.list.filter { $0.app == app.identifier && $0.isGoingOn }
    return own.count < Self.activitiesOfApp ? nil : .targetMaximumExceeded
  }

  /// Starts an activity, and has its views looked at.
  func begin(_ start: LiveActivityStart, of app: InstalledApp) -> LiveActivity {
    let known = LiveActivityDescription(
      identifier: liveActivities.nextIdentifier(), type: start.type, attributes: start.attributes,
      content: start.content, stage: .active, token: nil, version: 1)
    let activity = LiveActivity(app: app.identifier, known: known)
    liveActivities.list.append(activity)
    note(activity, LiveActivityWords.starts)
    draw(activity)
    plan(activity)
    activity.limit = later(Self.longestActivity) { [self] in
      end(activity, showing: nil, .automatic, change: LiveActivityWords.endedBySystem)
    }
    if start.wantsToken {
      // The token comes from Apple's servers, so it isn't there at once (documented).
      later(Self.tokenSeconds) { [self] in
        guard activity.isGoingOn else { return }
        change(activity) { $0.token = LiveActivities.token($0.identifier) }
      }
    }
    return activity
  }

  /// Has an activity show something else.
  func update(
    _ activity: LiveActivity, to content: LiveActivityContent, _ alert: LiveActivityAlert?,
    change words: String
  ) {
    guard activity.known.attributes.count + content.state.count <= Self.activityBytes else {
      return note(activity, LiveActivityWords.tooLarge(Self.activityBytes))
    }
    note(activity, words)
    change(activity) {
      $0.content = content
      $0.stage = .active
    }
    draw(activity)
    plan(activity)
    if let alert, let app = app(of: activity) { show(alert, of: app) }
  }

  /// Ends an activity; it stays on the lock screen for four hours at most (documented).
  func end(
    _ activity: LiveActivity, showing content: LiveActivityContent?,
    _ dismissal: LiveActivityDismissal, change words: String
  ) {
    guard activity.known.stage != .dismissed else { return }
    let hadEnded = activity.known.stage == .ended
    for mark in [activity.limit, activity.staleness, activity.dismissal] { agenda.strike(mark) }
    if !hadEnded { note(activity, words) }
    change(activity) {
      if let content { $0.content = content }
      $0.stage = .ended
    }
    let seconds: Double
    switch dismissal {
    case .immediate: return remove(activity, change: LiveActivityWords.removed)
    case .automatic: seconds = Self.longestStay
    case .after(let date):
      seconds = min(max(0, date.timeIntervalSince(clock.date)), Self.longestStay)
    }
    draw(activity)
    activity.dismissal = later(seconds) { [self] in
      remove(activity, change: LiveActivityWords.removed)
    }
  }

  /// Takes an activity from the lock screen.
  func remove(_ activity: LiveActivity, change words: String) {
    for mark in [activity.limit, activity.staleness, activity.dismissal] { agenda.strike(mark) }
    guard activity.known.stage != .dismissed else { return }
    note(activity, words)
    change(activity) { $0.stage = .dismissed }
    liveActivities.list.removeAll { $0 === activity }
  }

  /// Has an activity become outdated at the date that its content names.
  private func plan(_ activity: LiveActivity) {
    agenda.strike(activity.staleness)
    guard let date = activity.known.content.staleDate else { return }
    activity.staleness = later(max(0, date.timeIntervalSince(clock.date))) { [self] in
      guard activity.known.stage == .active else { return }
      note(activity, LiveActivityWords.stale)
      change(activity) { $0.stage = .stale }
      draw(activity)
    }
  }

  /// Changes what is known of an activity, and tells its app, and the app's extensions.
  private func change(_ activity: LiveActivity, _ body: (inout LiveActivityDescription) -> Void) {
    body(&activity.known)
    activity.known.version += 1
    tell(app(of: activity), .changed(activity.known))
  }

  /// Tells the processes of an app that are running something about activities.
  func tell(_ app: InstalledApp?, _ news: LiveActivityNews) {
    guard let app else { return }
    let names = Set([app.name] + app.extensions.map(\.name))
    for process in processes where names.contains(process.name) && process.isRunning {
      process.send(.pointNews(.liveActivity(news)))
      process.hasAnswerToHandle = true
    }
  }

  /// Returns the app to which an activity belongs, as long as it is installed.
  func app(of activity: LiveActivity) -> InstalledApp? {
    apps.first { $0.identifier == activity.app }
  }

  private func note(_ activity: LiveActivity, _ words: String) {
    guard let app = app(of: activity) else { return }
    recorder.record(app.name, .liveActivity(type: activity.known.type, change: words))
  }

  /// How long an activity goes on (documented: up to eight hours).
  private static let longestActivity = 8 * 3600.0
  /// How long one that has ended stays on the lock screen (documented: up to four hours).
  private static let longestStay = 4 * 3600.0
  /// The size of attributes and state together (documented: 4 KB).
  static let activityBytes = 4096
  /// How many activities an app may have at the same time; Apple publishes no number (observed).
  private static let activitiesOfApp = 5
  /// How long it takes until there is a token.
  private static let tokenSeconds = 0.2
}

/// The errors of a request, in the order of Apple's cases.
enum LiveActivityProblem: Int {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
  case unentitled, unsupported, unsupportedTarget, visibility
}

extension ErrorDescription {
  /// The error of a request for an activity; the process knows Apple's words for it.
  static func activity(_ problem: LiveActivityProblem) -> ErrorDescription {
    ErrorDescription(
      domain: "com.apple.ActivityKit.ActivityAuthorization", code: problem.rawValue,
      message: LiveActivityWords.notStarted("\(problem)"))
  }
}
