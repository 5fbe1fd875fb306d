import DeviceProtocol

extension Device {
  /// Adds a widget to the Today view, as the user does there; no widget is there just because its
  /// app is installed (documented).
  ///
  /// - Parameter widget: The extension's name as the user sees it.
  public func add(widget: String) { link.perform(.today(.add(name: widget))) }

  /// Removes a widget from the Today view.
  ///
  /// - Parameter widget: The extension's name as the user sees it.
  public func remove(widget: String) { link.perform(.today(.remove(name: widget))) }

  /// Opens the Today view, the page beside the home screen.
  ///
  /// An app in the foreground goes to the background. The call returns when each widget has been
  /// shown and has reported the result of its update, or couldn't be loaded.
  @discardableResult
  public func openToday() -> TodayView {
    link.perform(.today(.open))
    return TodayView(link: link)
  }

  /// Lets the system update the widgets while the Today view isn't open, which it does at times
  /// that it chooses (documented).
  public func updateWidgets() { link.perform(.today(.updateInBackground)) }
}

/// The Today view, while it is open.
public struct TodayView: Sendable, CustomStringConvertible {
  let link: DeviceLink

  /// The widgets that are in it now, from top to bottom.
  public var widgets: [TodayWidget] {
    guard case .today(.entries(let entries)) = link.perform(.today(.entries)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return entries.map { TodayWidget($0, link: link) }
  }

  /// Returns the widget with a name; one that isn't there ends the scene.
  ///
  /// - Parameter name: The extension's name as the user sees it.
  /// - Returns: The widget.
  public func widget(_ name: String) -> TodayWidget {
    let all = widgets
    guard let widget = all.first(where: { $0.name == name }) else {
      preconditionFailure(WidgetWords.noWidget(name, among: all.map(\.name)))
    }
    return widget
  }

  /// Photographs the Today view with all its widgets; the picture is among the events under that
  /// name.
  public func photograph(_ name: String = PhotographWords.todayView) {
    link.perform(.photograph(.todayView, name: name))
  }

  /// Closes it: the user goes back to the home screen.
  public func close() { link.perform(.today(.close)) }

  /// One line for each widget: `Glance: compact, 374 × 110`.
  public var description: String {
    let lines = widgets.map(\.description)
    return lines.isEmpty ? WidgetWords.none : lines.joined(separator: "\n")
  }
}
