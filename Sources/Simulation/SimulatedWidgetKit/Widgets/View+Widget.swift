extension View {
  /// Sets the URL with which the app is opened when the user taps the widget outside its links.
  ///
  /// Differs: of several the first one counts; Apple says that one should set only one.
  public func widgetURL(_ url: URL?) -> some View {
    marked { url.map { .url($0) } }
  }

  /// Sets the style behind a widget; it extends to the widget's edges.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { containerBackground(for: container) { StyleFill(style) } }

  /// Sets the view behind a widget; it extends to the widget's edges.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> some View
  ) -> some View {
    let background = content()
    return marked { .background(ViewGraph().read(background, in: EnvironmentValues())) }
  }
}

/// The purpose of a background.
///
/// Simulated: the widget's own, which the device requires from iOS 17 on.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement()
}
