import Outcomes
import RunSupport
import TestSupport
import Testing

/// Content filters that aren't allowed, and what filters may not do.
@Suite struct FilterRefusalTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var appRight = "content-filter-provider"
    var extensionRight = "content-filter-provider"
    var principalClass = "Provider"
    var first = ""
    /// What the app prints.
    var printed = ""
    /// Whether the page loads because there is no filter.
    var isLoaded: Bool
  }

  @Test(arguments: [
    Refusal(
      testDescription: "the app isn't entitled", appRight: "dns-proxy",
      printed: "NEFilterErrorDomain 5\n", isLoaded: true),
    Refusal(
      testDescription: "the user doesn't want it",
      first: "device.answerNetworkRequests(isAllowed: false)",
      printed: "NEFilterErrorDomain 5\n", isLoaded: true),
    Refusal(
      testDescription: "the provider isn't entitled", extensionRight: "dns-proxy", isLoaded: false),
    Refusal(testDescription: "its class is another", principalClass: "Other", isLoaded: false),
  ])
  func whatCannotFilterIsRefused(_ test: Refusal) async throws {
    var lesson = FilterLesson.lesson(FilterLesson.verdict(".allow()"))
    lesson.appRight = test.appRight
    lesson.extensionRight = test.extensionRight
    lesson.principalClass = test.principalClass
    lesson.scene = test.first + "\n" + lesson.scene
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Net") == test.printed)
    #expect(outcome.text(of: "Scene") == (test.isLoaded ? FilterLesson.all : FilterLesson.none))
  }

  @Test func theDataProviderCannotWriteAnywhereAndTheControlProviderCan() async throws {
    let writes = """
      override func startFilter(completionHandler: @escaping (Error?) -> Void) {
        let files = FileManager.default
        let group = files.containerURL(forSecurityApplicationGroupIdentifier: "group.net")
        let own = files.urls(for: .libraryDirectory, in: .userDomainMask).first
        let folders = [group, own, files.temporaryDirectory].compactMap { $0 }
        for folder in folders {
          let file = folder.appendingPathComponent("rules.txt")
          print((try? Data().write(to: file)) != nil, terminator: " ")
        }
        print((try? files.contentsOfDirectory(atPath: files.temporaryDirectory.path)) != nil)
        completionHandler(nil)
      }
      """
    let outcome = try await FilterLesson.lesson(writes, control: writes).run()
    #expect(outcome.text(of: "Ctl") == "true true true true\n")
    // If the machine's kernel has no walls, nothing is out of reach.
    let hasWalls = !outcome.lines.contains { $0.contains("has no walls") }
    let printed = hasWalls ? "false false false true\n" : "true true true true\n"
    #expect(outcome.text(of: "Ext") == printed)
  }
}
