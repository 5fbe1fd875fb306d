import DeviceSystem
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Files that stay in place and are passed to another process.
@Suite(
  .enabled(if: WallNeed.missing.isEmpty, "this machine's kernel has no Landlock 6: not tested"))
struct HandedFileTests {
  /// The app shares one of its files in place, and the URL of another.
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let screen = UIViewController()
      func applicationDidBecomeActive(_ application: UIApplication) {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        func file(_ name: String) -> URL {
          let file = documents.appendingPathComponent(name)
          try? name.write(to: file, atomically: true, encoding: .utf8)
          return file
        }
        let (open, linked, _) = (file("open"), file("linked"), file("closed"))
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
          forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .all
        ) {
          $0(open, true, nil)
          return nil
        }
        let link = NSItemProvider(item: linked as NSURL, typeIdentifier: "public.file-url")
        let sheet = UIActivityViewController(
          activityItems: [provider, link], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, _, _, _ in
          print((try? String(contentsOf: open, encoding: .utf8)) ?? "-")
        }
        screen.present(sheet, animated: true)
      }
    }
    """

  @Test(
    .shows(
      "NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)",
      "URL.startAccessingSecurityScopedResource()"))
  func whoeverIsHandedAFileMayOpenThatOneAndNoOther() async throws {
    var lesson = ShareLesson()
    lesson.appCode = Self.app
    lesson.rule = """
      <key>NSExtensionActivationSupportsText</key><true/>
      <key>NSExtensionActivationSupportsFileWithMaxCount</key><integer>9</integer>
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        func look(_ what: String, _ file: URL) {
          let text = try? String(contentsOf: file, encoding: .utf8)
          print(what, text ?? "-", file.startAccessingSecurityScopedResource())
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let items = extensionContext?.inputItems as? [NSExtensionItem] ?? []
          let providers = items.flatMap { $0.attachments ?? [] }
          providers[0].loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") {
            [self] file, isInPlace, _ in
            guard let file else { return }
            let folder = file.deletingLastPathComponent()
            look("in place:", file)
            look("closed:", folder.appendingPathComponent("closed"))
            look("not yet:", folder.appendingPathComponent("linked"))
            print("list:", (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            print("write:", (try? "changed".write(to: file, atomically: false, encoding: .utf8)) != nil)
            print("remove:", (try? FileManager.default.removeItem(at: file)) != nil)
            DispatchQueue.main.async { [self] in
              providers[1].loadItem(forTypeIdentifier: "public.file-url") { [self] item, _ in
                guard let file = item as? URL else { return print(item ?? "nothing") }
                look("by URL:", file)
                print("write:", (try? "changed".write(to: file, atomically: false, encoding: .utf8)) != nil)
                extensionContext?.completeRequest(returningItems: nil)
              }
            }
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      print(device.open("Reader").sheet.pick("Share"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Share") == """
        in place: open true
        closed: - false
        not yet: - false
        list: []
        write: true
        remove: false
        by URL: linked true
        write: false

        """)
    #expect(outcome.text(of: "Reader") == "changed\n")
  }
}
