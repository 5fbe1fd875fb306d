public import Foundation
public import SimulatedFoundation
import Synchronization

extension NSExtensionContext {
  /// The largest display mode of the widget.
  ///
  /// Simulated: initially `compact` (documented); with `expanded` the user has a button "Show
  /// More". Setting it back to `compact` makes the widget small. It may be changed at any time
  /// (documented).
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { widgetModes.largest }
    set {
      widgetModes.largest = newValue
      let widget = hostedWidget
      MainActor.assumeIsolated { widget?.largestModeChanged() }
    }
  }

  /// The current display mode of the widget.
  ///
  /// Simulated: `compact` until the user asks for more; remembered for the next time (observed).
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { widgetModes.active }

  /// Returns the maximum size of the widget.
  ///
  /// Simulated: 110 points high if compact (observed). Differs: the width and the maximum height
  /// are calculated for the device's screen from those observed on other screens: 359 by 528 points
  /// on one of 375 by 667.
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

  /// The widget to which this context belongs, once it is in the Today view.
  var hostedWidget: HostedWidget? {
    get { kept.withLock { $0["widget"] as? HostedWidget } }
    set { kept.withLock { $0["widget"] = newValue } }
  }
}
