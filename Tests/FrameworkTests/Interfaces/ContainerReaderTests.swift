import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Code that scrolls.
@MainActor @Suite(.serialized) struct ContainerReaderTests {
  private struct Lines: View {
    var anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("down") { proxy.scrollTo(80, anchor: anchor) }
          Button("named") { proxy.scrollTo("end") }
          Button("nowhere") { proxy.scrollTo("elsewhere") }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<100) { _ in Color.red.frame(height: 50) }
              Text("the end").id("end")
            }
          }
        }
      }
    }
  }

  private func offset(_ shown: ShownInterface) throws -> CGFloat {
    try #require(shown.views(UIScrollView.self).first).contentOffset.y.rounded()
  }

  @Test(
    .shows("ScrollViewReader", "ScrollViewReader.init(content:)", "ScrollViewReader.content"),
    .shows("ScrollViewProxy", "ScrollViewProxy.scrollTo(_:anchor:)"))
  func aViewIsScrolledToByItsIdentity() async throws {
    let shown = ShownInterface(Lines())
    let room = try #require(shown.views(UIScrollView.self).first).bounds.height
    #expect(try offset(shown) == 0)
    try await shown.tap("down")
    #expect(try offset(shown) == (81 * 50 - room).rounded())
    try await shown.tap("down")
    #expect(try offset(shown) == (81 * 50 - room).rounded())
    try await shown.tap("named")
    let end = try #require(shown.views(UIScrollView.self).first).contentSize.height
    #expect(try offset(shown) == (end - room).rounded())
    try await shown.tap("nowhere")
    #expect(try offset(shown) == (end - room).rounded())
  }

  @Test(.shows("ScrollViewProxy.scrollTo(_:anchor:)"))
  func anAnchorSaysWhereTheViewIs() async throws {
    let top = ShownInterface(Lines(anchor: .top))
    try await top.tap("down")
    #expect(try offset(top) == 4000)
    let middle = ShownInterface(Lines(anchor: .center))
    let room = try #require(middle.views(UIScrollView.self).first).bounds.height
    try await middle.tap("down")
    #expect(try offset(middle) == (4025 - room / 2).rounded())
  }

  @Test(.shows("ScrollViewReader"))
  func aListIsScrolled() async throws {
    let shown = ShownInterface(
      ScrollViewReader { proxy in
        List {
          Button("down") { proxy.scrollTo(90) }
          ForEach(0..<100) { Text(verbatim: "row \($0)") }
        }
      })
    #expect(try offset(shown) == 0)
    try await shown.tap("down")
    #expect(try offset(shown) > 0)
  }
}
