import Foundation

/// Rows or views with a header and a footer.
///
/// Simulated: in lists and forms, and elsewhere one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: View, PieceMaker {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let isInList = context.environment.look.isInList
    let around = context.with {
      guard isInList else { return }
      $0.font = .footnote
      $0.fontWeight = nil
      $0.foreground = .secondary
      $0.look.isInList = false
    }
    let rows = PieceReader.pieces(of: content, in: context.part(0))
    let headers = PieceReader.pieces(of: header, in: around.part(1))
    let footers = PieceReader.pieces(of: footer, in: around.part(2))
    guard isInList else { return headers + rows + footers }
    return [Piece.column(rows).wrapped(.marked(.section(header: headers, footer: footers)))]
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a header, in its older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section {
  /// Makes a section with a header and a footer, in its older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
