import SimulatedSwiftUI
import TestSupport
import Testing

/// How views follow and change objects that can be observed.
@MainActor @Suite(.serialized) struct StateBindableTests {
  /// An object whose properties are observed.
  @Observable final class Model {
    var name: String

    init(_ name: String) { self.name = name }
  }

  @Test(
    .shows("Bindable", "Bindable.init(wrappedValue:)", "Bindable.wrappedValue"),
    .shows("Bindable.projectedValue", "Bindable.subscript(dynamicMember:)"))
  func aFieldChangesAnObject() async throws {
    struct Editor: View {
      @Bindable private var model: Model

      init(_ model: Model) { _model = Bindable(wrappedValue: model) }

      var body: some View {
        Text(model.name)
        TextField("Name", text: $model.name)
      }
    }
    let model = Model("An")
    let shown = ShownInterface(Editor(model))
    #expect(shown.lines == [#"label "An""#, #"textField "An""#])
    try await shown.type("n", into: "Name")
    #expect(model.name == "Ann")
    #expect(shown.lines == [#"label "Ann""#, #"textField "Ann""#])
    model.name = "Bob"
    await shown.settle()
    #expect(shown.lines == [#"label "Bob""#, #"textField "Bob""#])
  }

  @Test(
    .shows("Bindable.init(_:)", "Bindable.init(projectedValue:)", "Bindable.wrappedValue"),
    .shows("Bindable.projectedValue"))
  func anObjectCanBeMadeBindableAnywhere() {
    let (first, second) = (Model("a"), Model("b"))
    var bindable = Bindable(first)
    bindable.name.wrappedValue = "c"
    Bindable(projectedValue: bindable.projectedValue).name.wrappedValue += "!"
    #expect(first.name == "c!")
    bindable.wrappedValue = second
    #expect(bindable.wrappedValue === second)
    #expect(bindable.name.wrappedValue == "b")
  }

  @Test(
    .shows("View.environment(_:)", "Environment.init(_: Value.Type)"),
    .shows("Environment.init(_: T.Type)"))
  func viewsFollowAnObjectThatAViewAroundThemHasSet() async throws {
    struct Inner: View {
      @Environment(Model.self) private var model

      var body: some View { Text(model.name) }
    }
    struct Optional: View {
      @Environment(Model.self) private var model: Model?

      var body: some View {
        @Bindable var bound = model ?? Model("nobody")
        TextField("Name", text: $bound.name)
      }
    }
    let (outer, inner) = (Model("outer"), Model("inner"))
    let shown = ShownInterface(
      VStack {
        Optional()
        VStack {
          Inner()
          Inner().environment(inner)
          Optional().environment(nil as Model?)
          Optional()
        }.environment(outer)
      })
    #expect(
      shown.text == """
        textField "nobody"
        label "outer"
        label "inner"
        textField "nobody"
        textField "outer"
        """)
    (outer.name, inner.name) = ("outermost", "innermost")
    await shown.settle()
    #expect(
      shown.text == """
        textField "nobody"
        label "outermost"
        label "innermost"
        textField "nobody"
        textField "outermost"
        """)
  }
}
