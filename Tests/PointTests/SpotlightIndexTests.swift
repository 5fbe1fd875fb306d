import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What apps and their index extensions let the user search for.
@Suite struct SpotlightIndexTests {
  /// An app with an index extension, for tests that vary one part of it.
  private struct Index {
    /// What the app does when it becomes active; `index`, `item(_:_:)` and `done` are at hand.
    var app = ""
    /// What the extension does when asked for all items; `index` and `done` are at hand.
    var all = #"index.indexSearchableItems([item("a", "Apple")]) { _ in done() }"#
    var principalClass = "Indexer"
    var scene: String

    private static let makesItems = """
      func item(_ identifier: String, _ title: String, in domain: String? = nil) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = title
        attributes.contentDescription = "a kind of fruit"
        attributes.keywords = ["Sweet-and-sour"]
        return CSSearchableItem(
          uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
      }
      """

    var markdown: String {
      var lesson = ShareLesson()
      lesson.point = "com.apple.spotlight.index"
      lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
      lesson.isEntitled = false
      lesson.appCode = """
        import CoreSpotlight
        import UIKit
        \(Self.makesItems)
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            let index = CSSearchableIndex.default()
            \(app)
          }
          func application(
            _ application: UIApplication, continue activity: NSUserActivity,
            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
          ) -> Bool {
            print(
              activity.activityType == CSSearchableItemActionType,
              activity.userInfo?[CSSearchableItemActivityIdentifier] ?? "none")
            return true
          }
        }
        """
      lesson.extensionCode = """
        import CoreSpotlight
        \(Self.makesItems)
        class Other: NSObject {}
        class Indexer: CSIndexExtensionRequestHandler {
          override func searchableIndex(
            _ index: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler done: @escaping () -> Void
          ) { \(all) }
          override func searchableIndex(
            _ index: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler done: @escaping () -> Void
          ) {
            index.indexSearchableItems(identifiers.map { item($0, "Again \\($0)") })
            done()
          }
        }
        """
      lesson.scene = "import ExtensionHost\n" + scene
      return lesson.markdown
    }
  }

  private func run(_ lesson: Index) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("CSIndexExtensionRequestHandler", "CSSearchableIndexDelegate"),
    .shows(
      "CSIndexExtensionRequestHandler.searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)",
      "CSIndexExtensionRequestHandler.searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)",
      "CSSearchableIndexDelegate.searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)",
      "CSSearchableIndexDelegate.searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)"
    ))
  func itIsAskedForWhatTheSystemHasLost() async throws {
    let outcome = try await run(
      Index(
        scene: """
          print(device.search("apple"))
          device.loseSearchIndex(of: "Reader")
          print(device.search("apple"))
          device.loseSearchIndex(of: "Reader", items: ["a"])
          print(device.search("apple"), device.search("again"))
          """))
    #expect(
      outcome.text(of: "Scene") == "[]\n[Reader: Apple]\n[] [Reader: Again a]\n")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") }.prefix(6) == [
        "Share: is launched as an extension", "Share: Share.Indexer is made",
        "Share: is called: "
          + "searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)",
        #"Share: stores the search index["a"] = Apple"#, #"Share: answers "done""#,
        "Share: is ended by the system",
      ])
    #expect(!outcome.lines.contains { $0.hasPrefix("Reader: is launched") })
  }

  @Test(arguments: [
    ("another class", "Other", "", "can't work for the system"),
    ("never done", "Indexer", "_ = done", "is ended by the system"),
  ])
  func withoutAnAnswerNothingIsFound(
    _ name: String, _ principalClass: String, _ all: String, _ line: String
  ) async throws {
    let outcome = try await run(
      Index(
        all: all, principalClass: principalClass,
        scene: """
          device.loseSearchIndex(of: "Reader")
          print(device.search("apple"))
          """))
    #expect(outcome.text(of: "Scene") == "[]\n")
    #expect(outcome.lines.contains { $0.hasPrefix("Share: \(line)") })
    #expect(!outcome.lines.contains { $0.hasPrefix("Share: answers") })
  }

  @Test(
    .shows(
      "CSSearchableIndex.default()", "CSSearchableIndex.init(name:)",
      "CSSearchableIndex.isIndexingAvailable()", "CSSearchableIndex"),
    .shows(
      "CSSearchableIndex.indexSearchableItems(_:completionHandler:)",
      "CSSearchableIndex.indexSearchableItems(_:)",
      "CSSearchableIndex.deleteSearchableItems(withIdentifiers:completionHandler:)",
      "CSSearchableIndex.deleteSearchableItems(withIdentifiers:)",
      "CSSearchableIndex.deleteSearchableItems(withDomainIdentifiers:completionHandler:)",
      "CSSearchableIndex.deleteSearchableItems(withDomainIdentifiers:)",
      "CSSearchableIndex.deleteAllSearchableItems(completionHandler:)",
      "CSSearchableIndex.deleteAllSearchableItems()"),
    .shows(
      "CSSearchableItem.init(uniqueIdentifier:domainIdentifier:attributeSet:)",
      "CSSearchableItem.uniqueIdentifier", "CSSearchableItem.domainIdentifier",
      "CSSearchableItem.attributeSet", "CSSearchableItem"),
    .shows(
      "CSSearchableItemAttributeSet.init(itemContentType:)", "CSSearchableItemAttributeSet.title",
      "CSSearchableItemAttributeSet.contentDescription", "CSSearchableItemAttributeSet.keywords",
      "CSSearchableItemAttributeSet.displayName", "CSSearchableItemAttributeSet.textContent",
      "CSSearchableItemAttributeSet.authorNames", "CSSearchableItemAttributeSet.artist",
      "CSSearchableItemAttributeSet.album", "CSSearchableItemAttributeSet.subject",
      "CSSearchableItemAttributeSet"))
  func whatIsIndexedIsFoundUntilItIsDeleted() async throws {
    let outcome = try await run(
      Index(
        app: """
          let named = CSSearchableIndex(name: "vegetables")
          Task {
            let step = UserDefaults.standard.integer(forKey: "step")
            UserDefaults.standard.set(step + 1, forKey: "step")
            let other = item("o", "")
            other.attributeSet.title = nil
            other.attributeSet.displayName = "Olive"
            other.attributeSet.textContent = "green ones"
            other.attributeSet.authorNames = ["Ada"]
            other.attributeSet.artist = "Bea"
            other.attributeSet.album = "Cider"
            other.attributeSet.subject = "Dinner"
            switch step {
            case 0:
              try await index.indexSearchableItems(
                [
                  item("a", "Apple", in: "tree"), item("p", "Plum", in: "tree.small"),
                  item("s", "Strawberry", in: "treeless"), item("s", "Sour berry"), other,
                ])
              try await named.indexSearchableItems([item("l", "Leek")])
            case 1: try await index.deleteSearchableItems(withDomainIdentifiers: ["tree"])
            case 2: try await index.deleteSearchableItems(withIdentifiers: ["o", "l"])
            default: try await index.deleteAllSearchableItems()
            }
          }
          """,
        scene: """
          for step in 0..<4 {
            let app = device.open("Reader")
            device.wait(seconds: 1)
            print(device.search("KIND fru").map(\\.title))
            if step == 0 {
              print(device.search("plu"), device.search("lum"), device.search("berry"))
              print(device.search("green"), device.search("sweet"), device.search(" "))
              print(["ada", "bea", "cid", "dinner"].flatMap { device.search($0) })
            }
            app.goToBackground()
          }
          """))
    #expect(
      outcome.text(of: "Scene") == """
        ["Apple", "Plum", "Sour berry", "Olive", "Leek"]
        [Reader: Plum] [] [Reader: Sour berry]
        [Reader: Olive] [Reader: Apple, Reader: Plum, Reader: Sour berry, Reader: Olive, Reader: Leek] []
        [Reader: Olive, Reader: Olive, Reader: Olive, Reader: Olive]
        ["Sour berry", "Olive", "Leek"]
        ["Sour berry", "Leek"]
        ["Leek"]\n
        """)
  }

  @Test(
    .shows("CSSearchableItemActionType", "CSSearchableItemActivityIdentifier"),
    arguments: [true, false])
  func aTapOpensTheAppWithTheItem(_ isRunning: Bool) async throws {
    let outcome = try await run(
      Index(
        scene: """
          \(isRunning ? #"device.open("Reader").goToBackground()"# : "")
          device.loseSearchIndex(of: "Reader")
          device.search("apple").first?.tap()
          """))
    #expect(outcome.text(of: "Reader") == "true a\n")
  }
}
