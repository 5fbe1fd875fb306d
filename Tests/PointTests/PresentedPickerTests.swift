import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Pickers that SwiftUI presents while a value is true.
@Suite struct PresentedPickerTests {
  /// Runs an app of SwiftUI beside a file provider.
  private func run(view: String, members: String, scene: String) async throws -> Outcome {
    var lesson = ProviderLesson()
    lesson.scene = scene
    let start = "```swift file=Editor.swift target=Editor\n"
    let parts = lesson.markdown.components(separatedBy: start)
    let rest = try #require(parts[1].range(of: "\n```"))
    let app = """
      import PhotosUI
      import SwiftUI
      import UniformTypeIdentifiers
      @main struct EditorApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View {
        @State private var isShown = false
        \(members)
        var body: some View {
          Button("Open") { isShown = true }
          \(view)
        }
      }
      """
    let markdown = parts[0] + start + app + parts[1][rest.lowerBound...]
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("View.fileImporter(isPresented:allowedContentTypes:onCompletion:)"),
    .shows(
      "View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
      """
      View.fileImporter(isPresented:allowedContentTypes:\
      allowsMultipleSelection:onCompletion:onCancellation:)
      """
    ),
    arguments: [
      ("onCompletion: { print((try? $0.get())?.lastPathComponent ?? \"\") }", "a.txt\n"),
      (
        "allowsMultipleSelection: true, onCompletion: { print((try? $0.get())?.count ?? 0) }",
        "1\n"
      ),
      (
        """
        allowsMultipleSelection: false, onCompletion: { print((try? $0.get())?.count ?? 0) },
        onCancellation: { print("cancelled") }
        """, "cancelled\n1\n"
      ),
    ])
  func aDocumentIsImported(_ arguments: String, _ printed: String) async throws {
    let outcome = try await run(
      view: ".fileImporter(isPresented: $isShown, allowedContentTypes: [.text], \(arguments))",
      members: "",
      scene: """
        let app = device.open("Editor")
        app.tap("Open")
        app.documentPicker.cancel()
        app.tap("Open")
        app.documentPicker.browse("Drawer")
        print(app.documentPicker.pick("a.txt"))
        print(app.screen)
        """)
    #expect(outcome.text(of: "Editor") == printed)
    #expect(outcome.text(of: "Scene") == "done\nbutton \"Open\"\n")
  }

  @Test(
    .shows(
      "View.photosPicker(isPresented:selection:matching:preferredItemEncoding:)",
      """
      View.photosPicker(isPresented:selection:maxSelectionCount:\
      selectionBehavior:matching:preferredItemEncoding:)
      """
    ),
    arguments: [
      ("PhotosPickerItem?", "nil", "(isPresented: $isShown, selection: $items)", "IMG_0001"),
      (
        "[PhotosPickerItem]", "[]",
        "(isPresented: $isShown, selection: $items, maxSelectionCount: 1, matching: .videos)",
        "IMG_0002"
      ),
    ])
  func aPhotoIsPicked(
    _ type: String, _ value: String, _ arguments: String, _ name: String
  ) async throws {
    let outcome = try await run(
      view: """
        .photosPicker\(arguments)
        .onChange(of: items) { print("picked", isShown) }
        """,
      members: "@State private var items: \(type) = \(value)",
      scene: """
        let photos = device.open(.photos)
        photos.add(.beach)
        photos.add(.waves)
        let app = device.open("Editor")
        app.tap("Open")
        app.photoPicker.pick("\(name)")
        print(app.screen)
        """)
    #expect(outcome.text(of: "Editor") == "picked false\n")
    #expect(outcome.text(of: "Scene") == "button \"Open\"\n")
  }

  @Test(
    .shows("PhotosPicker.init(selection:matching:preferredItemEncoding:label:)"),
    .shows("PhotosPicker.init(selection:matching:preferredItemEncoding:photoLibrary:label:)"),
    .shows("PhotosPicker.init(_:selection:matching:preferredItemEncoding:photoLibrary:)"),
    .shows(
      """
      PhotosPicker.init(selection:maxSelectionCount:selectionBehavior:\
      matching:preferredItemEncoding:photoLibrary:label:)
      """,
      """
      PhotosPicker.init(_:selection:maxSelectionCount:selectionBehavior:\
      matching:preferredItemEncoding:)
      """
    ),
    .shows("PhotosPickerItem.itemIdentifier", "PhotosPickerItem.init(itemIdentifier:)"),
    .shows("PhotosPickerItem.==(_:_:)", "PhotosPickerItem.hash(into:)"))
  func itemsOfALibraryHaveIdentifiers() async throws {
    let outcome = try await run(
      view: """
        PhotosPicker(selection: $item) { Text("1") }
        PhotosPicker(selection: $item, photoLibrary: .shared()) { Text("2") }
        PhotosPicker("3", selection: $item, photoLibrary: .shared())
        PhotosPicker(selection: $items, photoLibrary: .shared()) { Text("4") }
        PhotosPicker("5", selection: $items)
          .onChange(of: item) {
            let known = item?.itemIdentifier.map(PhotosPickerItem.init)
            print(item?.itemIdentifier ?? "none", known == item, Set([item, known]).count)
          }
          .onChange(of: items) { print(items.map(\\.itemIdentifier)) }
        """,
      members: """
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        """,
      scene: """
        let photos = device.open(.photos)
        photos.add(.beach)
        photos.add(.logo)
        let app = device.open("Editor")
        for (name, photo) in [("1", 1), ("2", 1), ("3", 2), ("4", 1), ("5", 1)] {
          app.tap(name)
          app.photoPicker.pick("IMG_000\\(photo)")
        }
        """)
    let identifier = "00000000-0000-0000-0000-00000000000"
    #expect(
      outcome.text(of: "Editor") == """
        none false 2
        \(identifier)1/L0/001 true 1
        \(identifier)2/L0/001 true 1
        [Optional("\(identifier)1/L0/001")]
        [nil]\n
        """)
  }
}
