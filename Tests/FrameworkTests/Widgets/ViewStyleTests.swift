import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Styles, frames, and views made of others.
@MainActor @Suite struct ViewStyleTests: LooksAtViews {
  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.lineLimit == 1 ? Color.orange : .red
    }
  }

  private func color(_ style: some ShapeStyle, inside outer: Color? = nil) throws -> ScreenColor? {
    let text = Text("a").foregroundStyle(style)
    guard let outer else { return try label(of: text).color }
    return try label(of: ZStack { text }.foregroundStyle(outer)).color
  }

  @Test(
    .shows(
      "View.foregroundStyle(_:)", "ShapeStyle",
      "ShapeStyle.resolve(in: EnvironmentValues) -> Resolved", "ShapeStyle.Resolved",
      "AnyShapeStyle", "AnyShapeStyle.init(_:)", "TintShapeStyle", "TintShapeStyle.init()",
      "ShapeStyle.tint"),
    .shows(
      "ShapeStyle.red", "ShapeStyle.orange", "ShapeStyle.yellow", "ShapeStyle.green",
      "ShapeStyle.blue", "ShapeStyle.purple", "ShapeStyle.pink", "ShapeStyle.gray",
      "ShapeStyle.black", "ShapeStyle.white", "ShapeStyle.clear"))
  func aStyleComesDownToAColour() throws {
    func same(_ style: some ShapeStyle, _ color: Color) throws -> Bool {
      try self.color(style) == label(of: Text("a").foregroundColor(color)).color
    }
    #expect(try same(.red, .red) && same(.orange, .orange) && same(.yellow, .yellow))
    #expect(try same(.green, .green) && same(.blue, .blue) && same(.purple, .purple))
    #expect(try same(.pink, .pink) && same(.gray, .gray) && same(.black, .black))
    #expect(try same(.white, .white) && same(.clear, .clear))
    #expect(try same(.tint, .accentColor) && same(AnyShapeStyle(.green), .green))
    #expect(try same(Warning(), .red))
    let one = Text("a").foregroundStyle(Warning()).lineLimit(1)
    #expect(try label(of: one).color == label(of: Text("a").foregroundColor(.orange)).color)
  }

  @Test(
    .shows(
      "HierarchicalShapeStyle.primary", "HierarchicalShapeStyle.secondary",
      "HierarchicalShapeStyle.tertiary", "HierarchicalShapeStyle.quaternary",
      "ShapeStyle.primary", "ShapeStyle.secondary", "ShapeStyle.tertiary",
      "ShapeStyle.quaternary"),
    arguments: [
      (.primary, .label), (.secondary, .secondaryLabel), (.tertiary, .tertiaryLabel),
      (.quaternary, .quaternaryLabel),
    ] as [(HierarchicalShapeStyle, UIColor)])
  func aLevelIsOneOfTheStyleAround(_ style: HierarchicalShapeStyle, _ plain: UIColor) throws {
    let wanted = try label(of: Text("a").foregroundColor(Color(uiColor: plain))).color
    #expect(try color(style) == wanted)
    let red = try #require(try color(style, inside: Color(red: 1, green: 0, blue: 0)))
    #expect([red.red, red.green, red.blue] == [1, 0, 0] && red.alpha == wanted?.alpha)
  }

  @Test(.shows("View.background(ignoresSafeAreaEdges:)"))
  func aViewHasTheBackgroundsOwnColour() {
    func behind(_ view: some View) -> ScreenColor? {
      drawing(of: view, in: CGSize(width: 200, height: 100)).elements.first?.background
    }
    #expect(behind(Text("a").background()) == behind(Text("a").background(.background)))
    #expect(behind(Text("a").background()) != behind(Text("a")))
  }

  @Test(
    .shows("View.glassEffect(_:in:)", "Glass", "Glass.tint(_:)", "Glass.regular", "Glass.clear"),
    .shows("Glass.identity", "GlassEffectContainer", "GlassEffectContainer.body"),
    .shows("GlassEffectContainer.init(spacing:content:)"))
  func glassIsGreyOrItsTint() {
    func behind(_ view: some View) -> ScreenElement? {
      drawing(of: view, in: CGSize(width: 200, height: 100)).elements.first
    }
    let text = Text("a").frame(width: 40, height: 20)
    let grey = behind(text.background(Color(uiColor: .secondarySystemBackground), in: .capsule))
    #expect(behind(text.glassEffect()) == grey)
    #expect(behind(text.glassEffect(.clear)) == grey)
    #expect(
      behind(text.glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 4)))
        == behind(text.background(Color.red, in: .rect(cornerRadius: 4))))
    #expect(behind(text.glassEffect(.identity))?.background?.alpha == 0)
    #expect(behind(GlassEffectContainer(spacing: 4) { text.glassEffect() }) == grey)
  }

  @Test(.shows("View.background(_:ignoresSafeAreaEdges:)"))
  func aStyleLiesBehindAView() throws {
    func behind(_ view: some View) throws -> ScreenElement {
      try #require(drawing(of: view, in: CGSize(width: 200, height: 100)).elements.first)
    }
    let view = Text("a").frame(width: 20, height: 20)
    let back = try behind(view.background(.red))
    #expect(back.frame == ScreenFrame(x: 90, y: 40, width: 20, height: 20))
    #expect(try back.background == behind(Color.red).background)
    let fainter = try behind(view.background(.secondary).foregroundStyle(.red)).background
    #expect(try fainter?.alpha == color(.secondary)?.alpha)
  }

  struct Framing: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var least: CGFloat?
    var most: CGFloat?
    /// The size around a box of 20 points, and around a colour, which takes all 200.
    var box: CGFloat
    var color: CGFloat
  }

  @Test(
    .shows("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"),
    arguments: [
      Framing(testDescription: "no limits", box: 20, color: 200),
      Framing(testDescription: "a least width", least: 50, box: 50, color: 200),
      Framing(testDescription: "a least width that is small", least: 5, box: 20, color: 200),
      Framing(testDescription: "more than there is", least: 300, box: 300, color: 300),
      Framing(testDescription: "a greatest width", most: 50, box: 50, color: 50),
      Framing(testDescription: "a greatest width that is large", most: 500, box: 200, color: 200),
      Framing(testDescription: "all that there is", most: .infinity, box: 200, color: 200),
      Framing(testDescription: "both", least: 30, most: 60, box: 60, color: 60),
      Framing(testDescription: "at least all", least: 30, most: .infinity, box: 200, color: 200),
    ])
  func aFrameHasItsLimits(_ test: Framing) {
    func width(_ view: some View, isUpright: Bool) -> CGFloat {
      let framed = view.frame(
        minWidth: isUpright ? nil : test.least, idealWidth: 7,
        maxWidth: isUpright ? nil : test.most, minHeight: isUpright ? test.least : nil,
        idealHeight: 7, maxHeight: isUpright ? test.most : nil)
      let frame = drawing(of: framed.background(Color.blue), in: CGSize(width: 200, height: 200))
        .elements[0].frame
      return isUpright ? frame.height : frame.width
    }
    for isUpright in [false, true] {
      #expect(width(box(20, 20), isUpright: isUpright) == test.box)
      #expect(width(Color.red, isUpright: isUpright) == test.color)
    }
  }

  @Test(
    .shows(
      "Label", "Label.init(title:icon:)", "Label.init(_: some StringProtocol, systemImage:)",
      "Label.body"))
  func aLabelHasAPictureAndATitleOfAnyKind() {
    #expect(texts(of: Label("Rain", systemImage: "cloud.rain")) == ["cloud.rain", "Rain"])
    let own = Label {
      Text("Sun")
    } icon: {
      box(10, 10)
    }
    #expect(lines(of: own).count == 2 && lines(of: own).first?.hasSuffix("10×10") == true)
    #expect(texts(of: own) == ["Sun"])
  }

  @Test(
    .shows(
      "ProgressView.init(value:total:label:currentValueLabel:)",
      "ProgressView.init(value:total:label:)", "ProgressView.init(label:)",
      "ProgressView.init()", "ProgressView.init(_: Progress)",
      "ProgressView.init(_: some StringProtocol)", "ProgressView.init(_:value:total:)",
      "ProgressView.init(value:total:)"))
  func progressHasALabelAndAViewForItsValue() throws {
    func kinds(_ view: some View) -> [String] {
      lines(of: view).map { $0.split(separator: " ").dropLast(2).joined(separator: " ") }
    }
    let full = ProgressView(value: 3, total: 4) {
      Text("Loads")
    } currentValueLabel: {
      Text("3 of 4")
    }
    #expect(kinds(full) == ["label Loads", "progress 0.75", "label 3 of 4"])
    #expect(try label(of: full).frame.x == 0)
    #expect(kinds(ProgressView(value: 0.5) { Text("Half") }) == ["label Half", "progress 0.5"])
    #expect(kinds(ProgressView("Half", value: Float(0.5))) == ["label Half", "progress 0.5"])
    #expect(kinds(ProgressView(value: 9, total: 4)) == ["progress 1.0"])
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 1
    #expect(kinds(ProgressView(work)) == ["progress 0.25"])
    for wheel in [
      kinds(ProgressView { Text("Wait") }), kinds(ProgressView("Wait")),
      kinds(ProgressView("Wait", value: nil as Double?)),
    ] { #expect(wheel == ["activity", "label Wait"]) }
    #expect(lines(of: ProgressView()) == ["activity 90,40 20×20"])
    #expect(lines(of: ProgressView(value: nil as Double?)) == ["activity 90,40 20×20"])
  }

  @Test(
    .shows(
      "Edge.top", "Edge.leading", "Edge.bottom", "Edge.trailing", "Edge.Set.init(_:)",
      "EdgeInsets.init()"))
  func edgesAreNumberedAndMakeSets() {
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
