import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// File providers on the device: what Files lists, fetches and changes.
@Suite struct FileProviderPointTests {
  private func run(_ lesson: ProviderLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "NSFileProviderExtension.init()", "NSFileProviderExtension.documentStorageURL",
      "NSFileProviderManager.documentStorageURL", "NSFileProviderManager.default",
      "NSFileProviderExtension.urlForItem(withPersistentIdentifier:)",
      "NSFileProviderExtension.providePlaceholder(at:completionHandler:)",
      "NSFileProviderExtension.startProvidingItem(at:completionHandler:)",
      "NSFileProviderExtension.stopProvidingItem(at:)",
      "NSFileProviderExtension.enumerator(for:)",
      "NSFileProviderEnumerator.invalidate()",
      "NSFileProviderEnumerator.enumerateItems(for:startingAt:)",
      "NSFileProviderEnumerator.currentSyncAnchor(completionHandler:)",
      "NSFileProviderEnumerationObserver.didEnumerate(_:)",
      "NSFileProviderEnumerationObserver.finishEnumerating(upTo:)"),
    .shows(
      "NSFileProviderItemProtocol.itemIdentifier",
      "NSFileProviderItemProtocol.parentItemIdentifier", "NSFileProviderItemProtocol.filename",
      "NSFileProviderItemProtocol.contentType", "NSFileProviderItemProtocol.typeIdentifier",
      "NSFileProviderItemProtocol.documentSize"))
  func aDocumentIsFetchedWhenItIsOpened() async throws {
    var lesson = ProviderLesson()
    lesson.moreOfThing =
      "var documentSize: NSNumber? { itemIdentifier.rawValue == \"a\" ? 3 : nil }"
    lesson.scene = """
      let files = device.open(.files)
      print(files.locations)
      let folder = files.browse("Drawer")
      print(folder)
      print(folder.read("b.txt"), folder.read("b.txt").data?.count ?? 0)
      print(folder.items.map(\\.type))
      files.goToBackground()
      device.turnOff(fileProvider: "Drawer")
      print(device.open(.files).locations)
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        ["Drawer"]
        a.txt, 3 bytes
        b.txt
        text of b.txt 13
        ["public.plain-text", "public.plain-text"]
        []\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Drawer: ") && !$0.hasSuffix("ends with the run") } == [
        "Drawer: is switched on among the locations in Files",
        "Drawer: is launched as an extension", "Drawer: Drawer.Provider is made",
        #"Drawer: is called: enumerator(for:), "Drawer""#,
        "Drawer: is called: enumerateItems(for:startingAt:)",
        #"Drawer: is called: providePlaceholder(at:completionHandler:), "b.txt""#,
        #"Drawer: is called: startProvidingItem(at:completionHandler:), "b.txt""#,
        #"Drawer: is called: stopProvidingItem(at:), "b.txt""#, #"Drawer: prints "stop b.txt\n""#,
        #"Drawer: is called: stopProvidingItem(at:), "b.txt""#, #"Drawer: prints "stop b.txt\n""#,
        #"Drawer: prints "invalidate\n""#, "Drawer: is switched off among the locations in Files",
      ])
  }

  struct Failing: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Replaces a part of the provider.
    var change: @Sendable (inout ProviderLesson) -> Void
    /// What the scene prints for the folder, and for the document `a`.
    var folder = "a.txt\nb.txt"
    var document: String
    /// What is listed after that.
    var after = "a.txt\nb.txt"
  }

  @Test(
    .shows(
      "NSFileProviderEnumerationObserver.finishEnumeratingWithError(_:)",
      "NSFileProviderExtension.startProvidingItem(at:completionHandler:)"),
    arguments: [
      Failing(
        testDescription: "not signed in",
        change: {
          $0.list = "observer.finishEnumeratingWithError(NSFileProviderError(.notAuthenticated))"
        },
        folder: "failed: you have to sign in first", document: "",
        after: "failed: you have to sign in first"),
      Failing(
        testDescription: "no enumerator",
        change: { $0.enumerator = "throw NSFileProviderError(.serverUnreachable)" },
        folder: "failed: the server can't be reached", document: "",
        after: "failed: the server can't be reached"),
      Failing(
        testDescription: "unreachable",
        change: { $0.start = "completionHandler(NSFileProviderError(.serverUnreachable))" },
        document: "failed: the server can't be reached"),
      Failing(
        testDescription: "gone",
        change: { $0.start = "completionHandler(NSFileProviderError(.noSuchItem))" },
        document: "failed: there is no such item", after: "b.txt"),
      Failing(
        testDescription: "no placeholder",
        change: { $0.placeholder = "completionHandler(NSFileProviderError(.insufficientQuota))" },
        document: "failed: there is no space left"),
      Failing(
        testDescription: "nothing written", change: { $0.start = "completionHandler(nil)" },
        document: "failed: it says that it has provided the file, but there is none"),
      Failing(
        testDescription: "no answer", change: { $0.start = "" },
        document: "failed: the connection to the file provider was interrupted"),
      Failing(
        testDescription: "a crash", change: { $0.start = "preconditionFailure()" },
        document: "failed: the connection to the file provider was interrupted"),
      Failing(
        testDescription: "answered twice",
        change: { $0.start += "; completionHandler(NSFileProviderError(.noSuchItem))" },
        document: "text of a.txt"),
      Failing(
        testDescription: "no URL", change: { $0.place = "nil" },
        document: "failed: there is no such item", after: "b.txt"),
      Failing(
        testDescription: "a URL elsewhere",
        change: { $0.place = "URL(fileURLWithPath: NSTemporaryDirectory() + \"a.txt\")" },
        document: "failed: the URL of 'a.txt' isn't inside documentStorageURL"),
      Failing(
        testDescription: "of another class", change: { $0.principalClass = "Other" },
        folder: "failed: 'Other' isn't of the class that this extension point requires",
        document: "",
        after: "failed: 'Other' isn't of the class that this extension point requires"),
    ])
  func theUserReadsWhyThereIsNothing(_ test: Failing) async throws {
    var lesson = ProviderLesson()
    test.change(&lesson)
    lesson.scene = """
      let folder = device.open(.files).browse("Drawer")
      print(folder)
      print("---")
      if folder.failure == nil { print(folder.read("a.txt")) }
      print("---")
      print(folder)
      """
    let parts = [test.folder, test.document, test.after].filter { !$0.isEmpty }
    let expected =
      test.document.isEmpty
      ? "\(test.folder)\n---\n---\n\(test.after)\n" : parts.joined(separator: "\n---\n") + "\n"
    #expect(try await run(lesson).text(of: "Scene") == expected)
  }

  @Test(.shows("NSFileProviderEnumerator.enumerateItems(for:startingAt:)"))
  func pagesAreListedOneAfterTheOtherAndAnExpiredOneBeginsAgain() async throws {
    var lesson = ProviderLesson()
    lesson.list = """
      let first = NSFileProviderPage.initialPageSortedByName as NSFileProviderPage
      let number = page == first ? 0 : Int(page.rawValue[0])
      print("page", number)
      if number == 2, count == 0 {
        count = 1
        return observer.finishEnumeratingWithError(NSFileProviderError(NSFileProviderError.pageExpired))
      }
      observer.didEnumerate([Thing(.init("\\(number)"))])
      let next = NSFileProviderPage(Data([UInt8(number + 1)]))
      observer.finishEnumerating(upTo: number < 2 ? next : nil)
      observer.didEnumerate([Thing(.init("late"))])
      """
    lesson.moreOfList = "var count = 0"
    lesson.scene = #"print(device.open(.files).browse("Drawer"))"#
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "0.txt\n1.txt\n2.txt\n")
    #expect(
      outcome.text(of: "Drawer") == "page 0\npage 1\npage 2\npage 0\npage 1\npage 2\n")
  }

  @Test(
    .shows(
      "NSFileProviderManager.signalEnumerator(for:completionHandler:)",
      "NSFileProviderManager.signalEnumerator(for:)",
      "NSFileProviderEnumerator.enumerateChanges(for:from:)",
      "NSFileProviderEnumerator.currentSyncAnchor(completionHandler:)",
      "NSFileProviderChangeObserver.didUpdate(_:)",
      "NSFileProviderChangeObserver.didDeleteItems(withIdentifiers:)",
      "NSFileProviderChangeObserver.finishEnumeratingChanges(upTo:moreComing:)",
      "NSFileProviderChangeObserver.finishEnumeratingWithError(_:)"))
  func changesAreAskedForWhenTheFolderIsSignalled() async throws {
    var lesson = ProviderLesson()
    lesson.moreOfList = """
      func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
        completionHandler(NSFileProviderSyncAnchor(Data([1])))
      }
      func enumerateChanges(
        for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor
      ) {
        let step = anchor.rawValue[0]
        print("from", step)
        switch step {
        case 1:
          observer.didUpdate([Thing(.init("c"))])
          observer.finishEnumeratingChanges(
            upTo: NSFileProviderSyncAnchor(Data([2])), moreComing: true)
        case 2:
          observer.didDeleteItems(withIdentifiers: [.init("a")])
          observer.finishEnumeratingChanges(
            upTo: NSFileProviderSyncAnchor(Data([3])), moreComing: false)
        default: observer.finishEnumeratingWithError(NSFileProviderError(.syncAnchorExpired))
        }
      }
      """
    lesson.more = """
      override func deleteItem(
        withIdentifier identifier: NSFileProviderItemIdentifier,
        completionHandler: @escaping ((any Error)?) -> Void
      ) {
        names.remove(identifier.rawValue)
        Task {
          try await NSFileProviderManager.default.signalEnumerator(for: .rootContainer)
          print("signalled")
          NSFileProviderManager.default.signalEnumerator(for: .init("other")) { print($0 == nil) }
        }
        completionHandler(nil)
      }
      """
    lesson.scene = """
      let folder = device.open(.files).browse("Drawer")
      print(folder.items.map(\\.name))
      folder.delete("b.txt")
      device.wait(seconds: 1)
      print(folder.items.map(\\.name))
      folder.delete("c.txt")
      device.wait(seconds: 1)
      print(folder.items.map(\\.name))
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        ["a.txt", "b.txt"]
        ["c.txt"]
        ["a.txt"]\n
        """)
    #expect(
      outcome.text(of: "Drawer") == "from 1\nfrom 2\nsignalled\ntrue\nfrom 3\nsignalled\ntrue\n")
    #expect(
      outcome.lines.contains("Drawer: isn't asked: the folder that it signals isn't open"))
  }

  @Test func anAppSignalsForItsProvider() async throws {
    var lesson = ProviderLesson()
    lesson.app = """
      let storage = NSFileProviderManager.default.documentStorageURL
      print(storage.lastPathComponent, storage.path.contains("group.owner"))
      NSFileProviderManager.default.signalEnumerator(for: .rootContainer) { print($0 == nil) }
      """
    lesson.scene = #"device.open("Owner")"#
    #expect(
      try await run(lesson).text(of: "Owner")
        == "File Provider Storage true\ntrue\n")
  }

  @Test(
    .shows(
      "NSFileProviderExtension.importDocument(at:toParentItemIdentifier:completionHandler:)",
      "NSFileProviderExtension.createDirectory(withName:inParentItemIdentifier:completionHandler:)",
      "NSFileProviderExtension.renameItem(withIdentifier:toName:completionHandler:)",
      "NSFileProviderExtension.reparentItem(withIdentifier:toParentItemWithIdentifier:newName:completionHandler:)",
      "NSFileProviderExtension.deleteItem(withIdentifier:completionHandler:)",
      "NSFileProviderItemProtocol.capabilities"))
  func whatTheUserChangesIsUpToTheProvider() async throws {
    var lesson = ProviderLesson()
    lesson.more = """
      override func importDocument(
        at url: URL, toParentItemIdentifier parent: NSFileProviderItemIdentifier,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
      ) {
        print(try? String(contentsOf: url, encoding: .utf8))
        print(url.startAccessingSecurityScopedResource())
        print(try? String(contentsOf: url, encoding: .utf8))
        url.stopAccessingSecurityScopedResource()
        guard names.insert(url.deletingPathExtension().lastPathComponent).inserted else {
          return completionHandler(nil, NSFileProviderError(.filenameCollision))
        }
        completionHandler(Thing(.init(url.deletingPathExtension().lastPathComponent)), nil)
      }
      override func createDirectory(
        withName name: String, inParentItemIdentifier parent: NSFileProviderItemIdentifier,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
      ) { completionHandler(nil, nil) }
      override func renameItem(
        withIdentifier identifier: NSFileProviderItemIdentifier, toName name: String,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
      ) { completionHandler(Renamed(identifier, name), nil) }
      override func reparentItem(
        withIdentifier identifier: NSFileProviderItemIdentifier,
        toParentItemWithIdentifier parent: NSFileProviderItemIdentifier, newName: String?,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
      ) {
        print("into", parent.rawValue, newName ?? "-")
        completionHandler(nil, NSFileProviderError(.cannotSynchronize))
      }
      override func deleteItem(
        withIdentifier identifier: NSFileProviderItemIdentifier,
        completionHandler: @escaping ((any Error)?) -> Void
      ) { completionHandler(identifier.rawValue == "a" ? nil : NSFileProviderError(.deletionRejected)) }
      }
      class Renamed: Thing {
        let name: String
        init(_ identifier: NSFileProviderItemIdentifier, _ name: String) {
          self.name = name
          super.init(identifier)
      }
      override var filename: String { name }
      override var capabilities: NSFileProviderItemCapabilities { .allowsReading }
      """
    lesson.scene = """
      let folder = device.open(.files).browse("Drawer")
      print(folder.put("Hello", named: "c.txt"), folder.items.map(\\.name))
      print(folder.put("Hello", named: "c.txt"))
      print(folder.makeFolder("F"))
      print(folder.move("a.txt", into: "b.txt"))
      print(folder.delete("c.txt"), folder.delete("a.txt"), folder.items.map(\\.name))
      print(folder.rename("b.txt", to: "d.txt"), folder.items.map(\\.name))
      print(folder.rename("d.txt", to: "e.txt"))
      print(folder.delete("d.txt"))
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        done ["a.txt", "b.txt", "c.txt"]
        failed: an item with that name already exists
        failed: the completion handler received neither an item nor an error
        failed: The operation could not be completed. (NSFileProviderErrorDomain error -2005.)
        failed: deleting it isn't allowed done ["b.txt", "c.txt"]
        done ["d.txt", "c.txt"]
        failed: it isn't offered: 'd.txt' has no .allowsRenaming
        failed: it isn't offered: 'd.txt' has no .allowsDeleting\n
        """)
    #expect(
      outcome.text(of: "Drawer") == """
        nil
        true
        Optional("Hello")
        nil
        true
        Optional("Hello")
        into b -\n
        """)
  }

  @Test func oneThatIsNotOverriddenSaysThatItIsNotSupported() async throws {
    var lesson = ProviderLesson()
    lesson.scene = """
      let folder = device.open(.files).browse("Drawer")
      print("\\(folder.makeFolder("F"))".hasPrefix("failed"))
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(outcome.lines.contains(#"Drawer: answers "NSCocoaErrorDomain 3328""#))
  }

  @Test func oneWithoutEnumerationIsNotListedNorIsAnyOnIOS10() async throws {
    var lesson = ProviderLesson()
    lesson.supportsEnumeration = false
    lesson.scene = "print(device.open(.files).locations)"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "[]\n")
    #expect(
      outcome.lines.contains(
        "Drawer: isn't asked: its property list has no NSExtensionFileProviderSupportsEnumeration"))
    lesson.supportsEnumeration = true
    lesson.scene = "device.useiOS(10)\nprint(device.open(.files).locations)"
    #expect(try await run(lesson).text(of: "Scene") == "[]\n")
  }

  @Test(
    .shows(
      "NSFileProviderManager.placeholderURL(for:)",
      "NSFileProviderManager.writePlaceholder(at:withMetadata:)",
      "NSFileProviderExtension.placeholderURL(for:)",
      "NSFileProviderExtension.writePlaceholder(at:withMetadata:)",
      "NSFileProviderExtension.persistentIdentifierForItem(at:)",
      "NSFileProviderExtension.urlForItem(withPersistentIdentifier:)"))
  func placeholdersAreFilesBesideAndIdentifiersPathsWithoutMore() async throws {
    var lesson = ProviderLesson()
    lesson.placeholder = """
      let place = NSFileProviderManager.placeholderURL(for: url)
      print(place.lastPathComponent, Self.placeholderURL(for: url) == place)
      do { try Self.writePlaceholder(at: place, withMetadata: [:]) } catch { print("no folder") }
      try! makeFolder(url)
      try! NSFileProviderManager.writePlaceholder(at: place, withMetadata: Thing(.init("a")))
      func values() -> [String: Any] {
        let data = try! Data(contentsOf: place)
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return list as? [String: Any] ?? [:]
      }
      print(values()["name"] ?? "", values()["type"] ?? "")
      try! Self.writePlaceholder(at: place, withMetadata: [:])
      print(values().count)
      let plain = NSFileProviderExtension()
      let inside = plain.urlForItem(withPersistentIdentifier: .init("x/y.txt"))!
      print(inside.path.hasPrefix(documentStorageURL.path), inside.lastPathComponent)
      print(plain.persistentIdentifierForItem(at: inside)?.rawValue ?? "none")
      print(plain.persistentIdentifierForItem(at: URL(fileURLWithPath: "/a"))?.rawValue ?? "none")
      completionHandler(nil)
      """
    lesson.scene = #"device.open(.files).browse("Drawer").read("a.txt")"#
    #expect(
      try await run(lesson).text(of: "Drawer") == """
        .a.txt.icloud true
        no folder
        a.txt public.plain-text
        0
        true y.txt
        x/y.txt
        none
        stop a.txt\n
        """)
  }
}
