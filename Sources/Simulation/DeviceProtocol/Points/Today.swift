package import DeviceEvents

/// What the system says to the principal object of a Today widget.
package enum WidgetCall: Codable, Hashable, Sendable {
  /// You are shown so from now on: call `widgetActiveDisplayModeDidChange(_:withMaximumSize:)`, or up to
  /// iOS 9 `widgetMarginInsets(forProposedMarginInsets:)`; answered with `layout`.
  case place(WidgetPlace)
  /// Call `widgetPerformUpdate(completionHandler:)`; answered with `updated`, or with `hasNoUpdate`.
  case update
  /// Tell how you are laid out; answered with `layout`.
  case layout
  /// You go from the screen; answered with `done`.
  case disappear
}

/// How much room a widget has in the Today view.
package struct WidgetPlace: Codable, Hashable, Sendable {
  /// Whether the user has asked for more.
  package var isExpanded: Bool
  /// Whether there are display modes at all: since iOS 10.
  package var hasModes: Bool

  package init(isExpanded: Bool, hasModes: Bool) {
    self.isExpanded = isExpanded
    self.hasModes = hasModes
  }
}

/// What a widget answers.
package enum WidgetAnswer: Codable, Hashable, Sendable {
  case updated(WidgetUpdate)
  /// The controller doesn't have the method.
  case hasNoUpdate
  case layout(WidgetLayout)
}

/// What an update came to.
package enum WidgetUpdate: String, Codable, Hashable, Sendable {
  case newData, noData, failed
}

/// How a widget is laid out.
package struct WidgetLayout: Codable, Hashable, Sendable {
  /// Whether the user can ask for more.
  package var canExpand: Bool
  package var isExpanded: Bool
  package var width: Double
  package var height: Double
  /// Whether it has the methods of widgets at all.
  package var isProvider: Bool

  package init(
    canExpand: Bool, isExpanded: Bool, width: Double, height: Double, isProvider: Bool
  ) {
    self.canExpand = canExpand
    self.isProvider = isProvider
    self.isExpanded = isExpanded
    self.width = width
    self.height = height
  }
}

/// What the user does with the Today view.
package enum TodayCommand: Codable, Hashable, Sendable {
  /// Add a widget to it, or take one away.
  case add(name: String), remove(name: String)
  /// Answered with `entries`.
  case open
  /// Answered with `entries`.
  case entries
  case close
  /// Ask for more of a widget, or for less; answered with `entry`.
  case show(session: Int, more: Bool)
  /// Answered with `entry`.
  case entry(session: Int)
  /// Let the system update the widgets while the Today view isn't open.
  case updateInBackground
}

/// What a scene is told of the Today view.
package enum TodayAnswer: Codable, Hashable, Sendable {
  case entries([TodayEntry])
  case entry(TodayEntry)
}

/// A widget in the Today view.
package struct TodayEntry: Codable, Hashable, Sendable {
  package var name: String
  package var session: Int
  /// Whether it could be loaded.
  package var isLoaded: Bool
  /// How it is laid out, if it is there.
  package var layout: WidgetLayout?
  /// What could be seen of it before it was there.
  package var snapshot: Screen

  package init(
    name: String, session: Int, isLoaded: Bool, layout: WidgetLayout?, snapshot: Screen
  ) {
    self.name = name
    self.session = session
    self.isLoaded = isLoaded
    self.layout = layout
    self.snapshot = snapshot
  }
}
