import DeviceEvents
import DeviceProtocol

extension Device {
  /// Carries out what a scene does with Live Activities, or lets happen to them.
  func obey(_ command: LiveActivityCommand) -> SceneAnswer {
    switch command {
    case .lockScreen: answer(.onLockScreen(onLockScreen.map(state)))
    case .island: answer(.inIsland(inIsland.map(state)))
    case .look(let identifier): look(atActivity: identifier)
    case .tap(let identifier, let place, let text): tap(identifier, at: place, on: text)
    case .dismiss(let identifier): dismiss(identifier)
    case .turn(let app, let isOn): turnLiveActivities(of: app, isOn)
    case .push(let identifier, let payload): push(payload, toActivity: identifier)
    case .pushToStart(let app, let payload): pushToStart(payload, to: app)
    }
  }

  func answer(_ outcome: LiveActivityOutcome) -> SceneAnswer { .point(.liveActivity(outcome)) }

  /// Returns what a scene learns of an activity.
  func state(of activity: LiveActivity) -> LiveActivityState {
    let places: [LiveActivityPlace] =
      activity.isGoingOn ? [.lockScreen, .compact, .minimal, .expanded] : [.lockScreen]
    let screens = places.compactMap { place in
      screen(of: activity, at: place).map { (place.rawValue, $0) }
    }
    return LiveActivityState(
      identifier: activity.identifier, app: app(of: activity)?.name ?? "",
      stage: activity.known.stage,
      screens: Dictionary(screens, uniquingKeysWith: { first, _ in first }),
      action: activity.views?.action)
  }

  /// The activities on the lock screen: an app's more important ones first (documented).
  private var onLockScreen: [LiveActivity] {
    let installed = Set(apps.map(\.identifier))
    let seen = liveActivities.list.filter { installed.contains($0.app) && $0.views != nil }
    return seen.enumerated().sorted { one, other in
      let (first, second) = (one.element.known.content, other.element.known.content)
      return (second.relevance, one.offset) < (first.relevance, other.offset)
    }.map(\.element)
  }

  /// The activities in the Dynamic Island: of each app the most important one, and of two apps at
  /// most (documented).
  ///
  /// An app in the foreground has none there (observed).
  private var inIsland: [LiveActivity] {
    var seen: Set<String> = []
    let first = onLockScreen.filter { activity in
      activity.isGoingOn && app(of: activity)?.name != front?.name
        && seen.insert(activity.app).inserted
    }
    return Array(first.prefix(2))
  }

  private func look(atActivity identifier: String) -> SceneAnswer {
    guard let activity = liveActivities.activity(identifier), app(of: activity) != nil else {
      return answer(
        .shown(
          LiveActivityState(
            identifier: identifier, app: "", stage: .dismissed, screens: [:], action: nil)))
    }
    return answer(.shown(state(of: activity)))
  }

  /// Taps an activity: its app comes to the foreground, with the URL of the link that was hit, or of
  /// the presentation.
  private func tap(
    _ identifier: String, at place: LiveActivityPlace, on text: String?
  ) -> SceneAnswer {
    guard let activity = liveActivities.activity(identifier), let app = app(of: activity) else {
      return .impossible(LiveActivityWords.gone)
    }
    guard let screen = screen(of: activity, at: place), let views = activity.views else {
      return .impossible(LiveActivityWords.unseen)
    }
    let entry: WidgetEntry =
      switch place {
      case .lockScreen: views.lockScreen
      case .compact: views.compactLeading
      case .minimal: views.minimal
      case .expanded: views.expanded
      }
    var url = entry.url
    if let text {
      guard let frame = screen.elements.firstFrame(saying: text) else {
        return .impossible(LiveActivityWords.doesNotSay(text))
      }
      // The compact and minimal presentations are single places to tap.
      if place == .lockScreen || place == .expanded {
        if let control = entry.controls.last(where: { $0.frame.has(frame) }) {
          return tap(control, of: activity, app)
        }
        if let link = entry.links.last(where: { $0.frame.has(frame) }) { url = link.url }
      }
    }
    recorder.record(
      "Device", .acted(LiveActivityWords.taps(activity.known.type, place)), peer: app.name)
    let handed = url.map { HandedURL(text: $0) }
    guard let running = running(app.name) ?? launchApp(app.name, for: handed) else {
      return .impossible(SceneWords.unlaunchable(app.name))
    }
    bringToFront(running, with: handed)
    return .done
  }

  /// Taps a button or a switch: its intent is performed where it is, in the app if it is a
  /// `LiveActivityIntent`, and otherwise in the extension (documented).
  private func tap(
    _ control: WidgetControl, of activity: LiveActivity, _ app: InstalledApp
  ) -> SceneAnswer {
    guard systemVersion >= 17 else { return .impossible(HomeWidgetWords.tooOldForButtons) }
    recorder.record(
      "Device", .acted(LiveActivityWords.tapsControl(activity.known.type)), peer: app.name)
    let widgets = extensions(of: app, at: Self.homeWidgetPoint).first
    declineQuestions(of: perform(control.errand, of: app, tappedIn: widgets))
    return .done
  }

  private func dismiss(_ identifier: String) -> SceneAnswer {
    guard let activity = liveActivities.activity(identifier) else {
      return .impossible(LiveActivityWords.gone)
    }
    remove(activity, change: LiveActivityWords.dismissed)
    return .done
  }

  /// Switches an app's activities on or off; those that it has end (observed).
  private func turnLiveActivities(of name: String, _ isOn: Bool) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    recorder.record(name, .switched(isOn: isOn, place: LiveActivityWords.place))
    if isOn {
      liveActivities.off.remove(app.identifier)
    } else {
      liveActivities.off.insert(app.identifier)
      for activity in liveActivities.list where activity.app == app.identifier {
        remove(activity, change: LiveActivityWords.removed)
      }
    }
    tell(app, .settings(activitySettings(of: app)))
    return .done
  }
}
