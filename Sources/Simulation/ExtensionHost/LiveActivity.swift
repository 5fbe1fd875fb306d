import DeviceEvents
import DeviceProtocol

/// A Live Activity: on the lock screen and, while it goes on, in the Dynamic Island.
///
/// What its views show is kept: its extension isn't running, and its app need not be.
public struct LiveActivity: Sendable, CustomStringConvertible {
  /// The identifier, as its app knows it.
  public let identifier: String
  /// Its app.
  public let app: String
  private let link: DeviceLink

  init(_ state: LiveActivityState, link: DeviceLink) {
    identifier = state.identifier
    app = state.app
    self.link = link
  }

  /// The stage of its life: `active`, `stale`, `ended` or `dismissed`.
  public var stage: String { state.stage.rawValue }

  /// What the lock screen shows of it, one line for each element.
  public var screen: String { screen(.lockScreen) }

  /// What is shown of it at a place, one line for each element; empty when nothing is.
  public func screen(_ place: ActivityPlace) -> String {
    state.screens[place.rawValue].map(ScreenText.text) ?? ""
  }

  /// Whether it shows the text at a place.
  public func shows(_ text: String, _ place: ActivityPlace = .lockScreen) -> Bool {
    state.screens[place.rawValue]?.shows(text) ?? false
  }

  /// The colour of the text on the system's own button, as in a web page; `nil` for the usual one.
  public var buttonColor: String? { state.action.map(PictureColor.text) }

  /// Taps it: its app comes to the foreground, with the URL of what was tapped.
  ///
  /// - Parameters:
  ///   - text: The text of the element; by default it is tapped outside its links.
  ///   - place: Where it is tapped.
  public func tap(_ text: String? = nil, _ place: ActivityPlace = .lockScreen) {
    perform(.tap(identifier: identifier, place.place, text))
  }

  /// Swipes it off the lock screen, so that it is gone.
  public func dismiss() { perform(.dismiss(identifier: identifier)) }

  /// Sends a push to it, as a server does with its token.
  ///
  /// - Parameter payload: The payload in JSON, whose `aps` has `timestamp`, `event` and
  ///   `content-state`.
  /// - Returns: Whether it had an effect; the log says why not.
  @discardableResult
  public func push(_ payload: String) -> Bool {
    let command = LiveActivityCommand.push(identifier: identifier, payload: payload)
    guard
      case .point(.liveActivity(.accepted(let isAccepted))) =
        link.perform(.point(.liveActivity(command)))
    else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return isAccepted
  }

  /// Photographs it; the picture is among the events under that name.
  public func photograph(_ name: String, _ place: ActivityPlace = .lockScreen) {
    link.perform(.photograph(.liveActivity(identifier, place.place), name: name))
  }

  /// Its app, its stage, and what the lock screen shows: `Reader, active: label "3"`.
  public var description: String {
    let lines = screen.split(separator: "\n").joined(separator: ", ")
    return WidgetWords.activity(app, stage: stage, lines)
  }

  private var state: LiveActivityState {
    let answer = link.perform(.point(.liveActivity(.look(identifier: identifier))))
    guard case .point(.liveActivity(.shown(let state))) = answer else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return state
  }

  private func perform(_ command: LiveActivityCommand) {
    link.perform(.point(.liveActivity(command)))
  }
}

/// A place where a Live Activity is shown.
public enum ActivityPlace: String, Sendable, CaseIterable {
  /// The lock screen.
  case lockScreen
  /// At both sides of the camera, in the Dynamic Island.
  case compact
  /// A circle in the Dynamic Island, when another app's activity is there, too.
  case minimal
  /// The Dynamic Island after a long press.
  case expanded

  var place: LiveActivityPlace {
    switch self {
    case .lockScreen: .lockScreen
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }
}
