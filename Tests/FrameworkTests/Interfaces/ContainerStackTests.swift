import SimulatedSwiftUI
import TestSupport
import Testing

/// Stacks of pages, with and without a path.
@MainActor @Suite(.serialized) struct ContainerStackTests {
  @Test(.shows("NavigationStack", "NavigationStack.init(root:)"))
  func pagesAreTakenOffOneAfterTheOther() async throws {
    let third = Text("third").navigationTitle("C")
    let second = NavigationLink("to the third") { third }.navigationTitle("B")
    let shown = ShownInterface(
      NavigationStack { NavigationLink("to the second") { second }.navigationTitle("A") })
    try await shown.tap("to the second")
    try await shown.tap("to the third")
    #expect(shown.lines == [#"navigationBar "C""#, #"  barButton "B""#, #"label "third""#])
    try await shown.tap("B")
    #expect(
      shown.lines == [#"navigationBar "B""#, #"  barButton "A""#, #"button "to the third""#])
    try await shown.tap("A")
    #expect(shown.lines == [#"navigationBar "A""#, #"button "to the second""#])
  }

  @Test(.shows("NavigationView", "NavigationView.init(content:)"))
  func theOlderStackHasPagesToo() async throws {
    let shown = ShownInterface(
      NavigationView { NavigationLink("more") { Text("a page") }.navigationTitle("Start") })
    try await shown.tap("more")
    #expect(shown.lines == ["navigationBar", #"  barButton "Start""#, #"label "a page""#])
    try await shown.tap("Start")
    #expect(shown.lines == [#"navigationBar "Start""#, #"button "more""#])
  }

  @Test(.shows("NavigationStack.init(root:)"))
  func aPageCanDismissItself() async throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented

      var body: some View { Button(isPresented ? "leave" : "stay") { dismiss() } }
    }
    let shown = ShownInterface(
      NavigationStack {
        NavigationLink("more") { Page() }
        Page()
      })
    #expect(shown.lines == [#"button "more""#, #"button "stay""#])
    try await shown.tap("more")
    try await shown.tap("leave")
    #expect(shown.lines == [#"button "more""#, #"button "stay""#])
  }

  /// A stack with a path of numbers.
  private struct Numbers: View {
    @State private var path = [1, 2]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root, path: \(path)").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("path: \(path)")
              NavigationLink("after \(number)", value: number + 1)
              Button("far") { path += [8, 9] }
              Button("to the root") { path = [] }
            }
            .navigationTitle("\(number)")
          }
      }
    }
  }

  @Test(.shows("NavigationStack.init(path: Binding<Data>, root:)"))
  func aPathOfOneTypeIsFollowedAndFollows() async throws {
    let shown = ShownInterface(Numbers())
    #expect(
      shown.text == """
        navigationBar "2"
          barButton "1"
        label "path: [1, 2]"
        button "after 2"
        button "far"
        button "to the root"
        """)
    try await shown.tap("after 2")
    #expect(
      shown.lines.prefix(3) == [
        #"navigationBar "3""#, #"  barButton "2""#, #"label "path: [1, 2, 3]""#,
      ])
    try await shown.tap("2")
    try await shown.tap("1")
    #expect(
      shown.lines.prefix(3) == [
        #"navigationBar "1""#, #"  barButton "Root""#, #"label "path: [1]""#,
      ])
    try await shown.tap("far")
    #expect(
      shown.lines.prefix(3) == [
        #"navigationBar "9""#, #"  barButton "8""#, #"label "path: [1, 8, 9]""#,
      ])
    try await shown.tap("to the root")
    #expect(shown.lines == [#"navigationBar "Root""#, #"label "root, path: []""#])
  }

  /// A stack with a path of numbers and words.
  private struct Mixed: View {
    @State private var path = NavigationPath()

    var body: some View {
      VStack {
        Text("\(path.count) pages")
        Button("number") { path.append(5) }
        Button("remove all") { path.removeLast(path.count) }
        NavigationStack(path: $path) {
          NavigationLink("word", value: "hello")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
  }

  @Test(.shows("NavigationStack.init(path: Binding<NavigationPath>, root:)"))
  func aPathOfSeveralTypesIsFollowedAndFollows() async throws {
    let shown = ShownInterface(Mixed())
    try await shown.tap("word")
    #expect(shown.lines.first == #"label "1 pages""#)
    #expect(shown.lines.last == #"label "word hello""#)
    try await shown.tap("number")
    #expect(shown.lines.first == #"label "2 pages""#)
    #expect(shown.lines.last == #"label "number 5""#)
    try await shown.tap("Back")
    #expect(shown.lines.first == #"label "1 pages""#)
    #expect(shown.lines.last == #"label "word hello""#)
    try await shown.tap("number")
    try await shown.tap("remove all")
    #expect(shown.lines.first == #"label "0 pages""#)
    #expect(shown.lines.last == #"button "word""#)
  }
}
