import DeviceEvents
import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// A share extension that saves models into the group's store, and an app that lists them.
@Suite struct SharedModelTests {
  private static let model = """
    import SwiftData
    @Model final class Page {
      @Attribute(.unique) var address: String
      var visits = 0
      init(_ address: String) { self.address = address }
    }
    let group = ModelConfiguration(groupContainer: .identifier("group.reader"))

    """

  private static let share = """
    import UIKit
    class ShareViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { value, _ in
          if let url = value as? URL { self.keep(url.absoluteString) }
          self.extensionContext?.completeRequest(returningItems: nil)
        }
      }
      func keep(_ address: String) {
        do {
          let context = ModelContext(try ModelContainer(for: Page.self, configurations: group))
          context.insert(Page(address))
          SAVE
        } catch {
          print(error)
        }
      }
    }
    """

  private static let app = """
    import SwiftUI
    @main struct ReaderApp: App {
      private let container: ModelContainer
      init() {
        do {
          container = try ModelContainer(for: Page.self, configurations: group)
        } catch {
          fatalError("no container: \\(error)")
        }
      }
      var body: some Scene {
        WindowGroup { Pages() }.modelContainer(container)
      }
    }
    struct Pages: View {
      @Environment(\\.modelContext) private var context
      @Query(sort: \\Page.address) private var pages: [Page]
      var body: some View {
        ForEach(pages) { page in
          Button("\\(page.address): \\(page.visits)") { page.visits += 1 }
        }
      }
    }
    """

  private func lesson(saving: String = "try context.save()") -> ShareLesson {
    var lesson = ShareLesson()
    lesson.appCode = Self.model + Self.app
    lesson.extensionCode =
      Self.model + Self.share.replacingOccurrences(of: "SAVE", with: saving)
    return lesson
  }

  private func output(of scene: String, in lesson: ShareLesson) async throws -> String {
    var lesson = lesson
    lesson.scene = "import ExtensionHost\nlet browser = device.open(.browser)\n" + scene
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome.text(of: "Scene")
  }

  @Test(
    .shows("ModelConfiguration.GroupContainer.identifier(_:)", "Scene.modelContainer(_:)"),
    .shows("Query", "Model()"))
  func theAppListsWhatTheExtensionSaved() async throws {
    let scene = """
      for name in ["b", "a", "b"] {
        print(browser.share(.link("https://example.com/\\(name)")).pick("Share"))
      }
      print(device.open("Reader").screen)
      """
    #expect(
      try await output(of: scene, in: lesson()) == """
        completed
        completed
        completed
        button "https://example.com/a: 0"
        button "https://example.com/b: 0"\n
        """)
  }

  @Test func whatTheExtensionHasntSavedIsLost() async throws {
    let scene = """
      print(browser.share(.link("https://example.com/a")).pick("Share"))
      print("[\\(device.open("Reader").screen)]")
      """
    #expect(
      try await output(of: scene, in: lesson(saving: "")) == "completed\n[]\n")
  }

  @Test(.shows("Query"))
  func anAppThatRunsShowsItAfterItsNextLaunch() async throws {
    let scene = """
      let app = device.open("Reader")
      device.open(.browser)
      _ = browser.share(.link("https://example.com/a")).pick("Share")
      print("[\\(device.open("Reader").screen)]")
      app.quit()
      print("[\\(device.open("Reader").screen)]")
      """
    #expect(
      try await output(of: scene, in: lesson()) == """
        []
        [button "https://example.com/a: 0"]\n
        """)
  }

  @Test(.shows("ModelContext.autosaveEnabled"))
  func theAppsContextSavesTenSecondsAfterAChange() async throws {
    let scene = """
      _ = browser.share(.link("https://example.com/a")).pick("Share")
      let app = device.open("Reader")
      for seconds in [9.0, 11.0] {
        app.tap("https://example.com/a: 0")
        device.wait(seconds: seconds)
        app.kill()
        print(device.open("Reader").screen)
      }
      """
    #expect(
      try await output(of: scene, in: lesson()) == """
        button "https://example.com/a: 0"
        button "https://example.com/a: 1"\n
        """)
  }

  @Test(.shows("ModelConfiguration.GroupContainer.automatic"))
  func withoutAWordTheGroupsStoreIsUsed() async throws {
    var lesson = lesson()
    lesson.appCode = lesson.appCode.replacingOccurrences(
      of: "groupContainer: .identifier(\"group.reader\")", with: "")
    let scene = """
      _ = browser.share(.link("https://example.com/a")).pick("Share")
      print(device.open("Reader").screen)
      """
    #expect(
      try await output(of: scene, in: lesson) == "button \"https://example.com/a: 0\"\n")
  }

  @Test(
    .shows(
      "Scene.modelContainer(for: any PersistentModel.Type, inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)"
    ),
    .shows(
      "Scene.modelContainer(for: [any PersistentModel.Type], inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)"
    ), .shows("Scene.modelContext(_:)"))
  func aSceneMakesItsContainer() async throws {
    for maker in [
      "modelContainer(for: Page.self)", "modelContainer(for: [Page.self])",
      "modelContext(ModelContext(container))",
    ] {
      var lesson = lesson()
      lesson.appCode = lesson.appCode.replacingOccurrences(
        of: ".modelContainer(container)", with: "." + maker)
      let scene = """
        _ = browser.share(.link("https://example.com/a")).pick("Share")
        print(device.open("Reader").screen)
        """
      #expect(
        try await output(of: scene, in: lesson) == "button \"https://example.com/a: 0\"\n",
        "\(maker)")
    }
  }

  @Test(.shows("ModelConfiguration.GroupContainer.identifier(_:)"))
  func aGroupThatIsntAmongTheEntitlementsEndsTheProgram() async throws {
    var lesson = lesson()
    lesson.isEntitled = false
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.lines.contains { $0.contains("no container for the group group.reader") })
  }
}
