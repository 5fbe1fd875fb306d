import Foundation
import SimulatedFoundation
import SimulatedSwiftUI
import SimulatedUIKit
import SimulatedUniformTypeIdentifiers
import TestSupport
import Testing

/// Documents that the user puts somewhere, and inspectors.
@MainActor @Suite(.serialized) struct PresentingExporterTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String
    var name: String?

    init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard !text.isEmpty else { throw CocoaError(.fileWriteUnknown) }
      let type = configuration.contentType.identifier
      let wrapper = FileWrapper(
        regularFileWithContents: Data(
          "\(text) as \(type) \(configuration.existingFile == nil)".utf8))
      wrapper.preferredFilename = name
      return wrapper
    }
  }

  @Test(
    .shows("FileDocument", "FileDocument.fileWrapper(configuration:)"),
    .shows("FileDocumentWriteConfiguration", "FileDocumentWriteConfiguration.contentType"),
    .shows("FileDocumentWriteConfiguration.existingFile", "FileDocument.WriteConfiguration"))
  func aDocumentBecomesAFile() throws {
    func file(_ note: Note, _ name: String?) throws -> String {
      let file = try ExportedFile.make(of: note, .plainText, named: name)
      return "\(file.lastPathComponent): \(try String(contentsOf: file, encoding: .utf8))"
    }
    let words = "words as public.plain-text true"
    #expect(try file(Note("words"), nil) == "Document.txt: \(words)")
    #expect(try file(Note("words"), "Mine") == "Mine.txt: \(words)")
    #expect(try file(Note("words", name: "Own.md"), nil) == "Own.md: \(words)")
    #expect(throws: CocoaError.self) { try file(Note(""), nil) }
  }

  private struct Exporting: View {
    @State var isShown = false
    var note: Note? = Note("words")
    let done: (String) -> Void

    var body: some View {
      VStack {
        Button("export") { isShown = true }
        Text(verbatim: isShown ? "open" : "closed")
      }
      .fileExporter(
        isPresented: $isShown, document: note, contentTypes: [.plainText],
        defaultFilename: "Note",
        onCompletion: { result in
          switch result {
          case .success(let url): done(url.path)
          case .failure(let error): done("\(type(of: error))")
          }
        }, onCancellation: { done("cancelled") })
    }
  }

  private func picker(_ shown: ShownInterface) async throws -> UIDocumentPickerViewController {
    try await shown.tap("export")
    return try #require(
      shown.controller.presentedViewController as? UIDocumentPickerViewController)
  }

  @Test(
    .shows(
      "View.fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)"
    ),
    .shows("FileDocument.writableContentTypes", "FileDocument.readableContentTypes"))
  func theUserPutsADocumentSomewhere() async throws {
    var ends: [String] = []
    let shown = ShownInterface(Exporting { ends.append($0) })
    var picker = try await picker(shown)
    #expect(picker.documentPickerMode == .exportToService)
    picker.delegate?.documentPicker(
      picker, didPickDocumentsAt: [URL(fileURLWithPath: "/there/Note.txt")])
    await shown.settle()
    #expect(shown.lines.last == #"label "closed""#)
    picker = try await self.picker(shown)
    picker.delegate?.documentPickerWasCancelled(picker)
    await shown.settle()
    #expect(ends == ["/there/Note.txt", "cancelled"])
    let failing = ShownInterface(Exporting(note: Note("")) { ends.append($0) })
    try await failing.tap("export")
    await failing.settle()
    #expect(ends.last == "CocoaError")
    let nothing = ShownInterface(Exporting(note: nil) { ends.append($0) })
    try await nothing.tap("export")
    #expect(nothing.controller.presentedViewController == nil)
    #expect(Note.writableContentTypes == [.plainText])
  }

  @Test(
    .shows("View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)"))
  func theEndOfAnExportIsTold() async throws {
    struct Short: View {
      @State var isShown = false
      let done: (URL?) -> Void
      var body: some View {
        Button("export") { isShown = true }
          .fileExporter(
            isPresented: $isShown, document: Note("words"), contentType: .plainText
          ) { done(try? $0.get()) }
      }
    }
    var ends: [URL?] = []
    let shown = ShownInterface(Short { ends.append($0) })
    let picker = try await picker(shown)
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [URL(fileURLWithPath: "/a.txt")])
    #expect(ends == [URL(fileURLWithPath: "/a.txt")])
  }

  @Test(.shows("View.inspector(isPresented:content:)"))
  func anInspectorIsASheet() async throws {
    struct Inspected: View {
      @State var isShown = false
      var body: some View {
        Button("more") { isShown = true }.inspector(isPresented: $isShown) { Text("all of it") }
      }
    }
    let shown = ShownInterface(Inspected())
    try await shown.tap("more")
    #expect(shown.text == #"label "all of it""#)
    try await shown.pullDown()
    #expect(shown.text == #"button "more""#)
  }

  @Test(.shows("View.onContinueUserActivity(_:perform:)"))
  func anActivityOfItsTypeIsContinued() throws {
    var continued: [String] = []
    let view = HostingView()
    view.content = {
      AnyView(
        Text("a").onContinueUserActivity("edit") { continued.append($0.title ?? "") })
    }
    for type in ["edit", "read"] {
      let activity = NSUserActivity(activityType: type)
      activity.title = "to \(type)"
      view.take(activity)
    }
    #expect(continued == ["to edit"])
  }
}
