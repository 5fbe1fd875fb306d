/// Views that a tap on their title shows and hides.
///
/// Simulated: no known difference in what is shown.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group for a value that says whether it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The title, and the content while it is shown.
  public var body: some View {
    let shown = isExpanded ?? $isOpen
    Button {
      shown.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer()
        Image(systemName: shown.wrappedValue ? "chevron.down" : "chevron.right")
      }
    }
    if shown.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title for a value that says whether it is open.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
