import SimulatedUIKit

/// The background of widgets on the lock screen.
///
/// Simulated: a translucent grey that takes all the room. Differs: it is the same in every widget;
/// on iOS it depends on how the widget's colours are drawn, and there are no widgets on the lock
/// screen here.
public struct AccessoryWidgetBackground: View {
  /// Makes the background.
  public init() {}

  /// The grey.
  public var body: some View { Color(uiColor: .secondarySystemFill) }
}
