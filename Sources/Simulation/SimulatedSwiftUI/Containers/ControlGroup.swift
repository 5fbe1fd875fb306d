/// Controls that belong together.
///
/// Simulated: in a row; in a menu, its actions are among the others. Differs: they aren't joined.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group of controls with a label, which only menus of later versions show.
  public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { self.init(content: content) }

  /// Makes a group of controls with a title, which only menus of later versions show.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}
