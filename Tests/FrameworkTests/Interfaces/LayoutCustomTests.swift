import DeviceEvents
import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Layouts that programs make.
@MainActor @Suite struct LayoutCustomTests: LooksAtViews {
  /// Views one after the other, in as many lines as they need.
  private struct Flow: Layout {
    var gap: CGFloat = 4

    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize { arrange(proposal.width ?? .infinity, cache).size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      for (view, point) in zip(subviews, arrange(bounds.width, cache).points) {
        view.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
      }
    }

    private func arrange(
      _ width: CGFloat, _ sizes: [CGSize]
    ) -> (size: CGSize, points: [CGPoint]) {
      var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      var points: [CGPoint] = []
      for size in sizes {
        if x > 0, x + size.width > width { (x, y, line) = (0, y + line + gap, 0) }
        points.append(CGPoint(x: x, y: y))
        x += size.width + gap
        line = max(line, size.height)
        widest = max(widest, x - gap)
      }
      return (CGSize(width: widest, height: y + line), points)
    }
  }

  @Test(
    .shows("Layout", "Layout.sizeThatFits(proposal:subviews:cache:)", "Layout.Cache"),
    .shows("Layout.placeSubviews(in:proposal:subviews:cache:)", "Layout.Subviews"),
    .shows("Layout.makeCache(subviews: Subviews) -> Cache", "Layout.callAsFunction(_:)"),
    .shows("LayoutSubview.sizeThatFits(_:)", "ProposedViewSize.unspecified"))
  func aLayoutBreaksLines() {
    let tags = Flow {
      box(80, 10)
      box(80, 20)
      box(80, 10)
    }
    #expect(
      lines(of: tags) == ["area 18,33 80×10", "area 102,33 80×20", "area 18,57 80×10"])
    #expect(
      lines(of: tags.frame(width: 300).fixedSize()) == [
        "area -24,40 80×10", "area 60,40 80×20", "area 144,40 80×10",
      ])
  }

  private struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Views from the highest rank to the lowest, at the corners that anchors say.
  private struct Ranked: Layout {
    let note: @MainActor (String) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let sorted = subviews.sorted { $0[Rank.self] > $1[Rank.self] }
      let text = sorted.map { "\($0[Rank.self])/\(Int($0.priority))" }.joined(separator: " ")
      MainActor.assumeIsolated { note(text) }
      sorted.first?.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 20, height: nil))
    }
  }

  @Test(
    .shows("LayoutValueKey.Value", "Layout.makeCache(subviews: Subviews)"),
    .shows("LayoutValueKey", "LayoutValueKey.defaultValue", "View.layoutValue(key:value:)"),
    .shows("LayoutSubview.subscript(_:)", "LayoutSubview.priority"),
    .shows("LayoutSubview.place(at:anchor:proposal:)", "LayoutSubview"),
    .shows("ProposedViewSize.replacingUnspecifiedDimensions(by:)"))
  func viewsTellTheLayoutValues() {
    var note = ""
    let layout = Ranked { note = $0 }
    let view = layout {
      box(10, 10).layoutPriority(2)
      Color.red.layoutValue(key: Rank.self, value: 7)
    }
    // The view that isn't placed is in the middle.
    #expect(lines(of: view) == ["area 95,45 10×10", "area 180,90 20×10"])
    #expect(note == "7/0 0/2")
  }

  @Test(
    .shows("LayoutSubviews", "LayoutSubviews.startIndex", "LayoutSubviews.endIndex"),
    .shows("LayoutSubviews.subscript(_: Int)", "LayoutSubviews.layoutDirection"),
    .shows("LayoutSubviews.subscript(_: Range<Int>)", "LayoutSubviews.SubSequence"),
    .shows("LayoutSubview.==(_:_:)", "LayoutSubview.dimensions(in:)"),
    .shows("LayoutSubview.spacing", "ViewSpacing", "ViewSpacing.distance(to:along:)"),
    .shows("ViewSpacing.zero", "ViewSpacing.init()"))
  func aLayoutLooksAtItsViews() {
    struct Looking: Layout {
      let note: @MainActor ([String]) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let others = subviews[1..<3]
        let size = subviews[0].dimensions(in: .zero)
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
        let none = ViewSpacing.zero.distance(to: .zero, along: .vertical)
        let usual = ViewSpacing().distance(to: .zero, along: .horizontal)
        MainActor.assumeIsolated {
          note([
            "\(subviews.startIndex)..<\(subviews.endIndex)", "\(others.count)",
            "\(others[0] == subviews[1]) \(others[0] == subviews[0])",
            "\(subviews.layoutDirection)", "\(size.width)×\(size.height) \(size[.leading])",
            "\(gap) \(none) \(usual)",
          ])
        }
        return .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    var note: [String] = []
    let layout = Looking { note = $0 }
    let view = layout {
      box(10, 20).alignmentGuide(.leading) { _ in 3 }
      box(10, 20)
      box(10, 20)
    }
    _ = lines(of: view.environment(\.layoutDirection, .rightToLeft))
    #expect(
      note == ["0..<3", "2", "true false", "rightToLeft", "10.0×20.0 3.0", "8.0 0.0 8.0"])
  }

  @Test(
    .shows("HStackLayout", "HStackLayout.init(alignment:spacing:)"),
    .shows("HStackLayout.sizeThatFits(proposal:subviews:cache:)"),
    .shows("HStackLayout.placeSubviews(in:proposal:subviews:cache:)"),
    .shows("VStackLayout", "VStackLayout.init(alignment:spacing:)"),
    .shows("VStackLayout.sizeThatFits(proposal:subviews:cache:)"),
    .shows("VStackLayout.placeSubviews(in:proposal:subviews:cache:)"),
    .shows("ZStackLayout", "ZStackLayout.init(alignment:)"),
    .shows("ZStackLayout.sizeThatFits(proposal:subviews:cache:)"),
    .shows("ZStackLayout.placeSubviews(in:proposal:subviews:cache:)"))
  func theLayoutsOfStacksAreLikeStacks() {
    @ViewBuilder func content() -> some View {
      box(40, 10)
      Spacer()
      box(20, 30)
    }
    #expect(
      lines(of: HStackLayout(alignment: .bottom) { content() }.background(Color.blue))
        == lines(of: HStack(alignment: .bottom) { content() }.background(Color.blue)))
    #expect(
      lines(of: HStackLayout(alignment: .bottom, spacing: 2) { content() }.fixedSize())
        == lines(of: HStack(alignment: .bottom, spacing: 2) { content() }.fixedSize()))
    #expect(
      lines(of: VStackLayout(alignment: .trailing) { content() }.background(Color.blue))
        == lines(of: VStack(alignment: .trailing) { content() }.background(Color.blue)))
    #expect(
      lines(of: VStackLayout(alignment: .trailing, spacing: 2) { content() }.fixedSize())
        == lines(of: VStack(alignment: .trailing, spacing: 2) { content() }.fixedSize()))
    #expect(
      lines(of: ZStackLayout(alignment: .topLeading) { content() }.fixedSize())
        == lines(of: ZStack(alignment: .topLeading) { content() }.fixedSize()))
  }

  @Test(
    .shows("HStackLayout.alignment", "HStackLayout.spacing", "VStackLayout.alignment"),
    .shows("VStackLayout.spacing", "ZStackLayout.alignment"))
  func theLayoutOfAStackCanBeChanged() {
    @ViewBuilder func content() -> some View {
      box(40, 10)
      box(20, 30)
    }
    var row = HStackLayout()
    (row.alignment, row.spacing) = (.top, 20)
    #expect(lines(of: row { content() }) == ["area 60,35 40×10", "area 120,35 20×30"])
    var column = VStackLayout()
    (column.alignment, column.spacing) = (.leading, 20)
    #expect(lines(of: column { content() }) == ["area 80,20 40×10", "area 80,50 20×30"])
    var depth = ZStackLayout()
    depth.alignment = .bottomTrailing
    #expect(lines(of: depth { content() }) == ["area 80,55 40×10", "area 100,35 20×30"])
  }

  private struct Turning: View {
    @State private var isColumn = false

    var body: some View {
      let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Counter()
        Button("turn") { isColumn = true }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test(
    .shows("AnyLayout", "AnyLayout.init(_:)", "AnyLayout.makeCache(subviews:)"),
    .shows("AnyLayout.sizeThatFits(proposal:subviews:cache:)", "AnyLayout.Cache"),
    .shows("AnyLayout.placeSubviews(in:proposal:subviews:cache:)"))
  func stateIsKeptWhenALayoutBecomesAnother() async throws {
    let shown = ShownInterface(Turning())
    try await shown.tap("count 0")
    let before = shown.elements(.button).map(\.frame)
    #expect(before[0].y == before[1].y)
    try await shown.tap("turn")
    #expect(shown.lines == [#"button "count 1""#, #"button "turn""#])
    let after = shown.elements(.button).map(\.frame)
    #expect(after[0].y < after[1].y)
    #expect(
      lines(of: AnyLayout(Flow()) { box(150, 10) }.overlay(box(10, 10)))
        == lines(of: Flow { box(150, 10) }.overlay(box(10, 10))))
  }

  @Test(
    .shows("Layout.updateCache(_:subviews:)", "ProposedViewSize.init(_:)"),
    .shows("ProposedViewSize.infinity"))
  func whatIsKeptCanBeMadeAnew() {
    struct Counting: Layout {
      func makeCache(subviews: Subviews) -> Int { subviews.count }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        cache = 9
        updateCache(&cache, subviews: subviews)
        return CGSize(width: cache * 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) { for view in subviews { view.place(at: bounds.origin, proposal: .infinity) } }
    }
    #expect(
      lines(
        of: Counting {
          box(5, 5)
          box(6, 6)
        }) == ["area 90,45 5×5", "area 90,45 6×6"])
    #expect(
      ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
  }
}
