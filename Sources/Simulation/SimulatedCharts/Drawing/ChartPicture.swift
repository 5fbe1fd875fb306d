import DeviceEvents
import Foundation
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit

/// A chart that has been read: its marks, scales and labels, which only need room.
@MainActor struct ChartPicture {
  let marks: [StackedMark]
  let x: ChartScale
  let y: ChartScale
  let xAxis: ReadAxis
  let yAxis: ReadAxis
  let legend: Piece?
  /// The groups whose bars stand beside each other.
  let sides: [ChartValue]
  /// The annotations of each mark, as pieces.
  let annotations: [[(ChartMark.Annotation, Piece)]]

  init(_ marks: [ChartMark], in context: ViewContext) {
    let options = context.environment.chartOptions
    let colors = GroupColors(marks, options, context.environment)
    let stacked = StackedMark.stack(marks) { colors.color(of: $0) }
    self.marks = stacked
    func values(_ span: KeyPath<ChartMark, MarkSpan?>, isAlong: (StackedMark) -> Bool)
      -> [ChartValue]
    {
      stacked.flatMap { mark -> [ChartValue] in
        let own = mark.mark[keyPath: span]?.all ?? []
        guard isAlong(mark), let low = mark.low, let high = mark.high else { return own }
        if case .date? = own.first { return own }
        return [.number(low), .number(high)]
      }
    }
    x = ChartScale(
      values(\.x) { $0.isLying }, domain: options.xAxis.domain,
      fromZero: stacked.contains(where: \.isLying))
    y = ChartScale(values(\.y) { !$0.isLying }, domain: options.yAxis.domain, fromZero: true)
    let isCircle = marks.contains { $0.kind == .sector }
    xAxis = ReadAxis(
      options.xAxis, x, isHorizontal: true, isHidden: isCircle, in: context.part(0))
    yAxis = ReadAxis(
      options.yAxis, y, isHorizontal: false, isHidden: isCircle, in: context.part(1))
    legend =
      options.legend == .hidden || colors.groups.isEmpty
      ? nil : PieceReader.piece(of: ChartLegend(colors: colors), in: context.part(2))
    var seen: Set<ChartValue> = []
    sides = marks.compactMap(\.side).filter { seen.insert($0).inserted }
    annotations = marks.enumerated().map { index, mark in
      mark.annotations.enumerated().map { number, annotation in
        let place = context.part(3).inside(.part(index)).inside(.part(number))
        return (annotation, PieceReader.piece(of: annotation.content, in: place))
      }
    }
  }

  /// Returns the chart in some room.
  func piece(in size: CGSize) -> Piece {
    let room = ChartRoom(size, xAxis: xAxis, yAxis: yAxis, legend: legend)
    let drawing = MarkDrawing(self, in: room.plot)
    let pieces =
      room.lines + drawing.pieces + room.labels
      + (legend.map { [Piece.at($0, room.legendPlace)] } ?? [])
    let stack = Piece.stack(
      PieceStack(axis: .depth, pieces: pieces, spacing: 0, alignment: .topLeading))
    return .framed(
      stack,
      PieceFrame(
        width: .init(exact: size.width), height: .init(exact: size.height),
        alignment: .topLeading))
  }
}

extension Piece {
  /// A piece in a place inside a stack that is aligned at its top left corner.
  static func at(_ piece: Piece, _ place: CGRect) -> Piece {
    let framed = Piece.framed(
      piece,
      PieceFrame(
        width: .init(exact: max(0, place.width)), height: .init(exact: max(0, place.height)),
        alignment: .center))
    return .wrapped(framed, .shifted(CGSize(width: place.minX, height: place.minY)))
  }

  /// The size that a piece takes if there is room for it.
  @MainActor var naturalSize: CGSize {
    PieceDrawing.size(of: self, in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// A piece that says something to screen readers, and to scenes.
  func saying(_ words: String?) -> Piece {
    words.map { .wrapped(self, .named(PieceNames(label: $0))) } ?? self
  }

  /// A filled rectangle.
  static func area(_ color: UIColor, radius: CGFloat = 0) -> Piece {
    .shape(ShapePiece(corners: .radius(radius), fill: color))
  }

  /// A filled rectangle that stands for something, and says what.
  @MainActor static func area(
    _ color: UIColor, radius: CGFloat, in size: CGSize, saying words: String?
  ) -> Piece {
    guard let words else { return area(color, radius: radius) }
    let view = DescribedView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.layer.cornerRadius = min(radius, size.width / 2, size.height / 2)
    view.accessibilityLabel = words
    view.describe = { view, plain in
      var element = plain
      element.text = view.accessibilityLabel
      return element
    }
    return .native(NativePiece(view: view, size: { $0 }))
  }
}
