import DeviceEvents
import DeviceProtocol

extension Device {
  /// Changes what the user can find, for an app or one of its extensions.
  func change(_ question: PointQuestion, by process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else {
      return .failed(.connection(PointWords.noContainingApp, code: 4097))
    }
    var items = searchIndex[app.identifier] ?? []
    let count = items.count
    switch question {
    case .indexItems(let new):
      for item in new {
        items.removeAll { $0.index == item.index && $0.identifier == item.identifier }
        items.append(item)
        recorder.record(
          process.name,
          .stored(store: SpotlightWords.index, key: item.identifier, value: item.title))
      }
    case .deleteItems(let index, let identifiers):
      items.removeAll { $0.index == index && identifiers.contains($0.identifier) }
    case .deleteDomains(let index, let domains):
      items.removeAll { item in
        item.index == index && domains.contains { item.isInside($0) }
      }
    case .deleteAllItems(let index): items.removeAll { $0.index == index }
    default: break
    }
    let kept = Set(items)
    for item in searchIndex[app.identifier] ?? []
    where items.count < count && !kept.contains(item) {
      recorder.record(process.name, .removed(store: SpotlightWords.index, key: item.identifier))
    }
    searchIndex[app.identifier] = items
    return .done
  }

  /// Searches for a text: each of its words has to begin a word of an item.
  func search(_ text: String) -> SceneAnswer {
    let wanted = Self.words(of: [text])
    let found = apps.flatMap { app in
      (searchIndex[app.identifier] ?? []).filter { item in
        let words = Self.words(of: item.words)
        return !wanted.isEmpty
          && wanted.allSatisfy { start in words.contains { $0.hasPrefix(start) } }
      }.map {
        FoundItem(app: app.name, identifier: $0.identifier, title: $0.title, detail: $0.detail)
      }
    }
    recorder.record(
      "Device", .acted(SpotlightWords.searches(for: text, finding: found.map(\.title))))
    return .point(.found(found))
  }

  /// Opens an item that was found: its app is opened with an activity that says which item it is.
  func open(_ found: FoundItem) -> SceneAnswer {
    recorder.record("Device", .acted(ScreenWords.taps(found.title)))
    let handed = HandedURL(text: "", item: found.identifier)
    guard let app = running(found.app) ?? launchApp(found.app, for: handed) else {
      return .impossible(missing(found.app))
    }
    bringToFront(app, with: handed)
    return .done
  }

  /// Makes the system lose what an app has indexed, all of it or some, and asks its index extension
  /// for it.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - identifiers: Those of the items; `nil` for all of them.
  /// - Returns: What the scene is told.
  func loseIndex(of name: String, _ identifiers: [String]?) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    for item in searchIndex[app.identifier] ?? []
    where identifiers?.contains(item.identifier) ?? true {
      recorder.record("Device", .removed(store: SpotlightWords.index, key: item.identifier))
    }
    searchIndex[app.identifier]?.removeAll { identifiers?.contains($0.identifier) ?? true }
    guard let indexer = extensions(of: app, at: Self.indexPoint).first,
      let session = beginSession(indexer)
    else { return .done }
    defer { end(session) }
    let reply =
      if let identifiers {
        call(
          session, .reindex(identifiers),
          callback: "searchableIndex(_:reindexSearchableItemsWithIdentifiers:"
            + "acknowledgementHandler:)", about: identifiers.joined(separator: ", "))
      } else {
        call(
          session, .reindexAll,
          callback: "searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)")
      }
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.indexSeconds) else {
      return .done
    }
    if case .failed(let error)? = reply.answer {
      recorder.record(indexer.name, .sessionFailed(reason: error.message))
    } else {
      recorder.record(indexer.name, .answered("done"))
    }
    return .done
  }

  private static func words(of texts: [String]) -> [String] {
    texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
  }

  private static let indexPoint = "com.apple.spotlight.index"
  /// The time that it may take; Apple publishes no number.
  private static let indexSeconds = 30.0
}
