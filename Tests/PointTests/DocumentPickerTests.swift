import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Document pickers: what an app gets when the user chooses.
@Suite struct DocumentPickerTests {
  private func run(_ lesson: ProviderLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static let pick = """
    let app = device.open("Editor")
    app.tap("Open")
    app.documentPicker.browse("Drawer")
    print(app.documentPicker.pick("a.txt"))
    """

  @Test(
    .shows(
      "URL.startAccessingSecurityScopedResource()", "URL.stopAccessingSecurityScopedResource()",
      "NSURL.startAccessingSecurityScopedResource()",
      "NSURL.stopAccessingSecurityScopedResource()",
      "NSFileProviderExtension.itemChanged(at:)",
      "NSFileProviderExtension.stopProvidingItem(at:)",
      "UIDocumentPickerViewController.init(forOpeningContentTypes:)",
      "UIDocumentPickerViewController.delegate",
      "UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)"))
  func anOpenedDocumentIsFetchedWhenItIsReadByCoordinationWithAccess() async throws {
    var lesson = ProviderLesson()
    lesson.picked = """
      let url = urls[0]
      func read(_ name: String) {
        var problem: NSError?
        NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: &problem) { url in
          print(name, (try? String(contentsOf: url, encoding: .utf8)) ?? "refused")
        }
      }
      read("without")
      print(url.startAccessingSecurityScopedResource())
      print("uncoordinated", (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")
      read("with")
      print((url as NSURL).startAccessingSecurityScopedResource())
      (url as NSURL).stopAccessingSecurityScopedResource()
      NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) { url in
        do { try Data("new".utf8).write(to: url) } catch { print("not written") }
      }
      url.stopAccessingSecurityScopedResource()
      read("afterwards")
      """
    lesson.scene = Self.pick
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "done\n")
    #expect(
      outcome.text(of: "Editor") == """
        without refused
        true
        uncoordinated nothing
        with text of a.txt
        true
        afterwards refused\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Drawer: ") && !$0.hasSuffix("ends with the run") }
        .dropFirst(3) == [
          #"Drawer: is called: enumerator(for:), "Drawer""#,
          "Drawer: is called: enumerateItems(for:startingAt:)",
          #"Drawer: is called: providePlaceholder(at:completionHandler:), "a.txt""#,
          #"Drawer: prints "invalidate\n""#,
          #"Drawer: is called: startProvidingItem(at:completionHandler:), "a.txt""#,
          #"Drawer: is called: itemChanged(at:), "a.txt""#, #"Drawer: prints "changed new\n""#,
          #"Drawer: is called: stopProvidingItem(at:), "a.txt""#, #"Drawer: prints "stop a.txt\n""#,
        ])
  }

  @Test(
    .shows(
      "UIDocumentPickerViewController.init(forOpeningContentTypes:asCopy:)",
      "UIDocumentPickerViewController.allowsMultipleSelection",
      "UIDocumentPickerViewController.documentPickerMode"))
  func importingGivesCopiesThatNeedNoAccess() async throws {
    var lesson = ProviderLesson()
    lesson.picker = """
      {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
        picker.allowsMultipleSelection = true
        return picker
      }()
      """
    lesson.picked = """
      for url in urls {
        print((try? String(contentsOf: url, encoding: .utf8)) ?? "refused")
        print(url.deletingLastPathComponent().lastPathComponent, presentedViewController == nil)
      }
      """
    lesson.scene = """
      let app = device.open("Editor")
      app.tap("Open")
      app.documentPicker.browse("Drawer")
      print(app.documentPicker.pick("a.txt", "b.txt"))
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Editor") == """
        text of a.txt
        com.example.Editor-Inbox true
        text of b.txt
        com.example.Editor-Inbox true\n
        """)
  }

  @Test func aCopyIsWrittenWhereNoLinkLeadsTo() async throws {
    var lesson = ProviderLesson()
    lesson.picker = """
      {
        let inbox = NSTemporaryDirectory() + "/com.example.Editor-Inbox"
        let other = (NSHomeDirectory() as NSString).deletingLastPathComponent + "/Scene/Documents"
        try? FileManager.default.createDirectory(atPath: inbox, withIntermediateDirectories: true)
        try? FileManager.default.createSymbolicLink(
          atPath: inbox + "/a.txt", withDestinationPath: other + "/a.txt")
        return UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
      }()
      """
    lesson.picked = "print((try? String(contentsOf: urls[0], encoding: .utf8)) ?? \"refused\")"
    lesson.scene = """
      import Foundation
      let app = device.open("Editor")
      app.tap("Open")
      app.documentPicker.browse("Drawer")
      _ = app.documentPicker.pick("a.txt")
      print(try FileManager.default.contentsOfDirectory(atPath: NSHomeDirectory() + "/Documents"))
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Editor") == "text of a.txt\n")
    #expect(outcome.text(of: "Scene") == "[]\n")
  }

  @Test(
    .shows(
      "UIDocumentPickerDelegate.documentPickerWasCancelled(_:)",
      "UIDocumentPickerViewController.viewDidDisappear(_:)",
      "UIDocumentPickerViewController.init(documentTypes:in:)"))
  func onlyWhatIsWantedCanBePickedAndTheUserCanGiveUp() async throws {
    var lesson = ProviderLesson()
    lesson.picker = #"UIDocumentPickerViewController(documentTypes: ["public.image"], in: .import)"#
    lesson.scene = """
      let app = device.open("Editor")
      app.tap("Open")
      print(app.documentPicker.locations)
      print(app.documentPicker.browse("Drawer"))
      app.documentPicker.cancel()
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        ["Drawer"]
        a.txt, can't be picked
        b.txt, can't be picked\n
        """)
    #expect(outcome.text(of: "Editor") == "cancelled true\n")
    lesson.scene = """
      let app = device.open("Editor")
      app.tap("Open")
      app.documentPicker.browse("Drawer")
      app.documentPicker.pick("a.txt")
      """
    #expect(
      try await run(lesson).lines.contains {
        $0.contains("'a.txt' can't be chosen: its type wasn't requested")
      })
    lesson.picker += "; DispatchQueue.main.async { self.dismiss(animated: false) }"
    #expect(
      try await run(lesson).lines.contains { $0.contains("no document picker is shown") })
  }

  struct Failing: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start: String
    /// What the app's coordinated read prints.
    var read: String
  }

  @Test(
    .shows("NSFileProviderExtension.startProvidingItem(at:completionHandler:)"),
    arguments: [
      Failing(
        testDescription: "refused",
        start: "completionHandler(NSFileProviderError(.notAuthenticated))",
        read: "NSFileProviderErrorDomain -1000"),
      Failing(
        testDescription: "nothing written", start: "completionHandler(nil)",
        read: "NSCocoaErrorDomain 260"),
      Failing(testDescription: "no answer", start: "", read: "NSCocoaErrorDomain 4097"),
      Failing(
        testDescription: "a crash", start: "preconditionFailure()", read: "NSCocoaErrorDomain 4097"),
    ])
  func aReadOfWhatCanNotBeFetchedGetsTheProvidersError(_ test: Failing) async throws {
    var lesson = ProviderLesson()
    lesson.start = test.start
    lesson.picked = """
      guard urls[0].startAccessingSecurityScopedResource() else { return }
      defer { urls[0].stopAccessingSecurityScopedResource() }
      var problem: NSError?
      NSFileCoordinator().coordinate(readingItemAt: urls[0], options: [], error: &problem) { _ in
        print("read")
      }
      print(problem?.domain ?? "none", problem?.code ?? 0)
      """
    lesson.scene = Self.pick
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Editor") == test.read + "\n")
    #expect(outcome.text(of: "Scene") == "done\n")
  }

  @Test(
    .shows(
      "UIDocumentPickerViewController.init(forExporting:asCopy:)",
      "UIDocumentPickerViewController.init(forExporting:)",
      "UIDocumentPickerViewController.init(url:in:)", "UIDocumentPickerMode.exportToService",
      "UIDocumentPickerMode.moveToService"),
    arguments: [
      ("UIDocumentPickerViewController(forExporting: [file()], asCopy: true)", true),
      ("UIDocumentPickerViewController(forExporting: [file()])", false),
      ("UIDocumentPickerViewController(url: file(), in: .exportToService)", true),
    ])
  func anExportIsTakenInByTheProvider(_ picker: String, _ stays: Bool) async throws {
    var lesson = ProviderLesson()
    lesson.picker = picker
    lesson.more = """
      override func importDocument(
        at url: URL, toParentItemIdentifier parent: NSFileProviderItemIdentifier,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
      ) {
        _ = url.startAccessingSecurityScopedResource()
        print((try? String(contentsOf: url, encoding: .utf8)) ?? "refused")
        completionHandler(Thing(.init("new")), nil)
      }
      """
    lesson.picked = """
      print(urls.map(\\.lastPathComponent), FileManager.default.fileExists(atPath: file().path))
      }
      func file() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("poem.txt")
        if last == nil { try? Data("Roses".utf8).write(to: url) }
        return url
      """
    lesson.scene = """
      let app = device.open("Editor")
      app.tap("Open")
      app.documentPicker.browse("Drawer")
      print(app.documentPicker.save())
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Drawer").hasPrefix("Roses\n"))
    #expect(outcome.text(of: "Editor") == "[\"new.txt\"] \(stays)\n")
  }

  @Test(.shows("URL.startAccessingSecurityScopedResource()"))
  func accessOutlivesTheProcess() async throws {
    var lesson = ProviderLesson()
    lesson.picked = """
      UserDefaults.standard.set(urls[0].path, forKey: "path")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let path = UserDefaults.standard.string(forKey: "path") else { return }
        let url = URL(fileURLWithPath: path)
        print(url.startAccessingSecurityScopedResource())
        NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: nil) { url in
          print((try? String(contentsOf: url, encoding: .utf8)) ?? "refused")
        }
      """
    lesson.scene =
      Self.pick + """

        app.quit()
        device.open("Editor")
        """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Editor") == "true\ntext of a.txt\n")
  }
}
