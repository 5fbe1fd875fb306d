/// A picture with a title beside it.
///
/// Simulated: the picture and the title in a row, or one of them.
public struct Label<Title: View, Icon: View>: View, PieceMaker {
  private let title: Title
  private let icon: Icon

  /// Makes a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let look = context.environment.look
    let isIconOnly = look.labels == .iconOnly || (look.isInBar && look.labels == .automatic)
    let icon =
      look.labels == .titleOnly
      ? [] : PieceReader.pieces(of: icon, in: context.part(0))
    let title = PieceReader.pieces(of: title, in: context.part(1))
    guard isIconOnly, let picture = icon.first else { return [.row(icon + title)] }
    return [picture.wrapped(.named(PieceNames(label: title.flatMap(\.texts).first)))]
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a text and the name of one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Makes a label from a text that is looked up and the name of one of the system's symbols.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Makes a label from a resource and the name of one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    title = Text(titleResource)
    icon = Image(systemName: name)
  }

  /// Makes a label from a resource and the name of a picture.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    title = Text(titleResource)
    icon = Image(name)
  }

  /// Makes a label from a text and the name of a picture.
  public nonisolated init(_ title: some StringProtocol, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}
