import SimulatedSwiftUI
import TestSupport
import Testing

/// How views follow objects of Combine.
@MainActor @Suite(.serialized) struct StateObjectTests {
  /// An object that tells when it changes.
  private final class Model: ObservableObject {
    @Published var name: String

    init(_ name: String) { self.name = name }
  }

  /// A view that changes an object that something else keeps.
  private struct Field: View {
    @ObservedObject var model: Model

    var body: some View { TextField("Name", text: $model.name) }
  }

  @Test(
    .shows("ObservedObject", "ObservedObject.wrappedValue", "ObservedObject.init(wrappedValue:)"),
    .shows("ObservedObject.projectedValue", "ObservedObject.Wrapper"),
    .shows("ObservedObject.Wrapper.subscript(dynamicMember:)"))
  func aViewFollowsAnObjectAndChangesIt() async throws {
    struct Outer: View {
      @ObservedObject var model: Model

      var body: some View {
        Text(model.name)
        Field(model: model)
      }
    }
    let model = Model("An")
    let shown = ShownInterface(Outer(model: model))
    #expect(shown.lines == [#"label "An""#, #"textField "An""#])
    try await shown.type("n", into: "Name")
    #expect(model.name == "Ann")
    #expect(shown.lines == [#"label "Ann""#, #"textField "Ann""#])
    model.name = "Bob"
    await shown.settle()
    #expect(shown.lines == [#"label "Bob""#, #"textField "Bob""#])
  }

  @Test(.shows("ObservedObject.init(initialValue:)", "ObservedObject.wrappedValue"))
  func aViewFollowsTheObjectThatItIsGivenLast() async throws {
    struct Inner: View {
      @ObservedObject private var model: Model

      init(_ model: Model) { _model = ObservedObject(initialValue: model) }

      var body: some View { Text(model.name) }
    }
    struct Outer: View {
      let models: [Model]
      @State private var index = 0

      var body: some View {
        Inner(models[index])
        Button("next") { index += 1 }
      }
    }
    let models = [Model("a"), Model("b")]
    let shown = ShownInterface(Outer(models: models))
    #expect(shown.lines.first == #"label "a""#)
    try await shown.tap("next")
    #expect(shown.lines.first == #"label "b""#)
    models[1].name = "c"
    await shown.settle()
    #expect(shown.lines.first == #"label "c""#)
  }

  /// How many objects were made.
  private final class Made {
    var count = 0
    var last: Model?

    func make() -> Model {
      count += 1
      let model = Model("model \(count)")
      last = model
      return model
    }
  }

  /// A view that keeps an object of its own.
  private struct Owner: View {
    @StateObject private var model: Model

    init(_ made: Made) { _model = StateObject(wrappedValue: made.make()) }

    var body: some View {
      Text(model.name)
      TextField("Name", text: $model.name)
    }
  }

  @Test(
    .shows("StateObject", "StateObject.init(wrappedValue:)", "StateObject.wrappedValue"),
    .shows("StateObject.projectedValue"))
  func anObjectIsMadeOnceForThePlaceOfAView() async throws {
    struct Outer: View {
      let made: Made
      @State private var id = 1

      var body: some View {
        Owner(made).id(id)
        Button("again") { id += 0 }
        Button("other") { id += 1 }
      }
    }
    let made = Made()
    let shown = ShownInterface(Outer(made: made))
    #expect(shown.lines.prefix(2) == [#"label "model 1""#, #"textField "model 1""#])
    try await shown.type("!", into: "Name")
    try await shown.tap("again")
    #expect(shown.lines.prefix(2) == [#"label "model 1!""#, #"textField "model 1!""#])
    #expect(made.count == 1)
    made.last?.name = "renamed"
    await shown.settle()
    #expect(shown.lines.first == #"label "renamed""#)
    try await shown.tap("other")
    #expect(shown.lines.first == #"label "model 2""#)
    #expect(made.count == 2)
  }

  @Test(
    .shows("EnvironmentObject", "EnvironmentObject.init()", "EnvironmentObject.wrappedValue"),
    .shows("EnvironmentObject.projectedValue", "View.environmentObject(_:)"))
  func viewsFollowTheObjectThatAViewAroundThemHasSet() async throws {
    struct Inner: View {
      @EnvironmentObject private var model: Model

      var body: some View {
        Text(model.name)
        TextField("Name", text: $model.name)
      }
    }
    let (outer, inner) = (Model("outer"), Model("inner"))
    let shown = ShownInterface(
      VStack {
        Inner()
        VStack { Text("between") }.environmentObject(Model("aside"))
        VStack { Inner() }.environmentObject(inner)
      }.environmentObject(outer))
    #expect(
      shown.lines.filter { $0.hasPrefix("label") } == [
        #"label "outer""#, #"label "between""#, #"label "inner""#,
      ])
    try await shown.type("most", into: "Name")
    #expect(outer.name == "outermost")
    inner.name = "innermost"
    await shown.settle()
    #expect(
      shown.lines == [
        #"label "outermost""#, #"textField "outermost""#, #"label "between""#,
        #"label "innermost""#, #"textField "innermost""#,
      ])
  }

  @Test(.shows("View.onReceive(_:perform:)"))
  func anActionRunsWithEachValueOfAPublisherWhileTheViewIsThere() async throws {
    struct Receiving: View {
      let numbers: PassthroughSubject<Int, Never>
      @State private var sum = 0
      @State private var isThere = true

      var body: some View {
        Text("\(sum)")
        if isThere { Text("there").onReceive(numbers) { sum += $0 } }
        Button("end") { isThere = false }
      }
    }
    let numbers = PassthroughSubject<Int, Never>()
    let shown = ShownInterface(Receiving(numbers: numbers))
    for number in [1, 2] {
      numbers.send(number)
      await shown.settle()
    }
    #expect(shown.lines.first == #"label "3""#)
    try await shown.tap("end")
    numbers.send(4)
    await shown.settle()
    #expect(shown.lines.first == #"label "3""#)
  }
}
