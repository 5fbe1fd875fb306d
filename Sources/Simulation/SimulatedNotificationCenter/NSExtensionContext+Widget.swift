public import Foundation
public import SimulatedFoundation
import Synchronization

extension NSExtensionContext {
  /// How much of the widget can be shown.
  ///
  /// Simulated: `compact` at first (documented); with `expanded` the user finds a button "Show More".
  /// Back at `compact`, the widget is made small. It may be changed at any time (documented).
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { widgetModes.largest }
    set {
      widgetModes.largest = newValue
      let widget = hostedWidget
      MainActor.assumeIsolated { widget?.largestModeChanged() }
    }
  }

  /// How much of the widget is shown.
  ///
  /// Simulated: `compact` until the user asks for more; kept for the next time (observed).
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { widgetModes.active }

  /// How large the widget can be.
  ///
  /// Simulated: 110 points high when compact (observed). Differs: the width and the greatest height are
  /// reckoned for the device's screen from those that are observed on others: 359 by 528 points on one
  /// of 375 by 667.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    WidgetRoom.size(of: displayMode)
  }

  /// The display modes of a widget.
  struct WidgetModes: Sendable {
    var largest = NCWidgetDisplayMode.compact
    var active = NCWidgetDisplayMode.compact
  }

  var widgetModes: WidgetModes {
    get { kept.withLock { $0["widget modes"] as? WidgetModes } ?? WidgetModes() }
    set { kept.withLock { $0["widget modes"] = newValue } }
  }

  /// The widget whose context this is, once it is in the Today view.
  var hostedWidget: HostedWidget? {
    get { kept.withLock { $0["widget"] as? HostedWidget } }
    set { kept.withLock { $0["widget"] = newValue } }
  }
}
