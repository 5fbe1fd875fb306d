/// A message in place of content that isn't there.
///
/// Simulated: symbol, title, description and actions in the middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a message.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The message.
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundColor(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Makes a message without actions.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == SimulatedSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a message from a title, a symbol and a description.
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
