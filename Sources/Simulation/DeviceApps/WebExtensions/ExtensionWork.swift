import DeviceEvents
import DeviceProtocol
import Foundation
import WebPages

/// The work of one web extension during a visit: the world of its scripts in the page, that of its
/// background, and what passes between them.
final class ExtensionWork {
  private let installed: PageExtension
  private let profile: UUID?
  private let limits: PageLimits
  private let browser: any BrowserVoice
  /// The page; afterwards as the scripts have left it.
  private(set) var page: WebPage
  private(set) var changes: [PageChange] = []
  /// What the extension keeps, as JSON, by key.
  private(set) var storage: [String: String]

  private var worlds: [Place: ScriptWorld] = [:]
  /// What is still to be done, in order.
  private var tasks: [Task] = []
  /// The calls whose messages listeners have, by the number of the message.
  private var open: [Int: (call: WorldCall, from: Place)] = [:]
  private var lastMessage = 0
  private var withTimers: Set<Place> = []

  /// Where a script runs.
  enum Place: CaseIterable {
    case page, background

    var other: Place { self == .page ? .background : .page }
  }

  private enum Task {
    case answer(WorldCall, WorldAnswer, Place)
    /// Hand over a message from here.
    case deliver(WorldCall, Place)
    case obey(WorldCall, Place)
    case reply(WorldReply)
  }

  init(
    _ installed: PageExtension, in page: WebPage, profile: UUID?, limits: PageLimits,
    browser: any BrowserVoice
  ) {
    self.installed = installed
    self.profile = profile
    self.limits = limits
    self.browser = browser
    self.page = page
    storage = installed.storage
  }

  /// Does all the work there is.
  ///
  /// - Parameter event: The event for which the background is loaded first, if there is one.
  func run(event: String?) {
    if let event, let background = background() {
      take(background.fire(event), .background)
      settle()
    }
    guard !installed.contentScripts.isEmpty else { return }
    start(.page)
    settle()
    if let changed = worlds[.page]?.changedPage() { page = changed }
  }

  /// Ends the worlds.
  func end() { for world in worlds.values { world.end() } }

  /// Does what scripts have asked for; when there is nothing left, lets time pass for their timers.
  private func settle() {
    while true {
      while !tasks.isEmpty { carryOut(tasks.removeFirst()) }
      guard let place = Place.allCases.first(where: withTimers.contains) else { return }
      withTimers.remove(place)
      if let world = worlds[place] { take(world.passTime(), place) }
    }
  }

  private func carryOut(_ task: Task) {
    switch task {
    case .obey(let call, let place): obey(call, from: place)
    case .answer(let call, let answer, let place):
      if let world = worlds[place] { take(world.settle(call, with: answer), place) }
    case .deliver(let call, let place):
      let world = place == .page ? background() : worlds[.page]
      guard let world else { return answer(call, .value(nil), place) }
      lastMessage += 1
      open[lastMessage] = (call, place)
      let message = call.message ?? "null"
      report(.messagePassed(from: words(place), to: words(place.other), message: message))
      take(world.deliver(message, from: sender(place), number: lastMessage), place.other)
    case .reply(let reply):
      guard let (call, place) = open.removeValue(forKey: reply.id) else { return }
      if let value = reply.value {
        report(.messagePassed(from: words(place.other), to: words(place), message: value))
      }
      answer(call, .value(reply.value), place)
    }
  }

  private func obey(_ call: WorldCall, from place: Place) {
    switch call.kind {
    case .message:
      // No page of the extension's own is open, so what the background says reaches nobody.
      if place == .page {
        tasks.append(.deliver(call, place))
      } else {
        answer(call, .value(nil), place)
      }
    case .tabs: answer(call, .value(JSONPairs.text(of: [tab])), place)
    case .tabMessage:
      if call.tab == Self.tabNumber {
        tasks.append(.deliver(call, place))
      } else {
        answer(call, .failure(PageVisitWords.noTab(call.tab ?? 0)), place)
      }
    case .native:
      let message = NativeMessage(json: call.message ?? "null", profile: profile)
      if let given = browser.send(message, to: installed.identifier) {
        answer(call, given, place)
      }
    case .storageGet: answer(call, .value(JSONPairs.text(storage)), place)
    case .storageSet:
      for pair in call.items ?? [] where pair.count == 2 { storage[pair[0]] = pair[1] }
      answer(call, .value(nil), place)
    case .storageRemove:
      for key in call.keys ?? [] { storage[key] = nil }
      answer(call, .value(nil), place)
    case .storageClear:
      storage = [:]
      answer(call, .value(nil), place)
    }
  }

  private func answer(_ call: WorldCall, _ answer: WorldAnswer, _ place: Place) {
    tasks.append(.answer(call, answer, place))
  }

  /// The background, which is loaded when it is needed; `nil` if there is none.
  private func background() -> ScriptWorld? {
    if worlds[.background] == nil, !installed.background.isEmpty { start(.background) }
    return worlds[.background]
  }

  private func start(_ place: Place) {
    let scripts = place == .page ? installed.contentScripts : installed.background
    let world = ScriptWorld(
      WorldSetting(
        scripts: scripts.map { WorldSetting.Script(name: $0.name, text: $0.text) },
        page: place == .page ? page : nil, isWorker: installed.isWorker,
        identifier: installed.scriptIdentifier, base: ExtensionAddress.base(installed.identifier),
        manifest: installed.manifest, permissions: installed.permissions),
      limits: limits)
    worlds[place] = world
    let turn = world.start()
    for lack in turn.failures.compactMap(\.lack) { report(lack) }
    report(.scriptRan(file: names(place), outcome: words(place)))
    take(turn, place)
  }

  /// Takes over what scripts have done.
  private func take(_ turn: WorldTurn, _ place: Place) {
    for message in turn.messages { browser.print(message + "\n") }
    let failures = turn.failures.filter { $0.lack == nil }.map(\.message)
    let names = names(place)
    for failure in failures { report(.scriptRan(file: names, outcome: failure)) }
    // A script may have caught the error.
    for member in turn.notSimulated where !failures.contains(where: { $0.contains(member) }) {
      report(.scriptRan(file: names, outcome: PageVisitWords.notSimulated(member)))
    }
    for remark in turn.remarks { report(.scriptRan(file: names, outcome: remark)) }
    if !turn.changes.isEmpty {
      changes += turn.changes
      report(.pageChanged(changes: turn.changes.map(\.description)))
    }
    tasks += turn.replies.map { .reply($0) } + turn.calls.map { .obey($0, place) }
    if turn.hasTimers { withTimers.insert(place) } else { withTimers.remove(place) }
  }

  private func report(_ action: Action) { browser.report(action) }

  private func names(_ place: Place) -> String {
    (place == .page ? installed.contentScripts : installed.background).map(\.name)
      .joined(separator: ", ")
  }

  private func words(_ place: Place) -> String {
    switch place {
    case .page: PageVisitWords.inPage(installed.name)
    case .background: PageVisitWords.inBackground(installed.name)
    }
  }

  /// What listeners are told about the sender of a message.
  private func sender(_ place: Place) -> [String: Any] {
    guard place == .page else { return ["id": installed.scriptIdentifier] }
    let parts = URL(string: page.url)
    let port = parts?.port.map { ":\($0)" } ?? ""
    return [
      "id": installed.scriptIdentifier, "url": page.url, "frameId": 0, "tab": tab,
      "origin": "\(parts?.scheme ?? "")://\(parts?.host ?? "")\(port)",
    ]
  }

  /// The one tab, in which the page is; its address is for extensions that may see the site.
  private var tab: [String: Any] {
    var tab: [String: Any] = ["id": Self.tabNumber, "index": 0, "active": true]
    if worlds[.page] != nil { tab["url"] = page.url }
    return tab
  }

  private static let tabNumber = 1
}
