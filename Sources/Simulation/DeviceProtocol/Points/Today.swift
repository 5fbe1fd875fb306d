package import DeviceEvents

/// A call to the principal object of a Today widget.
package enum WidgetCall: Codable, Hashable, Sendable {
  /// You are shown like this from now on; answered with `layout`.
  ///
  /// Call `widgetActiveDisplayModeDidChange(_:withMaximumSize:)`, or up to iOS 9
  /// `widgetMarginInsets(forProposedMarginInsets:)`.
  case place(WidgetPlace)
  /// Call `widgetPerformUpdate(completionHandler:)`; answered with `updated`, or with `hasNoUpdate`.
  case update
  /// Describe your layout; answered with `layout`.
  case layout
  /// You leave the screen; answered with `done`.
  case disappear
}

/// The room that a widget has in the Today view.
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

/// A widget's answer.
package enum WidgetAnswer: Codable, Hashable, Sendable {
  case updated(WidgetUpdate)
  /// The controller doesn't have the method.
  case hasNoUpdate
  case layout(WidgetLayout)
}

/// The result of an update.
package enum WidgetUpdate: String, Codable, Hashable, Sendable {
  case newData, noData, failed
}

/// The layout of a widget.
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

/// The user's action in the Today view.
package enum TodayCommand: Codable, Hashable, Sendable {
  /// Add a widget to it, or remove one.
  case add(name: String), remove(name: String)
  /// Answered with `entries`.
  case open
  /// Answered with `entries`.
  case entries
  case close
  /// Expand or collapse a widget; answered with `entry`.
  case show(session: Int, more: Bool)
  /// Answered with `entry`.
  case entry(session: Int)
  /// Let the system update the widgets while the Today view isn't open.
  case updateInBackground
}

/// What a scene learns about the Today view.
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
  /// Its layout, if it has been loaded.
  package var layout: WidgetLayout?
  /// What was visible of it before it was loaded.
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
