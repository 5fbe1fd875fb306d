import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// The sizes of views: their own, in proportions, and by priority.
@MainActor @Suite struct LayoutSizeTests: LooksAtDrawings {
  private let words = Text("one two three four five six seven eight nine ten")

  private func size(_ view: some View) throws -> CGSize {
    let frame = try #require(elements(of: view).first).frame
    return CGSize(width: frame.width, height: frame.height)
  }

  @Test(.shows("View.fixedSize()", "View.fixedSize(horizontal:vertical:)"))
  func aViewCanHaveItsOwnSizeWhateverItsRoom() throws {
    let line = try size(words.lineLimit(1).fixedSize())
    #expect(try size(words.fixedSize()) == line)
    #expect(line.width > 200)
    #expect(try size(words.fixedSize(horizontal: true, vertical: false)) == line)
    let narrow = words.fixedSize(horizontal: false, vertical: true)
    #expect(try (size(narrow).height / line.height).rounded() == 2)
    #expect(try size(words.fixedSize(horizontal: false, vertical: false)) == size(words))
    #expect(try size(Color.red.fixedSize()) == CGSize(width: 10, height: 10))
    #expect(
      try size(Color.red.fixedSize(horizontal: true, vertical: false))
        == CGSize(width: 10, height: 100))
    #expect(
      try size(Color.red.fixedSize(horizontal: false, vertical: true))
        == CGSize(width: 200, height: 10))
  }

  @Test(.shows("View.layoutPriority(_:)"))
  func theMostImportantViewGetsItsRoomFirst() throws {
    func widths(_ first: Double, _ second: Double) -> [Double] {
      elements(
        of: HStack(spacing: 0) {
          words.layoutPriority(first)
          words.layoutPriority(second)
        }.lineLimit(1)
      ).map(\.frame.width)
    }
    let (first, second) = (widths(1, 0), widths(0, 1))
    #expect(first.reversed() == second)
    #expect(first[0] > 180)
    #expect(first[1] < 20)
  }

  @Test(
    .shows("View.aspectRatio(_: CGFloat?, contentMode:)", "ContentMode", "ContentMode.fit"),
    .shows("View.aspectRatio(_: CGSize, contentMode:)", "ContentMode.fill"))
  func proportionsFitIntoTheRoomOrFillIt() {
    let red = Color.red
    #expect(looks(of: red.aspectRatio(1, contentMode: .fit)) == ["50,0 100×100 red"])
    #expect(looks(of: red.aspectRatio(1, contentMode: .fill)) == ["0,-50 200×200 red"])
    #expect(looks(of: red.aspectRatio(4, contentMode: .fit)) == ["0,25 200×50 red"])
    #expect(looks(of: red.aspectRatio(4, contentMode: .fill)) == ["-100,0 400×100 red"])
    let wide = CGSize(width: 8, height: 2)
    #expect(looks(of: red.aspectRatio(wide, contentMode: .fit)) == ["0,25 200×50 red"])
    #expect(looks(of: red.aspectRatio(wide, contentMode: .fill)) == ["-100,0 400×100 red"])
    #expect(ContentMode.allCases == [.fit, .fill])
  }

  @Test(.shows("View.scaledToFit()", "View.scaledToFill()"))
  func aPictureKeepsItsProportions() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let picture = Image(uiImage: image).resizable()
    #expect(lines(of: picture.scaledToFit()) == ["image 25,0 150×100"])
    #expect(lines(of: picture.scaledToFit().frame(width: 60)) == ["image 70,30 60×40"])
    #expect(lines(of: picture.scaledToFill().frame(width: 60)) == ["image 25,0 150×100"])
    #expect(lines(of: picture.scaledToFill().frame(width: 60, height: 20)) == ["image 70,30 60×40"])
    #expect(
      lines(of: picture.aspectRatio(contentMode: .fit).frame(width: 60)) == ["image 70,30 60×40"])
  }

  @Test(.shows("View.offset(x:y:)", "View.offset(_:)"))
  func anOffsetMovesAViewButNotItsRoom() {
    func moved(_ view: some View) -> [String] {
      lines(
        of: HStack(spacing: 0) {
          view
          box(20, 10)
        })
    }
    #expect(moved(box(20, 10)) == ["area 80,45 20×10", "area 100,45 20×10"])
    #expect(moved(box(20, 10).offset(x: 5, y: 6)) == ["area 85,51 20×10", "area 100,45 20×10"])
    #expect(moved(box(20, 10).offset(x: 5)) == ["area 85,45 20×10", "area 100,45 20×10"])
    #expect(
      moved(box(20, 10).offset(CGSize(width: -5, height: -6)))
        == ["area 75,39 20×10", "area 100,45 20×10"])
  }

  @Test(
    .shows("LazyVStack", "LazyVStack.init(alignment:spacing:pinnedViews:content:)"),
    .shows("LazyHStack", "LazyHStack.init(alignment:spacing:pinnedViews:content:)"))
  func aLazyStackPlacesItsViewsByAxisSpacingAndAlignment() {
    #expect(
      lines(
        of: LazyVStack(spacing: 4) {
          box(40, 20)
          box(20, 10)
        }) == ["area 80,33 40×20", "area 90,57 20×10"])
    #expect(
      lines(
        of: LazyHStack(alignment: .bottom, spacing: 10) {
          box(40, 20)
          box(20, 10)
        }.fixedSize()) == ["area 65,40 40×20", "area 115,50 20×10"])
  }

  @Test(.shows("LazyVStack.init(alignment:spacing:pinnedViews:content:)"))
  func aLazyColumnIsAsWideAsItsRoom() {
    func column(_ alignment: HorizontalAlignment) -> [String] {
      lines(
        of: LazyVStack(alignment: alignment, spacing: 0) {
          box(40, 20)
          box(20, 10)
        }.background(Color.blue))
    }
    #expect(column(.leading) == ["area 0,35 200×30", "area 0,35 40×20", "area 0,55 20×10"])
    #expect(column(.trailing) == ["area 0,35 200×30", "area 160,35 40×20", "area 180,55 20×10"])
  }
}
