public import SimulatedSwiftUI

/// A part of a chart: marks.
///
/// Simulated: the marks of this framework, and types that have others in their body.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// The marks.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Type-checks only: it consists of the part, if there is one.
  public var body: Never { ChartReader.noBody() }
}

extension Optional: MarkMaker where Wrapped: ChartContent {
  var marks: [ChartMark] { self?.allMarks ?? [] }
}

/// A part that itself knows its marks.
@MainActor protocol MarkMaker {
  var marks: [ChartMark] { get }
}

extension ChartContent {
  /// All marks, from first to last.
  var allMarks: [ChartMark] { (self as? any MarkMaker)?.marks ?? body.allMarks }
}

/// Several parts as one; Apple's own types for it have other names.
///
/// Simulated: no known difference.
public struct SeveralMarks: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of its marks.
  public var body: Never { ChartReader.noBody() }
}

/// A builder of a chart's content.
///
/// Simulated: marks in their order, conditions and loops.
@MainActor @preconcurrency @resultBuilder public enum ChartContentBuilder {
  /// Takes one part.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Takes no part.
  public static func buildBlock() -> SeveralMarks { SeveralMarks(marks: []) }
  /// Takes the only part.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Takes several parts.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> SeveralMarks {
    var marks: [ChartMark] = []
    repeat marks += (each content).allMarks
    return SeveralMarks(marks: marks)
  }
  /// Takes the part of a condition that holds.
  public static func buildEither(first content: some ChartContent) -> SeveralMarks {
    SeveralMarks(marks: content.allMarks)
  }
  /// Takes the part of a condition that doesn't hold.
  public static func buildEither(second content: some ChartContent) -> SeveralMarks {
    SeveralMarks(marks: content.allMarks)
  }
  /// Takes a part that may be missing.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Takes a part that needs some version of the system.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> SeveralMarks {
    SeveralMarks(marks: content.allMarks)
  }
}

extension ForEach: ChartContent, MarkMaker where Content: ChartContent {
  /// Makes marks for each element of some data.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }

  /// Makes marks for each element of some identifiable data.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  /// Type-checks only: it consists of its marks.
  public var body: Never { ChartReader.noBody() }

  var marks: [ChartMark] { contents.flatMap(\.allMarks) }
}

/// Marks for each number of a range.
extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Makes marks for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, id: { $0 }, content: content)
  }
}

/// What is said where a part has no body.
enum ChartReader {
  static func noBody() -> Never { preconditionFailure("this part of a chart has no body") }
}
