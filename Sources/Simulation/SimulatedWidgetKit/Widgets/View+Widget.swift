extension View {
  /// The URL with which the app is opened when the user taps the widget beside its links.
  ///
  /// Differs: of several the first one holds; Apple says that one should set only one.
  public func widgetURL(_ url: URL?) -> some View {
    marked { url.map { .url($0) } }
  }

  /// The style behind a widget; it reaches to the widget's edges.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { containerBackground(for: container) { StyleFill(style) } }

  /// The view behind a widget; it reaches to the widget's edges.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> some View
  ) -> some View {
    let background = content()
    return marked { .background(PieceReader.piece(of: background, in: EnvironmentValues())) }
  }
}

/// What a background is for.
///
/// Simulated: the widget's own, which the device asks for from iOS 17 on.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The widget.
  public static let widget = ContainerBackgroundPlacement()
}
