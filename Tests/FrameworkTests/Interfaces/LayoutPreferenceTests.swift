import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Values that views give to those around.
@MainActor @Suite(.serialized) struct LayoutPreferenceTests: LooksAtViews {
  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  private struct Title: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) {
      value = nextValue() ?? value
    }
  }

  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private func named(_ name: String) -> some View {
    Text(verbatim: name).preference(key: Names.self, value: [name])
  }

  @Test(
    .shows("View.overlayPreferenceValue(_:alignment:_:)", "PreferenceKey"),
    .shows("View.preference(key:value:)", "PreferenceKey.reduce(value:nextValue:)"),
    .shows("PreferenceKey.defaultValue", "PreferenceKey.Value"))
  func valuesAreCombinedInTheOrderOfTheViews() {
    let views = VStack {
      named("a")
      HStack {
        named("b")
        named("c")
      }
      Text(verbatim: "none")
    }
    let whole = views.overlayPreferenceValue(Names.self, alignment: .bottom) {
      Text(verbatim: $0.joined(separator: "+"))
    }
    #expect(texts(of: whole) == ["a", "b", "c", "none", "a+b+c"])
    #expect(
      texts(of: Text("x").overlayPreferenceValue(Names.self) { Text(verbatim: "\($0.count)") })
        == ["x", "0"])
    #expect(
      texts(
        of: Text("x").overlayPreferenceValue(Title.self) { Text(verbatim: $0 ?? "untitled") })
        == ["x", "untitled"])
  }

  @Test(.shows("View.backgroundPreferenceValue(_:alignment:_:)"))
  func whatIsBehindAViewDependsOnWhatIsInside() {
    let view = named("a").backgroundPreferenceValue(Names.self) {
      Text(verbatim: "behind " + $0.joined())
    }
    #expect(texts(of: view) == ["behind a", "a"])
  }

  @Test(.shows("View.preference(key:value:)"))
  func anOuterValueTakesThePlaceOfInnerOnes() {
    let view = VStack { named("a") }.preference(key: Names.self, value: ["outer"])
    #expect(
      texts(of: view.overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined()) })
        == ["a", "outer"])
  }

  @Test(.shows("View.transformPreference(_:_:)"))
  func aValueCanBeChangedOnItsWay() {
    let view = VStack { named("a") }.transformPreference(Names.self) { $0.append("and more") }
    #expect(
      texts(
        of: view.overlayPreferenceValue(Names.self) {
          Text(verbatim: $0.joined(separator: " "))
        }) == ["a", "a and more"])
  }

  private struct Measuring: View {
    @State private var widest: CGFloat = 0
    @State private var wide = false

    var body: some View {
      VStack {
        Button("grow") { wide = true }
        Text(verbatim: "\(Int(widest))")
        Color.red.frame(width: wide ? 120 : 40, height: 10)
          .background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
      }
      .onPreferenceChange(Width.self) { widest = $0 }
    }
  }

  @Test(.shows("View.onPreferenceChange(_:perform:)"))
  func aSizeFromInsideIsKnownOutside() async throws {
    let shown = ShownInterface(Measuring())
    await shown.settle()
    #expect(shown.lines == [#"button "grow""#, #"label "40""#])
    try await shown.tap("grow")
    #expect(shown.lines == [#"button "grow""#, #"label "120""#])
  }

  private struct Sized: View {
    @State private var note = "-"
    @State private var wide = false

    var body: some View {
      VStack {
        Button("grow") { wide = true }
        Text(verbatim: note)
        Color.red.frame(width: wide ? 120 : 40, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            note = "\(Int(old)) to \(Int(new))"
          }
      }
    }
  }

  private struct Named: View {
    @State private var height = 0
    let note: (Int) -> Void

    var body: some View {
      Color.red.frame(height: 30)
        .onGeometryChange(for: Int.self, of: { Int($0.size.height) }, action: note)
    }
  }

  @Test(
    .shows("View.onGeometryChange(for:of:action: (_ oldValue: T, _ newValue: T) -> Void)"))
  func aChangeOfSizeRunsAnAction() async throws {
    let shown = ShownInterface(Sized())
    await shown.settle()
    #expect(shown.lines.last == #"label "40 to 40""#)
    try await shown.tap("grow")
    #expect(shown.lines.last == #"label "40 to 120""#)
  }

  @Test(.shows("View.onGeometryChange(for:of:action: (_ newValue: T) -> Void)"))
  func aSizeIsToldOnceAtFirst() {
    var heights: [Int] = []
    let shown = ShownInterface(Named { heights.append($0) })
    #expect(shown.lines == [])
    #expect(shown.lines == [])
    #expect(heights == [30])
  }

  private struct Spaced: View {
    @Namespace private var one
    @Namespace private var other
    @State private var count = 0
    let note: ([Namespace.ID]) -> Void

    var body: some View {
      note([one, other])
      return Button("count \(count)") { count += 1 }
    }
  }

  @Test(.shows("Namespace", "Namespace.init()", "Namespace.wrappedValue", "Namespace.ID"))
  func namesAreKeptAndDiffer() async throws {
    var seen: [[Namespace.ID]] = []
    let shown = ShownInterface(Spaced { seen.append($0) })
    try await shown.tap("count 0")
    #expect(shown.text == #"button "count 1""#)
    #expect(Set(seen).count == 1)
    #expect(Set(seen[0]).count == 2)
  }
}
