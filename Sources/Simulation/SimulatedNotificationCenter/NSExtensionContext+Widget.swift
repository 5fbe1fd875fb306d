public import Foundation
public import SimulatedFoundation
import Synchronization

extension NSExtensionContext {
  private static let largest = Mutex<[ObjectIdentifier: NCWidgetDisplayMode]>([:])

  /// How much of the widget can be shown.
  ///
  /// Type-checks only: keeps its value, `compact` at first (documented); there is no button to show
  /// more.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { Self.largest.withLock { $0[ObjectIdentifier(self)] ?? .compact } }
    set { Self.largest.withLock { $0[ObjectIdentifier(self)] = newValue } }
  }

  /// How much of the widget is shown.
  ///
  /// Type-checks only: always `compact`, as before the user asks for more (documented).
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// How large the widget can be.
  ///
  /// Type-checks only: the device has no Today view; the sizes are those of a phone that is 375
  /// points wide (observed).
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: 359, height: displayMode == .compact ? 110 : 528)
  }
}
