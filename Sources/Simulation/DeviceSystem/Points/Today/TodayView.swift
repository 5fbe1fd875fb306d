import DeviceEvents
import DeviceProtocol

/// The Today view: the page with the widgets that the user has added.
struct TodayView {
  var isOpen = false
  /// The widgets in it while it is open, from top to bottom.
  var shown: [ShownWidget] = []
  /// What is kept of each widget, by the extension's identifier.
  var memories: [String: Memory] = [:]

  /// What is kept of a widget while nobody looks.
  struct Memory {
    /// Whether it has something to show, as it or its app has said.
    var hasContent = true
    /// Whether the user has asked for more of it.
    var isExpanded = false
    /// What could be seen of it last: shown until the widget itself is there.
    var snapshot = Screen(elements: [])
  }

  /// A widget in the open Today view.
  struct ShownWidget {
    var session: PointSession?
    /// A number by which a scene names it: that of its session.
    var number: Int
    var installed: InstalledExtension
    /// What was shown of it before it was there.
    var snapshot: Screen
  }
}
