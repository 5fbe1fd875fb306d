import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Values that an app hands to extensions, and pictures that the user picks for an app.
@Suite struct TransferTests {
  private func run(app: String, extensionCode: String = "", scene: String) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.appCode = "import PhotosUI\nimport SwiftUI\nimport UniformTypeIdentifiers\n" + app
    if !extensionCode.isEmpty { lesson.extensionCode = extensionCode }
    lesson.rule = """
      <key>NSExtensionActivationSupportsText</key><true/>
      <key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>2</integer>
      """
    lesson.scene = "import ExtensionHost\n" + scene
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static func app(_ views: String, _ members: String = "") -> String {
    """
    @main struct ReaderApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    struct ContentView: View {
      \(members)
      var body: some View { VStack { \(views) } }
    }
    """
  }

  private static let loading = """
    import CoreTransferable
    import UIKit

    class ShareViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        print(item?.attributedTitle?.string ?? "-", item?.attributedContentText?.string ?? "-")
        Task {
          for provider in item?.attachments ?? [] {
            print(provider.registeredTypeIdentifiers)
            await load(URL.self, provider)
            await load(String.self, provider)
          }
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      func load<T: Transferable>(_ type: T.Type, _ provider: NSItemProvider) async {
        let words = await withCheckedContinuation { continuation in
          _ = provider.loadTransferable(type: T.self) { result in
            switch result {
            case .success(let value): continuation.resume(returning: "\\(value)")
            case .failure(let error): continuation.resume(returning: "\\(error)")
            }
          }
        }
        print(type, words)
      }
    }
    """

  @Test(
    .shows("ShareLink", "DefaultShareLinkLabel", "DefaultShareLinkLabel.body", "SharePreview"),
    .shows("ShareLink.init(item: URL, subject:message:)"),
    .shows("ShareLink.init(_:item: String, subject:message:)"),
    .shows("ShareLink.init(_:item:subject:message:preview:)", "SharePreview.init(_:)"))
  func aLinkSharesAValueInAllItsFormsWithAnExtension() async throws {
    let outcome = try await run(
      app: """
        struct Book: Transferable {
          var title: String
          var link: URL
          static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \\.link)
            ProxyRepresentation(exporting: \\.title)
          }
        }

        """
          + Self.app(
            """
            ShareLink(item: book.link)
            ShareLink("Text", item: book.title, subject: Text("About"), message: Text("Read it"))
            ShareLink("Book", item: book, preview: SharePreview(book.title))
            """,
            #"let book = Book(title: "On reading", link: URL(string: "https://example.com/a")!)"#),
      extensionCode: Self.loading,
      scene: """
        let app = device.open("Reader")
        print(app.screen)
        for name in ["Share…", "Text", "Book"] {
          app.tap(name)
          print(app.sheet.pick("Share"))
        }
        print(app.screen)
        """)
    let buttons = """
      button "Share…"
      button "Text"
      button "Book"
      """
    #expect(
      outcome.text(of: "Scene") == """
        \(buttons)
        completed
        completed
        completed
        \(buttons)\n
        """)
    #expect(
      outcome.text(of: "Share") == """
        - -
        ["public.url"]
        URL https://example.com/a
        String importNotSupported
        About Read it
        ["public.utf8-plain-text"]
        URL importNotSupported
        String On reading
        On reading -
        ["public.url", "public.utf8-plain-text"]
        URL https://example.com/a
        String On reading\n
        """)
  }

  @Test(
    .shows("ShareLink.init(_:item: URL, subject:message:)"),
    .shows("ShareLink.init(item: URL, subject:message:label:)"),
    .shows("ShareLink.init(item: String, subject:message:label:)"),
    .shows("ShareLink.init(item: String, subject:message:)"),
    .shows(
      """
      ShareLink.init(items: Data, subject: Text?, message: Text?, \
      label: () -> Label) where Data.Element == URL
      """,
      """
      ShareLink.init(items: Data, subject: Text?, message: Text?, \
      label: () -> Label) where Data.Element == String
      """,
      """
      ShareLink.init(items: Data, subject: Text?, message: Text?) where Data.Element == URL
      """,
      """
      ShareLink.init(items: Data, subject: Text?, message: Text?) where Data.Element == String
      """),
    .shows("ShareLink.init(items:subject:message:preview:)"),
    .shows("ShareLink.init(items:subject:message:preview:label:)"),
    .shows("ShareLink.init(item:subject:message:preview:)"),
    .shows("ShareLink.init(item:subject:message:preview:label:)"),
    .shows("SharePreview.init(_:image:icon:)", "SharePreview.init(_:image:)"),
    .shows("SharePreview.init(_:icon:)"))
  func severalValuesAreAttachmentsOfOneItem() async throws {
    let outcome = try await run(
      app: Self.app(
        """
        ShareLink(items: ["a", "b"]) { Text("1") }
        ShareLink(item: "c") { Text("2") }
        ShareLink(item: "d", preview: SharePreview("3", image: picture)) { Text("3") }
        ShareLink(items: ["e"], preview: { SharePreview($0, icon: picture) }) { Text("4") }
        ShareLink(items: links) { Text("5") }
        ShareLink(item: links[0]) { Text("6") }
        ShareLink("8", item: links[1])
        HStack { ShareLink(item: "n") }
        HStack { ShareLink(items: ["h", "i"]) }
        HStack { ShareLink(items: links) }
        HStack { ShareLink(item: "l", preview: SharePreview("7", image: picture, icon: picture)) }
        HStack { ShareLink(items: ["m"], preview: { SharePreview($0) }) }
        """,
        """
        let picture = Image(systemName: "star")
        let links = ["f", "g"].map { URL(string: "https://example.com/\\($0)")! }
        """),
      extensionCode: Self.loading,
      scene: """
        let app = device.open("Reader")
        for name in ["1", "2", "3", "4", "5", "6", "8"] {
          app.tap(name)
          app.sheet.pick("Share")
        }
        print(app.screen)
        """)
    #expect(
      outcome.text(of: "Share").split(separator: "\n")
        .filter { $0.hasPrefix("String ") || $0.hasPrefix("URL ") || $0.hasSuffix(" -") }
        .filter { !$0.hasSuffix("importNotSupported") }
        == [
          "- -", "String a", "String b", "- -", "String c", "3 -", "String d", "e -", "String e",
          "- -", "URL https://example.com/f", "URL https://example.com/g", "- -",
          "URL https://example.com/f", "- -", "URL https://example.com/g",
        ])
    let usual = outcome.text(of: "Scene").split(separator: "\n").filter { $0.contains("Share…") }
    #expect(usual.count == 5)
  }

  @Test(
    .shows("PhotosPicker", "PhotosPicker.body", "PhotosPickerItem"),
    .shows("PhotosPicker.init(_:selection:matching:preferredItemEncoding:)"),
    .shows(
      """
      PhotosPicker.init(selection:maxSelectionCount:selectionBehavior:\
      matching:preferredItemEncoding:label:)
      """
    ),
    .shows("PhotosPickerItem.loadTransferable(type:)", "PhotosPickerItem.supportedContentTypes"),
    .shows("PhotosPickerItem.loadTransferable(type:completionHandler:)"),
    .shows("PHPickerFilter.images", "PHPickerFilter.any(of:)", "PHPickerFilter.videos"),
    .shows("PHPickerViewController.viewDidAppear(_:)"))
  func theUserPicksPicturesFromTheLibraryForAView() async throws {
    let outcome = try await run(
      app: Self.app(
        """
        PhotosPicker("Pick", selection: $item, matching: .images)
        PhotosPicker(
          selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .videos])
        ) { Text("Several") }
        image?.resizable().frame(width: 40, height: 40)
        Text(text)
        """,
        """
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        @State private var image: Image?
        @State private var text = "none"
        """
      ).replacingOccurrences(
        of: "} }\n}",
        with: """
          }
          .onChange(of: item) {
            Task {
              image = try? await item?.loadTransferable(type: Image.self)
              let data = try? await item?.loadTransferable(type: Data.self)
              text = "\\(data?.count ?? 0) bytes, \\(item?.itemIdentifier ?? "no identifier")"
              do { _ = try await item?.loadTransferable(type: String.self) } catch {
                print(error)
              }
            }
          }
          .onChange(of: items) {
            let types = items.flatMap(\\.supportedContentTypes).map(\\.identifier)
            items.last?.loadTransferable(type: Data.self) { result in
              print(types, (try? result.get())?.count ?? 0)
            }
          } }
          }
          """),
      scene: """
        let photos = device.open(.photos)
        photos.add(.beach)
        photos.add(.waves)
        let app = device.open("Reader")
        app.tap("Pick")
        print(app.photoPicker.photos)
        app.photoPicker.pick("IMG_0001")
        device.wait(seconds: 1)
        print(app.screen)
        app.tap("Several")
        print(app.photoPicker.photos)
        app.photoPicker.cancel()
        app.tap("Several")
        app.photoPicker.pick("IMG_0002", "IMG_0001")
        device.wait(seconds: 1)
        """)
    #expect(
      outcome.text(of: "Scene") == """
        ["IMG_0001"]
        button "Pick"
        button "Several"
        image
        label "1348 bytes, no identifier"
        ["IMG_0001", "IMG_0002"]\n
        """)
    #expect(
      outcome.text(of: "Reader") == """
        importNotSupported
        ["com.apple.quicktime-movie", "public.jpeg"] 1348\n
        """)
  }

  @Test(
    .shows("PHPickerViewController", "PHPickerViewController.init(configuration:)"),
    .shows("PHPickerViewController.configuration", "PHPickerViewController.delegate"),
    .shows("PHPickerViewControllerDelegate", "PHPickerResult", "PHPickerResult.itemProvider"),
    .shows("PHPickerViewControllerDelegate.picker(_:didFinishPicking:)"),
    .shows("PHPickerResult.assetIdentifier", "PHPickerConfiguration"),
    .shows("PHPickerConfiguration.init()"),
    .shows("PHPickerConfiguration.init(photoLibrary:)", "PHPickerConfiguration.filter"),
    .shows("PHPickerConfiguration.selectionLimit", "PHPickerFilter.not(_:)"),
    .shows("PHPickerFilter.livePhotos", "PHPickerFilter.all(of:)", "PHPickerFilter"),
    .shows("PHPickerFilter.screenshots", "PHPickerFilter.panoramas"))
  func aPickerOfUIKitGivesProviders() async throws {
    let outcome = try await run(
      app: """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = Main()
            window?.makeKeyAndVisible()
            return true
          }
        }
        class Main: UIViewController, PHPickerViewControllerDelegate {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print(PHPickerConfiguration().selectionLimit)
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.selectionLimit = 0
            configuration.filter = .all(of: [
              .not(.livePhotos), .not(.any(of: [.screenshots, .panoramas])), .not(.videos),
            ])
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = self
            present(picker, animated: true)
          }
          func picker(
            _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
          ) {
            print(picker.configuration.selectionLimit, results.map(\\.assetIdentifier))
            picker.dismiss(animated: true)
            for result in results {
              let provider = result.itemProvider
              print(provider.suggestedName ?? "", provider.registeredTypeIdentifiers)
              provider.loadObject(ofClass: UIImage.self) { image, _ in
                print((image as? UIImage)?.size ?? .zero)
              }
            }
          }
        }
        """,
      scene: """
        let photos = device.open(.photos)
        photos.add(.beach)
        photos.add(.waves)
        photos.add(.logo)
        let app = device.open("Reader")
        print(app.photoPicker.photos)
        app.photoPicker.pick("IMG_0003")
        device.wait(seconds: 1)
        """)
    #expect(outcome.text(of: "Scene") == "[\"IMG_0001\", \"IMG_0003\"]\n")
    #expect(
      outcome.text(of: "Reader") == """
        1
        0 [Optional("00000000-0000-0000-0000-000000000003/L0/001")]
        IMG_0003 ["public.png"]
        (32.0, 32.0)\n
        """)
  }

  @Test(.shows("PHPickerViewController.viewDidDisappear(_:)"))
  func nothingIsPickedInAPickerThatTheCodeHasRemoved() async throws {
    let outcome = try await run(
      app: """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = Main()
            window?.makeKeyAndVisible()
            return true
          }
        }
        class Main: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            present(picker, animated: true)
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { picker.dismiss(animated: true) }
          }
        }
        """,
      scene: """
        device.open(.photos).add(.beach)
        let app = device.open("Reader")
        print(app.photoPicker.photos)
        device.wait(seconds: 6)
        print(app.photoPicker.photos)
        """)
    // The scene ends with its mistake.
    #expect(outcome.text(of: "Scene") == "[\"IMG_0001\"]\n")
  }
}
