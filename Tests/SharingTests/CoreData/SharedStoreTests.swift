import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// A Core Data store in a group container, shared by an extension and its app.
@Suite struct SharedStoreTests {
  private static let stack = """
    import CoreData
    import UIKit

    @objc(Note) final class Note: NSManagedObject {
      @nonobjc class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
      @NSManaged var text: String?
      @NSManaged var count: Int32
      @NSManaged var tags: NSSet?
      @objc(addTagsObject:) @NSManaged func addToTags(_ value: Tag)
    }

    @objc(Tag) final class Tag: NSManagedObject {
      @NSManaged var word: String?
      @NSManaged var note: Note?
    }

    func makeContainer() -> NSPersistentContainer {
      let container = NSPersistentContainer(name: "Notes")
      let folder = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.reader")!
      let store = NSPersistentStoreDescription(url: folder.appendingPathComponent("Notes.sqlite"))
      store.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
      store.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
      container.persistentStoreDescriptions = [store]
      container.loadPersistentStores { _, error in
        if let error { print("not loaded:", error) }
      }
      return container
    }
    """

  private static let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Note" representedClassName="Note">
        <attribute name="text" attributeType="String"/>
        <attribute name="count" attributeType="Integer 32" defaultValueString="0"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
      </entity>
      <entity name="Tag" representedClassName="Tag">
        <attribute name="word" optional="YES" attributeType="String"/>
        <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
      </entity>
    </model>
    """

  private static var files: String {
    ["Reader", "Share"].map { target in
      """
      ```swift file=\(target)Stack.swift target=\(target)
      \(stack)
      ```

      ```xml file=Notes.xcdatamodeld/Notes.xcdatamodel/contents target=\(target)
      \(model)
      ```

      """
    }.joined(separator: "\n")
  }

  @Test(
    .shows(
      "NSPersistentContainer.init(name:)",
      "NSManagedObject._managed(_: String) <Value> -> Value",
      "Notification.Name.NSPersistentStoreRemoteChange"))
  func appHearsOfWhatTheExtensionSaves() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import CoreData
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let container = makeContainer()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          _ = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange,
            object: container.persistentStoreCoordinator, queue: .main
          ) { [container] note in
            let context = container.viewContext
            let request = NSPersistentHistoryChangeRequest.fetchHistory(
              after: nil as NSPersistentHistoryToken?)
            let result = try? context.execute(request) as? NSPersistentHistoryResult
            let list = result?.result as? [NSPersistentHistoryTransaction] ?? []
            print("history:", list.map { $0.author ?? "-" })
            let notes = (try? context.fetch(Note.fetchRequest())) ?? []
            print(notes.map { "\\($0.text ?? "-") \\($0.count) \\($0.tags?.count ?? 0)" })
          }
          return true
        }
      }
      """
    lesson.extensionCode = """
      import CoreData
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let context = makeContainer().viewContext
          context.transactionAuthor = "share"
          let note = Note(context: context)
          note.text = "from Share"
          note.count += 7
          let tag = Tag(context: context)
          tag.word = "new"
          note.addToTags(tag)
          print("tag of:", tag.note?.text ?? "-")
          do { try context.save() } catch { print("not saved:", error) }
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      let browser = device.open(.browser)
      print(browser.share(.link("https://example.com/a")).pick("Share"))
      device.open("Reader")
      """
    let markdown = lesson.markdown.replacing("```swift scene", with: Self.files + "```swift scene")
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "tag of: from Share\n")
    #expect(outcome.text(of: "Reader") == "history: [\"share\"]\n[\"from Share 7 1\"]\n")
  }
}
