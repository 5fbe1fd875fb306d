/// Several views that form a group, without a layout.
///
/// Simulated: no known difference in what is shown.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A view for each element of some data.
///
/// Simulated: each view once, in the order of the data. Differs: identity has no effect, since
/// views are read only once.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PieceMaker {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Makes a view for each element of some data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: The property that identifies an element.
  ///   - content: The view for one element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Makes a view for each element of some identifiable data.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    data.flatMap { PieceReader.pieces(of: content($0), in: environment) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

/// A view that the user can tap: its app is opened with the URL.
///
/// Simulated: in a widget that isn't of the small family (documented).
public struct Link<Label: View>: View, PieceMaker {
  private let destination: URL
  private let label: Label

  /// Makes a link from a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    [.link(PieceReader.piece(of: label, in: environment), destination)]
  }
}

extension Link where Label == Text {
  /// Makes a link from a text.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title).foregroundColor(.accentColor) }
  }
}
