import Foundation
import TestSupport
import Testing

@testable import SimulatedSwiftUI

/// What becomes of URLs that views open, or that are opened with a view's app.
@MainActor @Suite(.serialized) struct StateOpeningTests {
  /// What was opened, and whether it was accepted.
  private final class Story {
    var opened: [URL] = []
    var answers: [Bool] = []
  }

  /// A view that opens a URL.
  private struct Opening: View {
    let url: URL
    let story: Story
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("open") { openURL(url) }
      Button("ask") { openURL(url) { story.answers.append($0) } }
    }
  }

  private let url: URL
  private let other: URL

  init() throws {
    url = try #require(URL(string: "https://example.com/a"))
    other = try #require(URL(string: "https://example.com/b"))
  }

  @Test(
    .shows("OpenURLAction", "OpenURLAction.init(handler:)", "OpenURLAction.callAsFunction(_:)"),
    .shows("OpenURLAction.callAsFunction(_:completion:)", "EnvironmentValues.openURL"),
    .shows("OpenURLAction.Result", "OpenURLAction.Result.handled"),
    .shows("OpenURLAction.Result.discarded"),
    arguments: [(.handled, true), (.discarded, false)] as [(OpenURLAction.Result, Bool)])
  func aViewAroundOpensTheURLs(_ result: OpenURLAction.Result, _ isAccepted: Bool) async throws {
    let story = Story()
    let shown = ShownInterface(
      Opening(url: url, story: story)
        .environment(
          \.openURL,
          OpenURLAction { url in
            story.opened.append(url)
            return result
          }))
    try await shown.tap("open")
    #expect(story.opened == [url])
    #expect(story.answers == [])
    try await shown.tap("ask")
    #expect(story.opened == [url, url])
    #expect(story.answers == [isAccepted])
  }

  @Test(
    .shows("EnvironmentValues.openURL", "OpenURLAction.callAsFunction(_:completion:)"),
    .shows("OpenURLAction.Result.systemAction"))
  func outsideAnAppTheSystemOpensNothing() async throws {
    let story = Story()
    let opening = Opening(url: url, story: story)
    try await ShownInterface(opening).tap("ask")
    #expect(story.answers == [false])
    let action = OpenURLAction { _ in .systemAction }
    try await ShownInterface(opening.environment(\.openURL, action)).tap("ask")
    #expect(story.answers == [false, false])
  }

  @Test(
    .shows("OpenURLAction.Result.systemAction", "OpenURLAction.Result.systemAction(_:)"))
  func theSystemIsToOpenTheURLOrAnotherOne() {
    func isForSystem(_ result: OpenURLAction.Result, _ wanted: URL?) -> Bool {
      if case .system(let url) = result.kind { url == wanted } else { false }
    }
    #expect(isForSystem(.systemAction, nil))
    #expect(isForSystem(.systemAction(other), other))
    #expect(!isForSystem(.handled, nil))
  }

  @Test(.shows("View.onOpenURL(perform:)"))
  func aViewThatIsThereTakesTheURLsOfItsApp() async throws {
    struct Taking: View {
      @State private var opened = "nothing"
      @State private var isTaking = true

      var body: some View {
        if isTaking {
          Text(opened).onOpenURL { opened = $0.lastPathComponent }
        } else {
          Text(opened)
        }
        Button("stop") { isTaking = false }
      }
    }
    let shown = ShownInterface(Taking())
    let hosting = try #require(shown.controller.view as? HostingView)
    hosting.take(url)
    await shown.settle()
    #expect(shown.lines.first == #"label "a""#)
    try await shown.tap("stop")
    hosting.take(other)
    await shown.settle()
    #expect(shown.lines.first == #"label "a""#)
  }
}
