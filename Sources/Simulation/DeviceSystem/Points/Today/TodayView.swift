import DeviceEvents
import DeviceProtocol

/// The Today view: the page with the widgets that the user has added.
struct TodayView {
  var isOpen = false
  /// The widgets in it while it is open, from top to bottom.
  var shown: [ShownWidget] = []
  /// What is remembered about each widget, by the extension's identifier.
  var memories: [String: Memory] = [:]

  /// What is remembered about a widget while the view is closed.
  struct Memory {
    /// Whether it has something to show, as it or its app has said.
    var hasContent = true
    /// Whether the user has expanded it.
    var isExpanded = false
    /// What was last visible of it, which is shown until the widget itself is ready.
    var snapshot = Screen(elements: [])
  }

  /// A widget in the open Today view.
  struct ShownWidget {
    var session: PointSession?
    /// The number by which a scene names it: that of its session.
    var number: Int
    var installed: InstalledExtension
    /// What was shown before the widget was ready.
    var snapshot: Screen
  }
}
