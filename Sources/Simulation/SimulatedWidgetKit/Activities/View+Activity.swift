extension View {
  /// Sets the colour behind a Live Activity on the lock screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    marked { color.map { .activityTint($0.uiColor) } }
  }

  /// Sets the colour of the text on the system's own button beside a Live Activity.
  ///
  /// Simulated: a scene reads it.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    marked { color.map { .activityAction($0.uiColor) } }
  }

  /// Sets the place of a view in the leading or trailing region of the expanded Dynamic Island.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { marked { verticalPlacement.isBelow ? .belowCamera : nil } }
}
