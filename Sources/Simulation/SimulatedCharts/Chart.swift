import Foundation
import SimulatedCoreGraphics
public import SimulatedSwiftUI
import SimulatedUIKit

/// A chart of marks.
///
/// Simulated: bars, lines, points, areas, rules, rectangles and sectors in their places on the
/// scales of both axes, with labels, lines across and a legend, in apps and widgets; each mark says
/// what stands for it. Differs: scales begin at zero and end at a round number; Apple doesn't
/// publish its own rules.
@MainActor @preconcurrency public struct Chart<Content: ChartContent>: View, PieceMaker {
  private let content: Content

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart with marks for each element of some identifiable data.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart with marks for each element of some data.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noMarks() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let picture = ChartPicture(content.allMarks, in: context)
    return [.sized { picture.piece(in: $0) }]
  }
}

extension PieceReader {
  fileprivate static func noMarks() -> Never { ChartReader.noBody() }
}
