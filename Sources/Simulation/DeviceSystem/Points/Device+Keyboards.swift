import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Picks a keyboard for what is edited: it is launched and appears on the screen, unless only the
  /// system's may appear.
  func useKeyboard(_ name: String, on owner: ScreenOwner) -> SceneAnswer {
    switch installed(name, at: Self.keyboardList) {
    case .failure(let mistake): .impossible(mistake.message)
    case .success(let keyboard): use(keyboard, on: owner)
    }
  }

  private func use(_ installed: InstalledExtension, on owner: ScreenOwner) -> SceneAnswer {
    switch process(of: owner) {
    case .failure(let problem): return .impossible(problem.message)
    case .success(let (host, part)):
      guard installed.isOn else {
        return leftOut(installed, KeyboardWords.notAdded)
      }
      if let keyboard, keyboard.host === host, keyboard.session.isOpen,
        keyboard.session.installed.identifier == installed.identifier
      {
        return .keyboard(session: keyboard.session.number)
      }
      endKeyboard()
      switch ask(.attach, host, part) {
      case .none:
        return .impossible(KeyboardWords.nothingEdited(in: host.name))
      case .refused(let reason):
        host.send(.keyboard(part, .detach))
        return leftOut(installed, reason)
      case .document(let document):
        return .keyboard(session: begin(installed, host, part, owner, document)?.number)
      }
    }
  }

  private func leftOut(_ installed: InstalledExtension, _ reason: String) -> SceneAnswer {
    recorder.record(installed.name, .leftOut(reason: reason))
    return .keyboard(session: nil)
  }

  private func begin(
    _ installed: InstalledExtension, _ host: ChildProcess, _ part: ShownPart,
    _ owner: ScreenOwner, _ document: TypedDocument
  ) -> PointSession? {
    guard let session = beginSession(installed) else { return nil }
    let keyboard = KeyboardInUse(
      session: session, host: host, part: part, owner: owner, document: document)
    self.keyboard = keyboard
    guard introduce(keyboard), show(session), self.keyboard === keyboard else {
      endKeyboard()
      return nil
    }
    recorder.record(session.worker.name, .called(callback: "textDidChange(_:)", about: ""))
    tell(keyboard)
    settleTyping()
    return session
  }

  /// Tells a keyboard what is edited before it appears; `false` when its object isn't made for
  /// that.
  private func introduce(_ keyboard: KeyboardInUse) -> Bool {
    let session = keyboard.session
    guard session.isOpen else { return false }
    let reply = ask(session, .typeIn(keyboard.document))
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    if case .failed(let error)? = reply.answer {
      recorder.record(session.worker.name, .sessionFailed(reason: error.message))
    }
    return reply.answer == .done
  }

  /// Removes the keyboard; the system's takes its place if something is still edited.
  func endKeyboard() {
    guard let keyboard else { return }
    self.keyboard = nil
    if keyboard.host.isRunning { keyboard.host.send(.keyboard(keyboard.part, .detach)) }
    end(keyboard.session)
  }

  /// Closes the keyboard of a process that is gone and that showed one, or had something edited.
  func closeKeyboard(of process: ChildProcess) {
    guard let keyboard, keyboard.host === process || keyboard.session.worker === process else {
      return
    }
    closeSoon(keyboard)
  }
}

extension Device {
  /// Carries out what a keyboard wants.
  func take(_ edit: KeyboardEdit, number: Int, from process: ChildProcess) {
    guard let keyboard, keyboard.session.worker === process, !keyboard.isClosing else { return }
    recorder.record(process.name, .edited(KeyboardWords.edit(edit)), peer: keyboard.host.name)
    keyboard.traffic += 1
    if edit == .nextKeyboard { return closeSoon(keyboard, next: true) }
    keyboard.unanswered += 1
    keyboard.host.request(.keyboard(keyboard.part, .edit(edit))) { [self] answer in
      keyboard.unanswered -= 1
      keyboard.edits = number
      if case .keyboardPlace(let place) = answer { take(place, from: keyboard.host) }
    }
  }

  /// Notes that something else is edited, or that it has changed.
  func take(_ place: KeyboardPlace, from process: ChildProcess) {
    guard let keyboard, keyboard.host === process, !keyboard.isClosing else { return }
    switch place {
    case .none: closeSoon(keyboard)
    case .refused(let reason):
      recorder.record(keyboard.session.worker.name, .leftOut(reason: reason))
      closeSoon(keyboard)
    case .document(let document):
      keyboard.document = document
      tell(keyboard)
    }
  }

  /// Waits until what was typed is in its field, and both sides have reacted to it.
  func settleTyping() {
    for _ in 0..<Self.rounds {
      guard let keyboard, !keyboard.isClosing else { break }
      let traffic = keyboard.traffic
      settle(keyboard.session.worker)
      settle(keyboard.host)
      wait(seconds: 1) {
        keyboard.unanswered == 0 || keyboard.isClosing || !keyboard.session.isOpen
          || !keyboard.host.isRunning
      }
      if keyboard.traffic == traffic { break }
    }
    if let keyboard, keyboard.isClosing { wait(seconds: 5) { self.keyboard !== keyboard } }
  }

  /// The number of times that one side's action may cause the other to act.
  private static let rounds = 20

  private func ask(
    _ request: KeyboardRequest, _ host: ChildProcess, _ part: ShownPart
  ) -> KeyboardPlace {
    var place = KeyboardPlace.none
    ask(.keyboard(part, request), host) { answer in
      if case .keyboardPlace(let found) = answer { place = found }
    }
    return place
  }

  /// Tells a keyboard what is edited.
  private func tell(_ keyboard: KeyboardInUse) {
    var document = keyboard.document
    document.edits = keyboard.edits
    tell(keyboard, .documentChanged(document))
  }

  private func tell(_ keyboard: KeyboardInUse, _ call: PointCall) {
    guard keyboard.session.isOpen else { return }
    keyboard.traffic += 1
    keyboard.unanswered += 1
    keyboard.session.worker.request(.call(session: keyboard.session.number, call)) { _ in
      keyboard.unanswered -= 1
    }
  }

  /// Removes a keyboard once the message about it has been handled.
  private func closeSoon(_ keyboard: KeyboardInUse, next: Bool = false) {
    keyboard.isClosing = true
    later(0) { [self] in
      guard self.keyboard === keyboard else { return }
      endKeyboard()
      if next, let following = following(keyboard.session.installed) {
        _ = use(following, on: keyboard.owner)
      }
    }
  }

  /// Returns the keyboard after one, in the order in which they were switched on.
  private func following(_ installed: InstalledExtension) -> InstalledExtension? {
    guard let place = keyboards.firstIndex(of: installed.identifier) else { return nil }
    let next = keyboards.dropFirst(place + 1).first
    return self.installed(at: Self.keyboardPoint).first { $0.identifier == next }
  }
}
