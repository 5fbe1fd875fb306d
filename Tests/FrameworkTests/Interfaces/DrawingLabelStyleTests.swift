import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Which parts of labels and which kinds of progress are shown.
@MainActor @Suite(.serialized) struct DrawingLabelStyleTests: LooksAtViews {
  private let star = Label("Favourites", systemImage: "star")

  private func kinds(_ view: some View) -> [String] { elements(of: view).map(\.kind.rawValue) }

  private func parts(_ style: some LabelStyle) -> String { type(of: style).shownParts }

  private func isCircular(_ style: some ProgressViewStyle) -> Bool { type(of: style).isCircular }

  @Test(
    .shows("LabelStyle", "DefaultLabelStyle", "DefaultLabelStyle.init()", "LabelStyle.automatic"),
    .shows("TitleAndIconLabelStyle", "TitleAndIconLabelStyle.init()", "LabelStyle.titleAndIcon"),
    .shows("TitleOnlyLabelStyle", "TitleOnlyLabelStyle.init()", "LabelStyle.titleOnly"),
    .shows("IconOnlyLabelStyle", "IconOnlyLabelStyle.init()", "LabelStyle.iconOnly"),
    .shows("View.labelStyle(_:)"))
  func aLabelShowsAPartOfItself() {
    #expect(texts(of: star.labelStyle(.automatic)) == ["star", "Favourites"])
    #expect(texts(of: star.labelStyle(DefaultLabelStyle())) == ["star", "Favourites"])
    #expect(texts(of: star.labelStyle(.titleAndIcon)) == ["star", "Favourites"])
    #expect(texts(of: star.labelStyle(TitleAndIconLabelStyle())) == ["star", "Favourites"])
    #expect(texts(of: star.labelStyle(.titleOnly)) == ["Favourites"])
    #expect(texts(of: star.labelStyle(TitleOnlyLabelStyle())) == ["Favourites"])
    #expect(kinds(star.labelStyle(.iconOnly)) == ["image"])
    #expect(kinds(star.labelStyle(IconOnlyLabelStyle())) == ["image"])
    #expect(texts(of: VStack { star }.labelStyle(.titleOnly)) == ["Favourites"])
    #expect(
      texts(of: VStack { star.labelStyle(.titleAndIcon) }.labelStyle(.titleOnly))
        == ["star", "Favourites"])
  }

  @Test(
    .shows("LabelStyle.shownParts", "TitleOnlyLabelStyle.shownParts"),
    .shows("IconOnlyLabelStyle.shownParts"))
  func aStyleOfLabelsSaysWhichPartIsShown() {
    #expect(parts(.titleOnly) == "title")
    #expect(parts(.iconOnly) == "icon")
    #expect(parts(.titleAndIcon) != parts(.titleOnly))
    #expect(parts(.automatic) != parts(.iconOnly))
  }

  @Test(
    .shows("View.labelStyle(_:)", "LabelStyle.titleAndIcon", "TitleAndIconLabelStyle.shownParts"),
    .shows("DefaultLabelStyle.shownParts"))
  func aBarShowsTitlesIfItIsToldTo() throws {
    func width(_ style: some LabelStyle) throws -> Double {
      let page = NavigationStack {
        Text("page").toolbar {
          Button {
          } label: {
            star
          }.labelStyle(style)
        }
      }
      let bar = try #require(
        ShownInterface(page).controller.screen().elements.flatMap(all).first {
          $0.kind == .barButton
        })
      #expect(bar.text == "Favourites")
      return bar.frame.width
    }
    #expect(try width(.automatic) == width(.iconOnly))
    #expect(try width(.titleAndIcon) > width(.titleOnly))
    #expect(try width(.titleOnly) > width(.iconOnly))
  }

  private func all(_ element: ScreenElement) -> [ScreenElement] {
    [element] + element.children.flatMap(all)
  }

  @Test(
    .shows("ProgressViewStyle", "ProgressViewStyle.automatic", "ProgressViewStyle.linear"),
    .shows("DefaultProgressViewStyle", "DefaultProgressViewStyle.init()"),
    .shows("LinearProgressViewStyle", "LinearProgressViewStyle.init()"),
    .shows("LinearProgressViewStyle.init(tint:)"))
  func progressIsABarOrAWheel() {
    let known = ProgressView(value: 0.5)
    let unknown = ProgressView()
    #expect(kinds(known.progressViewStyle(.automatic)) == ["progress"])
    #expect(kinds(known.progressViewStyle(DefaultProgressViewStyle())) == ["progress"])
    #expect(kinds(known.progressViewStyle(.linear)) == ["progress"])
    #expect(kinds(known.progressViewStyle(LinearProgressViewStyle())) == ["progress"])
    #expect(kinds(known.progressViewStyle(LinearProgressViewStyle(tint: .red))) == ["progress"])
    #expect(kinds(unknown.progressViewStyle(.automatic)) == ["activity"])
  }

  @Test(
    .shows("CircularProgressViewStyle", "CircularProgressViewStyle.init()"),
    .shows("CircularProgressViewStyle.init(tint:)", "ProgressViewStyle.circular"),
    .shows("View.progressViewStyle(_:)"))
  func progressWithAValueMayBeAWheelToo() {
    let known = ProgressView(value: 0.5)
    #expect(kinds(known.progressViewStyle(.circular)) == ["activity"])
    #expect(kinds(known.progressViewStyle(CircularProgressViewStyle())) == ["activity"])
    #expect(kinds(known.progressViewStyle(CircularProgressViewStyle(tint: .red))) == ["activity"])
    #expect(
      kinds(VStack { known.progressViewStyle(.linear) }.progressViewStyle(.circular))
        == ["progress"])
  }

  @Test(
    .shows("ProgressViewStyle.isCircular", "DefaultProgressViewStyle.isCircular"),
    .shows("CircularProgressViewStyle.isCircular", "LinearProgressViewStyle.isCircular"))
  func aStyleOfProgressSaysWhetherItIsAWheel() {
    #expect(isCircular(.circular))
    #expect(!isCircular(.linear))
    #expect(!isCircular(.automatic))
  }
}
