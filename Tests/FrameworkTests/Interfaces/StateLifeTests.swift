import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// What views do when they come and go.
@MainActor @Suite(.serialized) struct StateLifeTests {
  /// What has happened.
  private final class Story {
    var lines: [String] = []

    func tell(_ line: String) { lines.append(line) }
  }

  /// A view that comes and goes, with what is done to it.
  private struct Coming<Content: View>: View {
    @State private var isThere = false
    let content: (Text) -> Content

    init(@ViewBuilder content: @escaping (Text) -> Content) { self.content = content }

    var body: some View {
      if isThere { content(Text("there")) }
      Button("turn") { isThere.toggle() }
    }
  }

  @Test(.shows("View.onAppear(perform:)", "View.onDisappear(perform:)"))
  func aViewIsToldThatItAppearsAndDisappears() async throws {
    let story = Story()
    let shown = ShownInterface(
      Coming { text in
        text.onAppear { story.tell("in") }.onDisappear { story.tell("out") }.onAppear()
      })
    #expect(story.lines == [])
    try await shown.tap("turn")
    #expect(story.lines == ["in"])
    try await shown.tap("turn")
    #expect(story.lines == ["in", "out"])
    try await shown.tap("turn")
    #expect(story.lines == ["in", "out", "in"])
  }

  @Test(.shows("View.onAppear(perform:)", "View.onDisappear(perform:)"))
  func aPageBelowAnotherOneDisappears() async throws {
    let story = Story()
    let shown = ShownInterface(
      NavigationStack {
        NavigationLink("More") {
          Text("page").onAppear { story.tell("page in") }.onDisappear { story.tell("page out") }
        }
        .navigationTitle("Root")
        .onAppear { story.tell("root in") }.onDisappear { story.tell("root out") }
      })
    #expect(story.lines == ["root in"])
    try await shown.tap("More")
    #expect(Set(story.lines.dropFirst()) == ["root out", "page in"])
    story.lines = []
    try await shown.tap("Root")
    #expect(Set(story.lines) == ["root in", "page out"])
    #expect(story.lines.count == 2)
  }

  @Test(.shows("View.onAppear(perform:)"))
  func whatAppearsMayChangeTheState() async {
    struct Loading: View {
      @State private var text = "loading"

      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    let shown = ShownInterface(Loading())
    await shown.settle()
    #expect(shown.text == #"label "loaded""#)
  }

  @Test(.shows("View.task(priority:_:)"))
  func aTaskRunsWhileItsViewIsThere() async throws {
    let story = Story()
    let shown = ShownInterface(
      Coming { text in
        text.task(priority: .low) {
          story.tell("begins \(Task.currentPriority == .low)")
          try? await Task.sleep(for: .seconds(600))
          story.tell("is cancelled: \(Task.isCancelled)")
        }
      })
    try await shown.tap("turn")
    #expect(story.lines == ["begins true"])
    try await shown.tap("turn")
    #expect(story.lines == ["begins true", "is cancelled: true"])
    try await shown.tap("turn")
    #expect(story.lines.last == "begins true")
  }

  @Test(.shows("View.task(priority:_:)"))
  func whatATaskLoadsIsShown() async {
    struct Loading: View {
      @State private var text = "loading"

      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let shown = ShownInterface(Loading())
    await shown.settle()
    #expect(shown.text == #"label "loaded""#)
  }

  @Test(.shows("View.task(id:priority:_:)"))
  func aTaskBeginsAnewWhenItsValueChanges() async throws {
    struct Searching: View {
      let story: Story
      @State private var query = 1
      @State private var other = 1

      var body: some View {
        Text("\(query) \(other)").task(id: query, priority: .high) { [query] in
          story.tell("begins \(query)")
          try? await Task.sleep(for: .seconds(600))
          story.tell("ends \(query)")
        }
        Button("query") { query += 1 }
        Button("other") { other += 1 }
      }
    }
    let story = Story()
    let shown = ShownInterface(Searching(story: story))
    try await shown.tap("other")
    #expect(story.lines == ["begins 1"])
    try await shown.tap("query")
    #expect(Set(story.lines) == ["begins 1", "ends 1", "begins 2"])
    #expect(story.lines.count == 3)
  }

  @Test(
    .shows("View.onChange(of:initial:_: (_ oldValue: V, _ newValue: V) -> Void)"),
    .shows("View.onChange(of:initial:_: () -> Void)", "View.onChange(of:perform:)"))
  func anActionRunsWhenAValueHasChanged() async throws {
    struct Changing: View {
      let story: Story
      @State private var number = 1
      @State private var other = 1

      var body: some View {
        Text("\(number) \(other)")
          .onChange(of: number) { old, new in story.tell("from \(old) to \(new)") }
          .onChange(of: number, initial: true) { old, new in story.tell("\(old), \(new)") }
          .onChange(of: number) { story.tell("changed") }
          .onChange(of: number, initial: true) { story.tell("at first, too") }
          .onChange(of: number, perform: { (new: Int) in story.tell("now \(new)") })
        Button("change") { number += 1 }
        Button("other") { other += 1 }
      }
    }
    let story = Story()
    let shown = ShownInterface(Changing(story: story))
    #expect(story.lines.sorted() == ["1, 1", "at first, too"])
    story.lines = []
    try await shown.tap("other")
    #expect(story.lines == [])
    try await shown.tap("change")
    #expect(
      story.lines.sorted() == ["1, 2", "at first, too", "changed", "from 1 to 2", "now 2"])
  }

  @Test(.shows("View.onChange(of:initial:_: () -> Void)"))
  func anActionThatFollowsAChangeMayChangeMore() async throws {
    struct Following: View {
      @State private var number = 1
      @State private var sum = 0

      var body: some View {
        Text("\(number) \(sum)").onChange(of: number) { sum += number }
        Button("change") { number += 1 }
      }
    }
    let shown = ShownInterface(Following())
    for _ in 0..<2 { try await shown.tap("change") }
    #expect(shown.lines.first == #"label "3 5""#)
  }
}
