import DeviceEvents
import DeviceProtocol

extension Device {
  /// Carries out a command of the scene.
  func obey(_ command: SceneCommand) -> SceneAnswer {
    flushSignals()
    return switch command {
    case .useSystem(let version): use(version)
    case .open(let name): open(name)
    case .background(let name): goToBackground(name)
    case .quit(let name): quit(name)
    case .copy(let name, let things): copy(things, in: name)
    case .answerPaste(let decision): decide(decision)
    case .letTimePass(let seconds): letTimePass(seconds)
    case .uninstall(let name): uninstall(name)
    case .install(let name, let isDevelopmentRun): installAgain(name, isDevelopmentRun)
    case .more: .more(switches)
    case .turn(let name, let isOn): turn(name, isOn)
    case .move(let name, let place): move(name, to: place)
    case .openSheet(let name): sheet(of: name)
    case .openLink(let name, let url): openLink(url, in: name)
    case .container(let name): container(name)
    case .kill(let name): kill(name)
    case .killWorker(let number):
      requests.indices.contains(number)
        ? kill(requests[number].worker.name) : .impossible(SharingWords.noRequest)
    case .validate(let name): validate(name)
    case .share(let name, let things): share(things, from: name)
    case .pick(let sheet, let name, let waits): pick(name, in: sheet, waits: waits)
    case .awaitLoad(let number): awaitLoad(number)
    case .awaitEnd(let number): awaitEnd(number)
    case .holdLoads(let name, let holds): hold(holds, in: name)
    case .defaultsChanges(let delivery): use(delivery)
    case .look(let owner): look(at: owner)
    case .act(let owner, let act): perform(act, on: owner)
    case .photograph(let owner, let name): photograph(owner, name)
    case .answerNotifications(let answer): decide(answer)
    case .answerAuthentication(let proof): decide(proof)
    case .push(let name, let payload): push(payload, to: name)
    case .notifications: shownNotifications
    case .badge(let name): badge(of: name)
    case .decide(let shown, let choice): decide(choice, about: shown)
    case .openNotification(let shown): open(shown)
    case .playNotification(let plays): play(plays)
    case .turnContentBlocker(let name, let isOn): turnContentBlocker(name, isOn)
    case .visit(let name, let page): visit(page, in: name)
    case .turnKeyboard(let name, let isOn, let hasFullAccess):
      turnKeyboard(name, isOn, hasFullAccess: hasFullAccess)
    case .useKeyboard(let owner, let name): useKeyboard(name, on: owner)
    case .replaceText(let shortcut, let text): replaceText(shortcut, by: text)
    case .airDrop(let thing): airDrop(thing)
    case .server(let command): serve(command)
    case .photos(let name, let command): photos(command, in: name)
    case .today(let command): obey(command)
    case .point(let command): obey(command)
    }
  }

  private func use(_ version: Int) -> SceneAnswer {
    guard (9...26).contains(version) else {
      return .impossible(SceneWords.unknownVersion(version))
    }
    systemVersion = version
    recorder.record("Device", .systemVersion(version))
    fitApps()
    return .done
  }

  private func open(_ name: String) -> SceneAnswer {
    guard let app = running(name) ?? launchApp(name) else {
      return .impossible(missing(name))
    }
    bringToFront(app)
    return .done
  }

  private func goToBackground(_ name: String) -> SceneAnswer {
    guard let app = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    if front === app { retire(app) }
    if screenTime.shield?.app == name { leaveShield() }
    return .done
  }

  private func letTimePass(_ seconds: Double) -> SceneAnswer {
    guard seconds >= 0, seconds <= 86_400 else {
      return .impossible(SceneWords.tooLong(seconds))
    }
    let start = clock.now
    wait(seconds: clock.isVirtual ? plan.limits.seconds : seconds, patience: seconds) { false }
    if clock.isVirtual { clock.granted += clock.now - start }
    return .done
  }

  private func quit(_ name: String) -> SceneAnswer {
    guard let app = running(name), app !== main else {
      return .impossible(SceneWords.notRunning(name))
    }
    if screenTime.shield?.app == name { leaveShield() }
    remove(app)
    return .done
  }

  private func openLink(_ url: String, in name: String) -> SceneAnswer {
    guard let app = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    return .opened(open(url, by: .application, for: app))
  }

  private func container(_ name: String) -> SceneAnswer {
    guard let path = containerPath(of: name) else {
      return .impossible(SceneWords.noContainer(name, among: containerNames))
    }
    return .container(path: path)
  }

  private func kill(_ name: String) -> SceneAnswer {
    guard let process = running(name), process !== main else {
      return .impossible(SceneWords.notRunning(name))
    }
    process.kill(.byScene)
    wait(seconds: 5) { !process.isRunning }
    return .done
  }

  private func share(_ things: [SharedThing], from name: String) -> SceneAnswer {
    guard BuiltInApps.names.contains(name) else {
      return .impossible(SharingWords.sharesNothing(name))
    }
    let isPage = things.contains { if case .page = $0 { true } else { false } }
    guard name == BuiltInApps.browser || !isPage else {
      return .impossible(SharingWords.hasNoPage(name))
    }
    guard let host = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    var items: [ItemDescription]?
    host.request(.share(sheet: sheets.count, things)) { answer in
      if case .items(let made) = answer { items = made }
    }
    wait(seconds: plan.limits.answerSeconds) { items != nil || !host.isRunning }
    guard let items else { return .impossible(SharingWords.notShared(name)) }
    recorder.record(name, .shared(summary: SharingWords.summary(things)))
    let sheet = makeSheet(items, host: host, hostNumber: sheets.count)
    return .sheet(number: sheet.number, offers: sheet.entries.map(\.offer))
  }

  private func pick(_ name: String, in number: Int, waits: Bool) -> SceneAnswer {
    guard sheets.indices.contains(number) else { return .impossible(SharingWords.noSheet) }
    let sheet = sheets[number]
    guard sheet.host.isRunning else { return .impossible(SceneWords.notRunning(sheet.host.name)) }
    guard let entry = sheet.entries.first(where: { $0.offer.name == name }) else {
      return .impossible(SharingWords.noEntry(name))
    }
    guard entry.offer.isOffered else {
      return .request(number: -1, .notOffered(reason: entry.offer.reason))
    }
    guard let request = begin(entry, of: sheet) else {
      return .impossible(SceneWords.notLaunched(name))
    }
    guard !waits else { return .request(number: request.number, finish(request)) }
    // The scene continues when the extension has done its first work.
    settle(request.worker)
    return .request(number: request.number, .open)
  }

  private func awaitLoad(_ number: Int) -> SceneAnswer {
    guard requests.indices.contains(number) else { return .impossible(SharingWords.noRequest) }
    let request = requests[number]
    let hasLoaded = wait(seconds: plan.limits.answerSeconds) {
      request.loads > 0 || !request.worker.isRunning
    }
    return hasLoaded && request.loads > 0
      ? .done : .impossible(SharingWords.noLoad(request.worker.name))
  }

  private func awaitEnd(_ number: Int) -> SceneAnswer {
    guard requests.indices.contains(number) else { return .impossible(SharingWords.noRequest) }
    return .request(number: number, finish(requests[number]))
  }

  private func hold(_ holds: Bool, in name: String) -> SceneAnswer {
    guard let host = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    host.holdsLoads = holds
    carryLoads()
    return .done
  }

}
