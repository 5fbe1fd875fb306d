import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Views that are laid out from right to left.
@MainActor @Suite struct LayoutDirectionTests: LooksAtDrawings {
  private func turned(_ view: some View) -> some View {
    view.environment(\.layoutDirection, .rightToLeft)
  }

  @Test(
    .shows("LayoutDirection", "LayoutDirection.rightToLeft", "LayoutDirection.leftToRight"),
    .shows("EnvironmentValues.layoutDirection"))
  func aRowBeginsAtTheRight() {
    let row = HStack(alignment: .top, spacing: 10) {
      box(20, 10).padding(.leading, 5)
      box(40, 30)
    }
    #expect(looks(of: row) == ["67,35 20×10 red", "97,35 40×30 red"])
    #expect(looks(of: turned(row)) == ["112,35 20×10 red", "62,35 40×30 red"])
    let twice = turned(row.environment(\.layoutDirection, .leftToRight))
    #expect(looks(of: twice) == looks(of: row))
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
  }

  @Test func partsOfARowStayAsTheyAre() {
    let row = HStack(spacing: 0) {
      box(20, 10)
      HStack(spacing: 0) {
        box(30, 10)
        box(40, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    #expect(
      looks(of: turned(row)) == ["125,45 20×10 red", "55,45 30×10 red", "85,45 40×10 red"])
  }

  @Test func whatIsInsideAnotherViewIsMirrored() {
    let area = HStack(spacing: 0) {
      box(20, 10)
      box(30, 10)
    }
    .frame(width: 100, alignment: .leading).clipped()
    #expect(
      looks(of: turned(area)) == [
        "50,45 100×10 clips", "130,45 20×10 red", "100,45 30×10 red",
      ])
  }

  @Test func linksAreWhereTheyAreSeen() {
    let row = HStack(spacing: 0) {
      Link(destination: URL(fileURLWithPath: "/a")) { box(20, 10) }
      box(80, 10)
    }
    let links = drawing(of: turned(row), in: CGSize(width: 200, height: 100)).links
    #expect(links.map(\.frame) == [CGRect(x: 130, y: 45, width: 20, height: 10)])
  }

  private func alignment(of view: some View) -> NSTextAlignment? {
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let piece = ViewGraph().read(view, in: EnvironmentValues())
    PiecePlacing.place(piece, in: space, safe: space.bounds)
    return (space.subviews.first as? UILabel)?.textAlignment
  }

  @Test func linesOfTextAreAlignedAtTheOtherSide() {
    #expect(alignment(of: Text("a")) == .left)
    #expect(alignment(of: turned(Text("a"))) == .right)
    #expect(alignment(of: turned(Text("a").multilineTextAlignment(.trailing))) == .left)
    #expect(alignment(of: turned(Text("a").multilineTextAlignment(.center))) == .center)
  }
}
