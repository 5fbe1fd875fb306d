package import DeviceEvents
package import Foundation

/// A request to a widget extension for what one activity's views show.
package struct LiveActivityCall: Codable, Hashable, Sendable {
  package var identifier: String
  package var type: String
  package var attributes: Data
  package var state: Data
  package var isStale: Bool
  /// The width of the lock screen's presentation and of the expanded one, and their greatest height.
  package var width: Double
  package var height: Double

  package init(
    identifier: String, type: String, attributes: Data, state: Data, isStale: Bool,
    width: Double, height: Double
  ) {
    self.identifier = identifier
    self.type = type
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
    self.width = width
    self.height = height
  }
}

/// Its answer.
package enum LiveActivityAnswer: Codable, Hashable, Sendable {
  case views(LiveActivityViews)
  /// No configuration of the extension is for attributes of this type; these are.
  case noConfiguration([String])
  /// The attributes or the state can't be decoded, for this reason.
  case undecodable(String)
}

/// What the views of an activity show, for as long as nothing changes.
package struct LiveActivityViews: Codable, Hashable, Sendable {
  package var lockScreen: WidgetEntry
  package var compactLeading: WidgetEntry
  package var compactTrailing: WidgetEntry
  package var minimal: WidgetEntry
  package var expanded: WidgetEntry
  /// The colour of the line around the Dynamic Island.
  package var keyline: ScreenColor?
  /// The colour of the text on the system's own button.
  package var action: ScreenColor?

  package init(
    lockScreen: WidgetEntry, compactLeading: WidgetEntry, compactTrailing: WidgetEntry,
    minimal: WidgetEntry, expanded: WidgetEntry, keyline: ScreenColor?, action: ScreenColor?
  ) {
    self.lockScreen = lockScreen
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
    self.expanded = expanded
    self.keyline = keyline
    self.action = action
  }
}

/// A place where an activity is seen.
package enum LiveActivityPlace: String, Codable, Hashable, Sendable {
  case lockScreen, compact, minimal, expanded
}

/// What a scene does with activities, or lets happen to them.
package enum LiveActivityCommand: Codable, Hashable, Sendable {
  /// Look at the lock screen's activities; answered with `onLockScreen`.
  case lockScreen
  /// Look at the Dynamic Island; answered with `inIsland`.
  case island
  /// Look at one; answered with `shown`.
  case look(identifier: String)
  /// Tap one where it is seen: the part with this text, or the activity itself.
  case tap(identifier: String, LiveActivityPlace, String?)
  /// Swipe one off the lock screen.
  case dismiss(identifier: String)
  /// Switch an app's activities on or off in the settings.
  case turn(app: String, isOn: Bool)
  /// Receive a push for one, with a payload in JSON; answered with `accepted`.
  case push(identifier: String, payload: String)
  /// Receive a push that starts one, with a payload in JSON; answered with `onLockScreen`, which
  /// contains only this one.
  case pushToStart(app: String, payload: String)
}

/// What a scene learns about them.
package enum LiveActivityOutcome: Codable, Hashable, Sendable {
  /// By their importance.
  case onLockScreen([LiveActivityState])
  /// The place where each is seen: one `compact`, or two `minimal`.
  case inIsland([LiveActivityState])
  case shown(LiveActivityState)
  /// Whether a push has had an effect.
  case accepted(Bool)
}

/// An activity, as a scene knows it.
package struct LiveActivityState: Codable, Hashable, Sendable {
  package var identifier: String
  package var app: String
  package var stage: LiveActivityStage
  /// What is seen of it, by the name of the place; without what has no views.
  package var screens: [String: Screen]
  /// The colour of the text on the system's own button, as in a web page.
  package var action: ScreenColor?

  package init(
    identifier: String, app: String, stage: LiveActivityStage, screens: [String: Screen],
    action: ScreenColor?
  ) {
    self.identifier = identifier
    self.app = app
    self.stage = stage
    self.screens = screens
    self.action = action
  }
}
