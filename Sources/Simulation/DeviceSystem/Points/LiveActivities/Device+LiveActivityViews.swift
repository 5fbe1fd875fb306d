import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Has the app's widget extension say what an activity's views show.
  ///
  /// The extension is launched for that; its answer is kept. What was seen stays when that fails
  /// (inferred).
  func draw(_ activity: LiveActivity) {
    guard let app = app(of: activity) else { return }
    var known: [String] = []
    for installed in extensions(of: app, at: Self.homeWidgetPoint) {
      guard let session = beginSession(installed) else { continue }
      defer { end(session) }
      switch answer(about: activity, session) {
      case .views(let views):
        recorder.record(
          session.worker.name, .answered(LiveActivityWords.views))
        activity.views = views
        return
      case .noConfiguration(let types): known += types
      case .undecodable(let reason):
        recorder.record(session.worker.name, .sessionFailed(reason: reason))
        return
      case nil: return
      }
    }
    recorder.record(
      app.name, .leftOut(reason: LiveActivityWords.noConfiguration(activity.known.type, known)))
  }

  private func answer(
    about activity: LiveActivity, _ session: PointSession
  ) -> LiveActivityAnswer? {
    let known = activity.known
    let call = LiveActivityCall(
      identifier: known.identifier, type: known.type, attributes: known.attributes,
      state: known.content.state, isStale: known.stage == .stale, width: IslandScreen.width,
      height: IslandScreen.height)
    let callback = "ActivityConfiguration(for:content:dynamicIsland:)"
    let reply = self.call(session, .liveActivity(call), callback: callback, about: known.type)
    guard waitForAnswer(reply, of: session, seconds: Self.viewSeconds) else {
      if session.isOpen {
        recorder.record(
          session.worker.name,
          .sessionFailed(reason: PointWords.noAnswer(to: callback, Self.viewSeconds)))
      }
      return nil
    }
    switch reply.answer {
    case .liveActivity(let answer): return answer
    case .failed(let error):
      recorder.record(session.worker.name, .sessionFailed(reason: error.message))
      return nil
    default: return nil
    }
  }

  /// Returns what is seen of an activity at a place.
  func liveActivityScreen(
    _ identifier: String, _ place: LiveActivityPlace
  ) -> Result<Screen, ScreenProblem> {
    guard let activity = liveActivities.activity(identifier) else {
      return .failure(.gone(LiveActivityWords.gone))
    }
    guard let screen = screen(of: activity, at: place) else {
      return .failure(.gone(LiveActivityWords.unseen))
    }
    return .success(screen)
  }

  /// Returns what is seen of an activity at a place; `nil` when it has no views.
  func screen(of activity: LiveActivity, at place: LiveActivityPlace) -> Screen? {
    guard let views = activity.views else { return nil }
    let now = clock.date
    switch place {
    case .lockScreen: return views.lockScreen.screen(at: now)
    case .compact:
      return IslandScreen.compact(
        views.compactLeading.screen(at: now), views.compactTrailing.screen(at: now),
        views.keyline)
    case .minimal: return IslandScreen.whole(views.minimal.screen(at: now), views.keyline)
    case .expanded: return IslandScreen.whole(views.expanded.screen(at: now), views.keyline)
    }
  }

  /// The time that an extension may take; Apple publishes no number.
  private static let viewSeconds = 10.0
}
