import DeviceProtocol

extension Device {
  /// The Live Activities on the lock screen; an app's more important ones come first.
  public var liveActivities: [LiveActivity] {
    guard
      case .point(.liveActivity(.onLockScreen(let list))) =
        link.perform(.point(.liveActivity(.lockScreen)))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return list.map { LiveActivity($0, link: link) }
  }

  /// What the Dynamic Island shows: nothing, one app's Live Activity, or those of two apps.
  ///
  /// An app in the foreground has none there.
  public var dynamicIsland: ShownIsland {
    guard
      case .point(.liveActivity(.inIsland(let list))) =
        link.perform(.point(.liveActivity(.island)))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return ShownIsland(activities: list.map { LiveActivity($0, link: link) })
  }

  /// Sends a push that starts a Live Activity, as a server does with the app's token.
  ///
  /// - Parameters:
  ///   - payload: The payload in JSON, whose `aps` has the `event` `start`, `timestamp`,
  ///     `attributes-type`, `attributes`, `content-state` and `alert`.
  ///   - app: The app's name: one of the lesson's targets.
  /// - Returns: The activity; `nil` when none is started: the log says why.
  @discardableResult
  public func pushToStart(_ payload: String, of app: String) -> LiveActivity? {
    let answer = link.perform(.point(.liveActivity(.pushToStart(app: app, payload: payload))))
    guard case .point(.liveActivity(.onLockScreen(let list))) = answer else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return list.first.map { LiveActivity($0, link: link) }
  }

  /// Switches an app's Live Activities on in the settings, as they are at first.
  public func turnOn(liveActivitiesOf app: String) {
    link.perform(.point(.liveActivity(.turn(app: app, isOn: true))))
  }

  /// Switches an app's Live Activities off in the settings; those that it has end.
  public func turnOff(liveActivitiesOf app: String) {
    link.perform(.point(.liveActivity(.turn(app: app, isOn: false))))
  }
}

/// What the Dynamic Island shows.
public struct ShownIsland: Sendable, CustomStringConvertible {
  /// The activities in it: one, which is compact, or two, which are minimal.
  public let activities: [LiveActivity]

  /// The place of each: `compact` or `minimal`.
  public var place: ActivityPlace { activities.count > 1 ? .minimal : .compact }

  /// What it shows, one line for each element; empty when nothing is there.
  public var screen: String { activities.map { $0.screen(place) }.joined(separator: "\n") }

  /// Presses long on it: what the expanded presentation of the first activity shows.
  public var expanded: String { activities.first?.screen(.expanded) ?? "" }

  /// Its presentation and what it shows: `compact: label "3"`.
  public var description: String {
    guard !activities.isEmpty else { return WidgetWords.emptyIsland }
    let lines = screen.split(separator: "\n").joined(separator: ", ")
    return WidgetWords.island("\(place)", lines)
  }
}
