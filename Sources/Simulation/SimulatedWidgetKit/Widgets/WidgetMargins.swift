extension EnvironmentValues {
  /// The margins of a widget's content, also where they are switched off.
  ///
  /// Simulated: 16 points at each edge on iOS 17 and later, before that none.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }
}

private struct WidgetMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
