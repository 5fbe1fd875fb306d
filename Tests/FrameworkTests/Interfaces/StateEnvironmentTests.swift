import DeviceEvents
import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import SimulatedWidgetKit
import TestSupport
import Testing

/// What views are told about where they are.
@MainActor @Suite(.serialized) struct StateEnvironmentTests: LooksAtViews {
  /// A view that says a value of its environment.
  private struct Saying<Value>: View {
    @Environment private var value: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

    var body: some View { Text("\(value)") }
  }

  @Test(
    .shows("EnvironmentValues.colorScheme", "ColorScheme", "ColorScheme.light"),
    .shows("ColorScheme.dark", "Environment.init(_: KeyPath<EnvironmentValues, Value>)"))
  func theColourSchemeFollowsTheInterface() async {
    let shown = ShownInterface(
      VStack {
        Saying(\.colorScheme)
        Saying(\.colorScheme).environment(\.colorScheme, .dark)
        Saying(\.colorScheme).environment(\.colorScheme, .light)
      })
    #expect(shown.lines == [#"label "light""#, #"label "dark""#, #"label "light""#])
    shown.controller.view.overrideUserInterfaceStyle = .dark
    await shown.settle()
    #expect(shown.lines == [#"label "dark""#, #"label "dark""#, #"label "light""#])
    #expect(Set(ColorScheme.allCases) == [.light, .dark])
  }

  @Test(
    .shows("EnvironmentValues.horizontalSizeClass", "EnvironmentValues.verticalSizeClass"),
    .shows("UserInterfaceSizeClass", "UserInterfaceSizeClass.compact"),
    .shows("UserInterfaceSizeClass.regular", "EnvironmentValues.displayScale"))
  func theScreenIsThatOfAnUprightPhone() {
    let shown = ShownInterface(
      VStack {
        Saying(\.horizontalSizeClass)
        Saying(\.verticalSizeClass)
        Saying(\.displayScale)
        VStack {
          Saying(\.horizontalSizeClass)
          Saying(\.displayScale)
        }
        .environment(\.horizontalSizeClass, .regular).environment(\.displayScale, 2)
      })
    #expect(
      shown.lines == [
        #"label "Optional(SimulatedSwiftUI.UserInterfaceSizeClass.compact)""#,
        #"label "Optional(SimulatedSwiftUI.UserInterfaceSizeClass.regular)""#,
        #"label "3.000000""#,
        #"label "Optional(SimulatedSwiftUI.UserInterfaceSizeClass.regular)""#,
        #"label "2.000000""#,
      ])
    #expect(CGFloat(UIScreen.main.scale) == EnvironmentValues().displayScale)
  }

  @Test(
    .shows("EnvironmentValues.locale", "EnvironmentValues.calendar", "EnvironmentValues.timeZone"))
  func placeAndTimeAreThoseOfTheDeviceUnlessAViewSaysOtherwise() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let view = VStack {
      Saying(\.locale.identifier)
      Saying(\.calendar.identifier)
      Saying(\.timeZone.identifier)
    }
    let (locale, calendar) = (Locale.current, Calendar.current)
    #expect(
      texts(of: view)
        == [locale.identifier, "\(calendar.identifier)", TimeZone.current.identifier])
    let other = view.environment(\.locale, Locale(identifier: "de_CH"))
      .environment(\.calendar, Calendar(identifier: .hebrew)).environment(\.timeZone, tokyo)
    #expect(texts(of: other) == ["de_CH", "hebrew", "Asia/Tokyo"])
  }

  @Test(
    .shows("EnvironmentValues.scenePhase", "ScenePhase", "ScenePhase.background"),
    .shows("ScenePhase.inactive", "ScenePhase.active"))
  func whatIsOnTheScreenIsActive() {
    #expect(ShownInterface(Saying(\.scenePhase)).text == #"label "active""#)
    let behind = Saying(\.scenePhase).environment(\.scenePhase, .background)
    #expect(texts(of: behind) == ["background"])
    #expect(
      [ScenePhase.active, .background, .inactive].sorted() == [.background, .inactive, .active])
  }

  @Test(.shows("EnvironmentValues.isEnabled"))
  func viewsInsideKnowThatTheyCannotBeUsed() {
    let view = VStack {
      Saying(\.isEnabled)
      VStack { Saying(\.isEnabled).disabled(false) }.disabled(true)
    }
    #expect(texts(of: view) == ["true", "false"])
    let shown = ShownInterface(Button("a") {}.environment(\.isEnabled, false))
    #expect(shown.text == #"button "a" dimmed"#)
  }

  @Test(.shows("EnvironmentValues.textCase", "View.textCase(_:)"))
  func textIsInTheCaseThatIsSetAroundIt() {
    let view = VStack {
      Text("One Two")
      VStack {
        Text("One Two")
        Text("One Two").textCase(.lowercase)
        Text("One Two").textCase(nil)
      }
      .textCase(.uppercase)
      Text("One Two").environment(\.textCase, .uppercase)
    }
    #expect(texts(of: view) == ["One Two", "ONE TWO", "one two", "One Two", "ONE TWO"])
  }

  @Test(
    .shows("View.lineLimit(_: Int?)", "View.lineLimit(_: ClosedRange<Int>)"),
    .shows("View.lineLimit(_:reservesSpace:)"))
  func aTextHasNoMoreLinesThanItMay() throws {
    let text = Text("one two three four five six seven eight nine ten eleven twelve thirteen")
    let one = try label(of: text.lineLimit(1)).frame.height
    #expect(one > 0)
    func count(_ view: some View) throws -> Double { try label(of: view).frame.height / one }
    let all = try count(text).rounded()
    #expect(all == 3)
    #expect(try count(text.lineLimit(2)).rounded() == 2)
    #expect(try count(text.lineLimit(1...2)).rounded() == 2)
    #expect(try count(text.lineLimit(2, reservesSpace: true)).rounded() == 2)
    #expect(try count(text.lineLimit(2, reservesSpace: false)).rounded() == 2)
    #expect(try count(text.lineLimit(nil).lineLimit(1)).rounded() == all)
  }

  @Test(
    .shows("EnvironmentValues.widgetRenderingMode"),
    .shows("EnvironmentValues.showsWidgetContainerBackground"))
  func widgetsAreInFullColoursWithTheirBackground() {
    #expect(EnvironmentValues().widgetRenderingMode == .fullColor)
    #expect(texts(of: Saying(\.showsWidgetContainerBackground)) == ["true"])
  }
}
