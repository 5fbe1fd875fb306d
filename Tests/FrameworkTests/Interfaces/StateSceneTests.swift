import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Values that are kept with the scene.
@MainActor @Suite(.serialized) struct StateSceneTests {
  private enum Mode: String { case day, night }
  private enum Level: Int { case low = 1, high }

  private struct Values: View {
    @SceneStorage("scene flag") private var flag = false
    @SceneStorage("scene count") private var count = 1
    @SceneStorage("scene part") private var part = 0.5
    @SceneStorage("scene name") private var name = "a"
    @SceneStorage("scene page") private var page = URL(fileURLWithPath: "/a")
    @SceneStorage("scene data") private var data = Data([1])
    @SceneStorage("scene mode") private var mode = Mode.day
    @SceneStorage("scene level") private var level = Level.low
    @SceneStorage("scene maybe") private var maybe: String?

    var body: some View {
      VStack {
        Text(
          verbatim: "\(flag) \(count) \(part) \(name) \(page.path) \(data.count) \(mode) "
            + "\(level) \(maybe ?? "-")")
        Button("change") {
          (flag, count, part, name) = (true, 2, 1.5, "b")
          (page, data) = (URL(fileURLWithPath: "/b"), Data([1, 2]))
          (mode, level, maybe) = (.night, .high, "c")
        }
      }
    }
  }

  @Test(
    .shows("SceneStorage", "SceneStorage.wrappedValue"),
    .shows("SceneStorage.init(wrappedValue:_:)"),
    .shows("SceneStorage.init(_:)"))
  func allViewsOfTheSceneHaveTheSameValues() async throws {
    let first = ShownInterface(Values())
    let other = ShownInterface(Values())
    #expect(first.lines[0] == #"label "false 1 0.5 a /a 1 day low -""#)
    try await first.tap("change")
    #expect(first.lines[0] == #"label "true 2 1.5 b /b 2 night high c""#)
    #expect(other.lines[0] == first.lines[0])
    #expect(ShownInterface(Values()).lines[0] == first.lines[0])
  }

  private struct Field: View {
    @SceneStorage("scene field") private var text = ""
    var body: some View {
      VStack {
        TextField("name", text: $text)
        Text(verbatim: "<\(text)>")
      }
    }
  }

  @Test(.shows("SceneStorage.projectedValue"))
  func aFieldChangesAValue() async throws {
    let text = try await Typing.result(wanted: #"label "<hello>""#) {
      let shown = ShownInterface(Field())
      if shown.lines.last == #"label "<hello>""# { return #"label "<hello>""# }
      try await shown.type("hello", into: "name")
      return shown.lines.last ?? ""
    }
    #expect(text == #"label "<hello>""#)
  }
}
