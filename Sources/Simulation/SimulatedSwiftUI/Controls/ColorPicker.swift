public import SimulatedCoreGraphics

/// A control for choosing a colour.
///
/// Simulated: the label, and a circle of the colour. Differs: the user can't choose another one.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Makes a control for a colour, with a view as its label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// Makes a control for a colour of Core Graphics, with a view as its label.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = Color(cgColor: selection.wrappedValue)
    self.label = label()
  }

  /// The label, and the colour.
  public var body: some View {
    HStack {
      ControlTitle(label: label)
      Circle().fill(color).frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a control with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }

  /// Makes a control with a title for a colour of Core Graphics.
  public init(
    _ title: some StringProtocol, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
