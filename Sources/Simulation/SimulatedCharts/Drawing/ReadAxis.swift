import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit

/// An axis whose marks have been read.
@MainActor struct ReadAxis {
  /// Something at a place from 0 to 1.
  struct Entry {
    var place: Double
    var position: AxisMarkPosition.Kind
    var label: Piece?
    var grid: Line?
    var tick: Line?
  }

  struct Line {
    var width: CGFloat
    var color: UIColor
  }

  private(set) var entries: [Entry] = []
  private(set) var title: Piece?
  /// Whether the labels of dates are in the middle of their units.
  let scale: ChartScale

  init(
    _ options: ChartOptions.AxisOptions, _ scale: ChartScale, isHorizontal: Bool, isHidden: Bool,
    in context: ViewContext
  ) {
    self.scale = scale
    title = options.title.map {
      PieceReader.piece(
        of: Text(verbatim: $0).font(.caption).foregroundStyle(.secondary), in: context.part(0))
    }
    guard !options.isHidden, !isHidden else { return }
    let usual = AxisPlan(position: .automatic, values: .automatic) { _ in UsualAxisMark.items(nil) }
    for (number, plan) in (options.plans ?? [usual]).enumerated() {
      let inner = context.part(1).inside(.part(number))
      let values = scale.marks(plan.values)
      for (index, value) in values.enumerated() {
        let axisValue = AxisValue(
          index: index, count: values.count, value: value, words: scale.words(value))
        var entry = Entry(
          place: scale.place(value) ?? 0,
          position: plan.position.kind == .automatic
            ? (isHorizontal ? .bottom : .trailing) : plan.position.kind)
        for (part, item) in plan.items(axisValue).enumerated() {
          entry.take(
            item, of: axisValue, next: values.dropFirst(index + 1).first.flatMap(scale.place),
            isHorizontal: isHorizontal, in: inner.inside(.part(index)).inside(.part(part)))
        }
        entries.append(entry)
      }
    }
  }
}

@MainActor extension ReadAxis.Entry {
  fileprivate mutating func take(
    _ item: AxisItem, of value: AxisValue, next: Double?, isHorizontal: Bool,
    in context: ViewContext
  ) {
    func line(_ look: AxisLook) -> ReadAxis.Line {
      ReadAxis.Line(
        width: look.width ?? 0.5,
        color: look.style?.color(in: context.environment).uiColor ?? .separator)
    }
    switch item {
    case .grid(let look): grid = line(look)
    case .tick(let look): tick = line(look)
    case .label(let view, let words, let isCentered):
      let text = Text(verbatim: words.map { $0(value) } ?? value.words)
      label = PieceReader.piece(
        of: view ?? AnyView(text),
        in: context.with {
          $0.font = .caption2
          $0.foreground = .secondary
        })
      if isCentered, let next { place = (place + next) / 2 }
    }
  }
}
