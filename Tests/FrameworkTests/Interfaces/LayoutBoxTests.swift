import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views that put others together with a title.
@MainActor @Suite(.serialized) struct LayoutBoxTests: LooksAtViews {
  private func color(_ text: String, in view: some View) throws -> ScreenColor? {
    try #require(elements(of: view).first { $0.text == text }).color
  }

  @Test(
    .shows("LabeledContent", "LabeledContent.init(content:label:)", "LabeledContent.body"),
    .shows("LabeledContent.init(_:content:)", "LabeledContent.init(_:value:)"),
    .shows("LabeledContent.init(_:value:format:)"))
  func aValueIsAtTheRightOfItsTitle() throws {
    let views: [AnyView] = [
      AnyView(
        LabeledContent {
          Text("12")
        } label: {
          Text("Age")
        }),
      AnyView(LabeledContent("Age") { Text("12") }),
      AnyView(LabeledContent("Age", value: "12")),
      AnyView(
        LabeledContent("Age", value: 12, format: .number.locale(Locale(identifier: "en_US")))),
      AnyView(LabeledContent("Age", value: "12").body),
    ]
    let grey = try label(of: Text("a").foregroundColor(.secondary)).color
    for view in views {
      let all = elements(of: view)
      #expect(all.map(\.text) == ["Age", "12"])
      #expect(all.first?.frame.x.rounded() == 0)
      #expect(all.last.map { ($0.frame.x + $0.frame.width).rounded() } == 200)
      #expect(all.last?.color == grey)
    }
  }

  @Test(
    .shows("GroupBox", "GroupBox.init(content:label:)", "GroupBox.body"),
    .shows("GroupBox.init(content:)", "GroupBox.init(_:content:)"))
  func aBoxIsAroundItsContentBelowATitle() throws {
    let content = box(100, 20)
    func boxed(_ view: some View) throws -> ScreenElement {
      try #require(elements(of: view).first { $0.cornerRadius > 0 })
    }
    let plain = try boxed(GroupBox { content })
    #expect(plain.frame.width == 132)
    #expect(plain.children.last?.frame.width == 100)
    #expect(plain.children.allSatisfy { $0.text == nil })
    #expect(try boxed(GroupBox { content }.body) == plain)
    let titled = try boxed(GroupBox("Title") { content })
    let title = try #require(titled.children.first { $0.text == "Title" })
    #expect(title.isBold)
    #expect(titled.frame.height > plain.frame.height)
    #expect(titled.children.last.map { $0.frame.y > title.frame.y } == true)
    let other = try boxed(
      GroupBox {
        content
      } label: {
        Text("Title")
      })
    #expect(other == titled)
  }

  @Test(
    .shows("ContentUnavailableView", "ContentUnavailableView.init(label:description:actions:)"),
    .shows("ContentUnavailableView.body", "ContentUnavailableView.init(label:description:)"),
    .shows("ContentUnavailableView.init(_:systemImage:description:)"))
  func aMessageTakesThePlaceOfContent() throws {
    let full = ContentUnavailableView {
      Label("No mail", systemImage: "tray")
    } description: {
      Text("It comes later.")
    } actions: {
      Button("Refresh") {}
    }
    #expect(texts(of: full) == ["tray", "No mail", "It comes later.", "Refresh"])
    #expect(texts(of: full.body) == texts(of: full))
    #expect(
      elements(of: full.background(Color.red)).first?.frame
        == ScreenFrame(x: 0, y: 0, width: 200, height: 100))
    let grey = try label(of: Text("a").foregroundColor(.secondary)).color
    #expect(try color("It comes later.", in: full) == grey)
    let described = ContentUnavailableView {
      Text("No mail")
    } description: {
      Text("It comes later.")
    }
    #expect(texts(of: described) == ["No mail", "It comes later."])
    let short = ContentUnavailableView(
      "No mail", systemImage: "tray", description: Text("It comes later."))
    #expect(texts(of: short) == ["tray", "No mail", "It comes later."])
    #expect(
      texts(of: ContentUnavailableView("No mail", systemImage: "tray")) == ["tray", "No mail"])
  }

  @Test(
    .shows("Gauge", "Gauge.init(value:in:label:currentValueLabel:)", "Gauge.body"),
    .shows("Gauge.init(value:in:label:)"))
  func aGaugeShowsAValueInItsRange() {
    func parts(_ view: some View) -> [String] {
      elements(of: view).map { element in
        element.text ?? element.fraction.map { "\($0)" } ?? element.kind.rawValue
      }
    }
    let full = Gauge(value: 15, in: 10...20) {
      Text("Speed")
    } currentValueLabel: {
      Text("15")
    }
    #expect(parts(full) == ["Speed", "0.5", "15"])
    #expect(parts(full.body) == ["Speed", "0.5", "15"])
    #expect(parts(Gauge(value: 0.25) { Text("Fuel") }) == ["Fuel", "0.25"])
    #expect(parts(Gauge(value: 30, in: 10...20) { Text("Fuel") }) == ["Fuel", "1.0"])
    #expect(parts(Gauge(value: 5, in: 10...20) { Text("Fuel") }) == ["Fuel", "0.0"])
  }

  @Test(.shows("AnyView.init(erasing:)"))
  func aViewOfAnyKindShowsWhatIsInside() {
    #expect(texts(of: AnyView(erasing: Text("a"))) == ["a"])
    #expect(texts(of: AnyView(erasing: AnyView(Text("a")))) == ["a"])
  }
}
