/// A configuration without a widget.
///
/// Simulated: the gallery doesn't show it. Differs: Apple declares it in SwiftUI.
public struct EmptyWidgetConfiguration: WidgetConfiguration, PlannedWidgets {
  package let plans: [WidgetPlan] = []

  /// Makes the configuration.
  public init() {}

  /// Type-checks only: there is nothing in it.
  public var body: Never { preconditionFailure("this configuration has no body") }
}
