public import Foundation
public import SimulatedSwiftUI

/// Something that is drawn at a value of an axis.
///
/// Simulated: lines, ticks and labels.
@MainActor @preconcurrency public protocol AxisMark {}

/// A mark that knows what it draws.
@MainActor protocol AxisItemMaker {
  var items: [AxisItem] { get }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: AxisItemMaker where Wrapped: AxisMark {
  var items: [AxisItem] { flatMap { ($0 as? any AxisItemMaker)?.items } ?? [] }
}

extension AxisMark {
  var items: [AxisItem] { (self as? any AxisItemMaker)?.items ?? [] }
}

/// A line across the plot.
///
/// Simulated: with its width and colour. Differs: dashes have no effect.
public struct AxisGridLine: AxisMark, AxisItemMaker {
  var look: AxisLook
  var items: [AxisItem] { [.grid(look)] }

  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    look = AxisLook(width: stroke?.lineWidth)
  }
}

/// A short line beside the plot.
///
/// Simulated: with its width and colour. Differs: its length is always the same.
public struct AxisTick: AxisMark, AxisItemMaker {
  var look: AxisLook
  var items: [AxisItem] { [.tick(look)] }

  /// Makes a tick.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    look = AxisLook(width: stroke?.lineWidth)
  }
}

/// A value in words beside the plot.
///
/// Simulated: as the scale says it, in a format, or as a view.
public struct AxisValueLabel<Content: View>: AxisMark, AxisItemMaker {
  let items: [AxisItem]

  private init(_ item: AxisItem) { items = [item] }

  /// Makes a label with a view.
  public init(centered: Bool? = nil, @ViewBuilder content: () -> Content) {
    self.init(.label(AnyView(content()), words: nil, isCentered: centered ?? false))
  }
}

extension AxisValueLabel where Content == Text {
  /// Makes a label with the value as the scale says it.
  public init(centered: Bool? = nil) {
    self.init(.label(nil, words: nil, isCentered: centered ?? false))
  }

  /// Makes a label with a text.
  public init(_ text: some StringProtocol, centered: Bool? = nil) {
    self.init(.label(AnyView(Text(text)), words: nil, isCentered: centered ?? false))
  }

  /// Makes a label with the value in a format.
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .label(
        nil, words: { $0.as(Format.FormatInput.self).map(format.format) ?? "" },
        isCentered: centered ?? false))
  }
}

/// The usual marks; Apple's own type has another name.
///
/// Simulated: a line and a label.
public struct UsualAxisMark: AxisMark {
  static func items(
    _ stroke: StrokeStyle?, words: (@MainActor (AxisValue) -> String)? = nil
  ) -> [AxisItem] {
    [
      .grid(AxisLook(width: stroke?.lineWidth)), .label(nil, words: words, isCentered: false),
    ]
  }
}

/// Several marks as one; Apple's own type has another name.
///
/// Simulated: no known difference.
public struct SeveralAxisMarks: AxisMark, AxisItemMaker {
  let items: [AxisItem]
}

extension AxisMark {
  /// Sets the colour of lines and labels.
  ///
  /// Simulated: of lines, and of labels without a view.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    SeveralAxisMarks(
      items: items.map { item in
        switch item {
        case .grid(let look): .grid(AxisLook(width: look.width, style: style))
        case .tick(let look): .tick(AxisLook(width: look.width, style: style))
        case .label(let view, let words, let isCentered):
          .label(
            view.map { AnyView($0.foregroundStyle(style)) }, words: words, isCentered: isCentered)
        }
      })
  }

  /// Sets the font of labels.
  ///
  /// Simulated: of labels with a view or a text.
  public func font(_ font: Font?) -> some AxisMark {
    SeveralAxisMarks(
      items: items.map { item in
        guard case .label(let view?, let words, let isCentered) = item else { return item }
        return .label(AnyView(view.font(font)), words: words, isCentered: isCentered)
      })
  }
}

/// A builder of what is drawn at a value.
///
/// Simulated: marks in their order, and conditions.
@MainActor @preconcurrency @resultBuilder public enum AxisMarkBuilder {
  /// Takes one mark.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Takes the only mark.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Takes several marks.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> SeveralAxisMarks {
    var items: [AxisItem] = []
    repeat items += (each content).items
    return SeveralAxisMarks(items: items)
  }
  /// Takes marks that may be missing.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// Takes the marks of a condition that holds.
  public static func buildEither(first content: some AxisMark) -> SeveralAxisMarks {
    SeveralAxisMarks(items: content.items)
  }
  /// Takes the marks of a condition that doesn't hold.
  public static func buildEither(second content: some AxisMark) -> SeveralAxisMarks {
    SeveralAxisMarks(items: content.items)
  }
}

/// Several contents of an axis as one; Apple's own type has another name.
///
/// Simulated: no known difference.
public struct SeveralAxisContents: AxisContent, AxisPlanner {
  let plans: [AxisPlan]
}

/// A builder of an axis's content.
///
/// Simulated: contents in their order.
@MainActor @preconcurrency @resultBuilder public enum AxisContentBuilder {
  /// Takes the only content.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Takes several contents.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> SeveralAxisContents {
    var plans: [AxisPlan] = []
    for part in repeat each content { plans += (part as? any AxisPlanner)?.plans ?? [] }
    return SeveralAxisContents(plans: plans)
  }
}
