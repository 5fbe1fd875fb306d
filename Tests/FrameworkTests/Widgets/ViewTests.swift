import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What SwiftUI's views become in widgets.
@MainActor @Suite struct ViewTests: LooksAtViews {
  @Test(
    .shows("VStack", "VStack.init(alignment:spacing:content:)", "HStack", "ZStack"),
    .shows("HStack.init(alignment:spacing:content:)", "ZStack.init(alignment:content:)"),
    .shows("HorizontalAlignment", "VerticalAlignment", "Alignment.topLeading"),
    .shows("HorizontalAlignment.leading", "HorizontalAlignment.center", "VerticalAlignment.bottom"),
    .shows("VerticalAlignment.center", "HorizontalAlignment.trailing", "VerticalAlignment.top"),
    .shows("VerticalAlignment.firstTextBaseline", "VerticalAlignment.lastTextBaseline"),
    .shows("View.frame(width:height:alignment:)", "Color"))
  func stacksPlaceTheirViewsByAxisSpacingAndAlignment() {
    #expect(
      lines(
        of: VStack {
          box(40, 20); box(20, 10)
        }) == [
          "area 80,31 40×20", "area 90,59 20×10",
        ])
    #expect(
      lines(
        of: VStack(alignment: .leading, spacing: 0) {
          box(40, 20); box(20, 10)
        }) == [
          "area 80,35 40×20", "area 80,55 20×10",
        ])
    #expect(
      lines(
        of: HStack(alignment: .bottom, spacing: 10) {
          box(40, 20); box(20, 10)
        }) == [
          "area 65,40 40×20", "area 115,50 20×10",
        ])
    #expect(
      lines(
        of: ZStack(alignment: .topLeading) {
          box(40, 20); box(20, 10)
        }) == [
          "area 80,40 40×20", "area 80,40 20×10",
        ])
  }

  @Test(
    .shows("Alignment", "Alignment.center", "Alignment.leading", "Alignment.trailing"),
    .shows("Alignment.top", "Alignment.bottom", "Alignment.topTrailing"),
    .shows("Alignment.bottomLeading", "Alignment.bottomTrailing"),
    .shows(
      "View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
      "Alignment.init(horizontal:vertical:)",
      "Alignment.horizontal", "Alignment.vertical"),
    arguments: [
      (.center, "90,45"), (.leading, "0,45"), (.trailing, "180,45"), (.top, "90,0"),
      (.bottom, "90,90"), (.topLeading, "0,0"), (.topTrailing, "180,0"), (.bottomLeading, "0,90"),
      (.bottomTrailing, "180,90"), (Alignment(horizontal: .trailing, vertical: .top), "180,0"),
    ] as [(Alignment, String)])
  func aFrameAsLargeAsItsRoomAlignsWhatIsInside(_ alignment: Alignment, _ corner: String) {
    let view = box(20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    #expect(lines(of: view) == ["area \(corner) 20×10"])
  }

  @Test(
    .shows("Spacer", "Spacer.init(minLength:)", "Divider", "Divider.init()"),
    .shows("ProgressView", "ProgressView.init(value:total:)"))
  func whatIsLeftGoesToSpacersAndWhatTakesAllItGets() {
    #expect(
      lines(
        of: HStack(spacing: 0) {
          box(20, 10); Spacer(); box(20, 10)
        }) == [
          "area 0,45 20×10", "area 180,45 20×10",
        ])
    #expect(
      lines(
        of: VStack(spacing: 0) {
          box(20, 90); Spacer(minLength: 30); box(20, 10)
        }) == [
          "area 90,-15 20×90", "area 90,105 20×10",
        ])
    #expect(
      lines(
        of: VStack(spacing: 0) {
          Divider(); ProgressView(value: 3, total: 4); Color.red
        }) == [
          "area 0,0 200×1", "progress 0.75 0,1 200×4", "area 0,5 200×95",
        ])
  }

  @Test(
    .shows(
      "View.padding(_:_:)", "View.padding(_: CGFloat)", "View.padding(_: EdgeInsets)",
      "Edge.Set.top", "Edge.Set.leading"),
    .shows("Edge.Set.bottom", "Edge.Set.trailing", "Edge.Set.horizontal", "Edge.Set.vertical"),
    .shows("Edge.Set.all", "EdgeInsets", "EdgeInsets.init(top:leading:bottom:trailing:)"),
    .shows("EdgeInsets.top", "EdgeInsets.leading", "EdgeInsets.bottom", "EdgeInsets.trailing"),
    .shows("Edge.Set.rawValue", "Edge.Set.init(rawValue:)"))
  func paddingMakesRoomAtEdges() {
    func placed(_ view: some View) -> [String] {
      lines(
        of: ZStack(alignment: .topLeading) {
          Color.red; view
        })
    }
    func padded(_ edges: Edge.Set) -> String? {
      let all = box(20, 10).padding(edges, 6).background(Color.blue)
      return lines(of: all).first
    }
    #expect(padded(.all) == "area 84,39 32×22")
    #expect(padded(.horizontal) == "area 84,45 32×10")
    #expect(padded(.vertical) == "area 90,39 20×22")
    #expect(padded(.top) == "area 90,42 20×16")
    #expect(padded([.leading, .bottom]) == "area 87,42 26×16")
    #expect(padded(.trailing) == "area 87,45 26×10")
    #expect(placed(box(20, 10).padding()) == ["area 0,0 200×100", "area 16,16 20×10"])
    #expect(placed(box(20, 10).padding(5)) == ["area 0,0 200×100", "area 5,5 20×10"])
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
    #expect(placed(box(20, 10).padding(insets)) == ["area 0,0 200×100", "area 2,1 20×10"])
    (insets.top, insets.leading, insets.bottom, insets.trailing) = (5, 6, 0, 0)
    #expect(placed(box(20, 10).padding(insets)) == ["area 0,0 200×100", "area 6,5 20×10"])
    #expect(Edge.Set(rawValue: 3) == [.top, .leading])
    #expect(Edge.Set.all.rawValue == 15)
  }

  @Test(
    .shows(
      "ViewBuilder.buildBlock(_: Content)", "ViewBuilder.buildIf(_:)", "ViewBuilder.buildBlock()"),
    .shows("ViewBuilder.buildEither(first:)", "ViewBuilder.buildEither(second:)", "TupleView"),
    .shows(
      "ForEach", "ForEach.init(_: Data, id:content:)", "ForEach.init(_: Data, content:)",
      "ForEach.init(_: Range<Int>, content:)", "ViewBuilder.buildBlock(_: repeat each Content)",
      "Group"),
    .shows(
      "Group.init(content:)", "AnyView", "AnyView.init(_:)", "EmptyView", "ConditionalContent"),
    .shows("EmptyView.init()", "Group.body", "TupleView.value", "ViewBuilder.buildExpression(_:)"),
    .shows("ViewBuilder.buildLimitedAvailability(_:)")
  )
  func bracesPutViewsTogether() {
    struct Named: Identifiable {
      var id: String
    }
    func all(_ number: Int) -> some View {
      VStack {
        if number > 0 { Text("positive") }
        if number == 1 { Text("one") } else { Text("another") }
        Group {
          Text("in a group")
          EmptyView()
        }
        ForEach(["x", "y"], id: \.self) { Text($0) }
        ForEach([Named(id: "z")]) { Text($0.id) }
        ForEach(0..<2) { Text("\($0)") }
        AnyView(Text("any"))
      }
    }
    let rest = ["in a group", "x", "y", "z", "0", "1", "any"]
    #expect(texts(of: all(1)) == ["positive", "one"] + rest)
    #expect(texts(of: all(0)) == ["another"] + rest)
    #expect(texts(of: VStack {}) == [])
    let pair = ViewBuilder.buildBlock(Text("a"), Text("b"))
    #expect(pair.value == (Text("a"), Text("b")))
    #expect(texts(of: pair) == ["a", "b"])
    #expect(texts(of: Group { Text("c") }.body) == ["c"])
    #expect(texts(of: ViewBuilder.buildExpression(Text("d"))) == ["d"])
    #expect(texts(of: ViewBuilder.buildLimitedAvailability(Text("e"))) == ["e"])
    #expect(texts(of: VStack { if #available(iOS 15, *) { Text("f") } }) == ["f"])
  }

  @Test(
    .shows(
      "Text", "Text.init(_: some StringProtocol)", "Text.init(verbatim:)", "Text.init(_:style:)"),
    .shows(
      "Text.DateStyle.time", "Text.DateStyle.date", "Label",
      "Label.init(_: some StringProtocol, systemImage:)",
      "Label.body", "Text.+(_:_:)"),
    .shows("Image", "Image.init(systemName:)"))
  func textsSayWhatTheyAreMadeOf() {
    let date = Date(timeIntervalSince1970: 1_767_260_460)
    #expect(
      texts(
        of: VStack {
          Text("a")
          Text(verbatim: "b")
          Text("c") + Text("d")
          Text(date, style: .date)
          Label("e", systemImage: "star")
        }) == ["a", "b", "cd", "January 1, 2026", "star", "e"])
    let time = texts(of: Text(date, style: .time))
    #expect(time.count == 1 && time[0].hasSuffix("M") && time[0].contains(":41 "))
  }

  @Test(
    .shows("Font", "Font.largeTitle", "Font.title", "Font.title2", "Font.title3", "Font.headline"),
    .shows("Font.subheadline", "Font.body", "Font.callout", "Font.footnote", "Font.caption"),
    .shows("Font.caption2", "Font.system(size:weight:design:)", "Font.bold()", "Font.weight(_:)"),
    .shows("Font.Weight", "Font.Weight.ultraLight", "Font.Weight.thin", "Font.Weight.light"),
    .shows("Font.Weight.regular", "Font.Weight.medium", "Font.Weight.semibold"),
    .shows("Font.Weight.bold", "Font.Weight.heavy", "Font.Weight.black"),
    arguments: [
      (.largeTitle, 34, false), (.title, 28, false), (.title2, 22, false), (.title3, 20, false),
      (.headline, 17, true), (.subheadline, 15, false), (.body, 17, false), (.callout, 16, false),
      (.footnote, 13, false), (.caption, 12, false), (.caption2, 11, false),
      (.system(size: 9, weight: .heavy), 9, true), (.system(size: 9), 9, false),
      (.body.weight(.ultraLight), 17, false), (.body.weight(.thin), 17, false),
      (.body.weight(.regular), 17, false), (.body.weight(.medium), 17, false),
      (.body.weight(.semibold), 17, true), (.body.weight(.bold), 17, true),
      (.body.weight(.black), 17, true), (.body.bold(), 17, true),
      (.headline.weight(.light), 17, false),
    ] as [(Font, Double, Bool)])
  func fontsHaveSizesAndWeights(_ font: Font, _ size: Double, _ isBold: Bool) throws {
    for label in [
      try label(of: Text("a").font(font)), try label(of: ZStack { Text("a") }.font(font)),
    ] {
      #expect(label.fontSize == size)
      #expect(label.isBold == isBold)
    }
  }

  @Test(
    .shows("View.font(_:)", "View.bold(_:)", "View.fontWeight(_:)", "View.foregroundColor(_:)"),
    .shows("View.foregroundStyle(_:)", "Text.font(_:)", "Text.bold(_:)", "Text.fontWeight(_:)"),
    .shows("Text.foregroundColor(_:)", "Color.init(red:green:blue:opacity:)"),
    .shows("View.multilineTextAlignment(_:)", "TextAlignment", "TextAlignment.leading"),
    .shows("TextAlignment.center", "TextAlignment.trailing", "EnvironmentValues.font"),
    .shows("EnvironmentValues.multilineTextAlignment"))
  func theLookOfTextComesFromItselfOrFromAround() throws {
    let color = Color(red: 1, green: 0.5, blue: 0)
    let wanted = ScreenColor(red: 1, green: 0.5, blue: 0)
    #expect(try label(of: Text("a").foregroundColor(color)).color == wanted)
    #expect(try label(of: ZStack { Text("a") }.foregroundColor(color)).color == wanted)
    #expect(try label(of: ZStack { Text("a") }.foregroundStyle(color)).color == wanted)
    #expect(
      try label(of: ZStack { Text("a").foregroundColor(color) }.foregroundStyle(.red)).color
        == wanted)
    #expect(try label(of: Text("a").environment(\.font, .caption)).fontSize == 12)
    let trailing = Text("a").environment(\.multilineTextAlignment, .trailing)
    #expect(try label(of: trailing).alignment == .trailing)
    #expect(try label(of: Text("a").bold()).isBold)
    #expect(try label(of: Text("a").fontWeight(.semibold)).isBold)
    #expect(try label(of: ZStack { Text("a") }.bold()).isBold)
    #expect(try label(of: ZStack { Text("a") }.fontWeight(.black)).isBold)
    #expect(try label(of: ZStack { Text("a") }).isBold == false)
    for (alignment, shown) in [
      (.leading, .leading), (.center, .center), (.trailing, .trailing),
    ] as [(TextAlignment, ScreenElement.Alignment)] {
      let text = ZStack { Text("a") }.multilineTextAlignment(alignment)
      #expect(try label(of: text).alignment == shown)
    }
  }

  @Test(.shows("View.lineLimit(_: Int?)", "EnvironmentValues.lineLimit"))
  func aTextHasAsManyLinesAsItMay() throws {
    let text = Text("one two three four five six seven eight nine ten")
    let all = try label(of: text).frame.height
    let one = try label(of: text.lineLimit(1)).frame.height
    #expect((all / one).rounded() == 2)
    #expect(try label(of: text.environment(\.lineLimit, 1)).frame.height == one)
    #expect(try label(of: ZStack { text.lineLimit(nil) }.lineLimit(1)).frame.height == all)
  }

  @Test(
    .shows("Image.init(uiImage:)", "Image.resizable()"))
  func aPictureIsAsLargeAsItselfOrItsRoom() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    #expect(lines(of: Image(uiImage: image)) == ["image 85,40 30×20"])
    #expect(lines(of: Image(uiImage: image).resizable()) == ["image 0,0 200×100"])
  }

  @Test(
    .shows(
      "View.background(_:ignoresSafeAreaEdges:)", "View.background(alignment:content:)",
      "View.cornerRadius(_:antialiased:)"),
    .shows("View.opacity(_:)"))
  func aViewHasOthersBehindItAndItsCornersCutOff() throws {
    #expect(
      lines(of: Text("a").frame(width: 20, height: 20).background(Color.red)).first
        == "area 90,40 20×20")
    #expect(
      lines(of: box(20, 20).background { Text("b") }).map { $0.prefix(5) } == ["label", "area "])
    let outer = try #require(
      drawing(of: box(20, 20).cornerRadius(5).opacity(0.5), in: CGSize(width: 40, height: 40))
        .elements.first)
    #expect(outer.opacity == 0.5)
    #expect(outer.children.first?.cornerRadius == 5)
    #expect(
      lines(of: box(20, 10).frame(maxHeight: .infinity, alignment: .bottom)) == ["area 90,90 20×10"]
    )
  }

  @Test(
    .shows("View.redacted(reason:)", "View.unredacted()", "RedactionReasons.placeholder"),
    .shows("EnvironmentValues.redactionReasons"),
    .shows("RedactionReasons.init(rawValue:)", "RedactionReasons.rawValue"),
    .shows("RedactionReasons.privacy"))
  func aPlaceholderHasAreasInPlaceOfTexts() {
    let view = VStack {
      Text("secret")
      Text("open").unredacted()
    }.redacted(reason: .placeholder)
    let all = drawing(of: view, in: CGSize(width: 200, height: 100)).elements
    #expect(all.count == 2)
    #expect(all.first?.children.map(\.opacity) == [1])
    #expect(all.last?.text == "open")
    #expect(RedactionReasons(rawValue: 3) == [.placeholder, .privacy])
    #expect(RedactionReasons.privacy.rawValue == 2)
    #expect(texts(of: Text("a").redacted(reason: .privacy)) == ["a"])
  }

  fileprivate struct Said: EnvironmentKey {
    static let defaultValue = "nothing said"
  }

  private struct Saying: View {
    @Environment(\.said) var said
    var body: some View { Text(said) }
  }

  @Test(
    .shows(
      "Environment", "Environment.init(_: KeyPath<EnvironmentValues, Value>)",
      "Environment.wrappedValue", "EnvironmentKey"),
    .shows("EnvironmentValues", "EnvironmentValues.subscript(_:)", "View.environment(_:_:)"),
    .shows("EnvironmentKey.defaultValue", "View.body", "View", "EnvironmentValues.init()"),
    .shows("EnvironmentKey.Value", "View.Body"))
  func viewsAreToldWhatHoldsAroundThem() {
    #expect(
      texts(
        of: VStack {
          Saying()
          VStack { Saying() }.environment(\.said, "something")
        }) == ["nothing said", "something"])
  }

  @Test(
    .shows("Link.init(destination:label:)"))
  func aLinkIsWhereItsLabelIs() throws {
    let url = try #require(URL(string: "https://example.com"))
    let links = drawing(
      of: Link(destination: url) { box(20, 10) }, in: CGSize(width: 40, height: 40)
    ).links
    #expect(links.map(\.url) == [url])
    #expect(links.map(\.frame) == [CGRect(x: 10, y: 15, width: 20, height: 10)])
  }

  @Test(
    .shows("Color.red", "Color.orange", "Color.yellow", "Color.green", "Color.blue"),
    .shows("Color.purple", "Color.pink", "Color.gray", "Color.black", "Color.white"),
    .shows("Color.clear", "Color.primary", "Color.secondary", "Color.accentColor"),
    .shows("Color.opacity(_:)", "Color.init(white:opacity:)", "Color.init(uiColor:)"),
    arguments: [
      (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow),
      (.green, .systemGreen), (.blue, .systemBlue), (.purple, .systemPurple),
      (.pink, .systemPink), (.gray, .systemGray), (.black, .black), (.white, .white),
      (.clear, .clear), (.primary, .label), (.secondary, .secondaryLabel),
      (.accentColor, .systemBlue), (.red.opacity(0.5), .systemRed.withAlphaComponent(0.5)),
      (Color(white: 0.25, opacity: 0.5), UIColor(white: 0.25, alpha: 0.5)),
    ] as [(Color, UIColor)])
  func coloursAreThoseOfUIKit(_ color: Color, _ uiColor: UIColor) {
    #expect(color == Color(uiColor: uiColor))
  }
}

extension EnvironmentValues {
  fileprivate var said: String {
    get { self[ViewTests.Said.self] }
    set { self[ViewTests.Said.self] = newValue }
  }
}
