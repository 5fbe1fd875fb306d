public import Foundation

/// A title with a value beside it.
///
/// Simulated: the value in grey at the right.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a title with a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title and the value.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundColor(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a title from a text.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a title and a value from texts.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes a title from a text, and a value in a format.
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatOutput == String { self.init(title, value: format.format(value)) }
}
