import DeviceEvents
import DeviceProtocol

extension Device {
  /// Does what a process asks for.
  func handle(_ message: Message, from process: ChildProcess) {
    if process.takeReply(message) { return }
    switch message.body {
    case .print(let stream, let text):
      print(process.outputLines.lines(adding: text.utf8), stream, of: process)
    case .event(let action): recorder.record(process.name, action)
    case .load(let reference, let question):
      load(reference, question, number: message.number, for: process)
    case .cancelLoad(let identifier): cancelLoad(identifier, for: process)
    case .loadProgress(let identifier, let progress): report(progress, of: identifier)
    case .complete(let request, let items): end(request, .completed(items), by: process)
    case .cancel(let request, let error): end(request, .cancelled(error), by: process)
    case .completionEnded(let request): workEnded(request, by: process)
    case .presentSheet(let number, let items): present(items, sheet: number, by: process)
    case .baseline(let memory): process.baselineMemory = memory
    case .beginActivity(let number, let reason, let isTask):
      let isGranted = begin(Activity(reason: reason, isTask: isTask), number, of: process)
      process.send(isGranted ? .done : .failed(.noTime), number: message.number)
    case .endActivity(let number): endActivity(number, of: process)
    case .signal(let said): take(said, number: message.number, from: process)
    case .pasteboard(let question):
      process.send(.pasteboardAnswer(answer(question, for: process)), number: message.number)
    case .notifications(let question):
      process.send(
        .notificationReply(answer(question, for: process)), number: message.number)
      process.hasAnswerToHandle = true
    case .notificationWish(let wish): handle(wish, from: process)
    case .contentBlocker(let question):
      process.isAsking = true
      let answer = answer(question)
      process.isAsking = false
      process.send(answer, number: message.number)
      process.hasAnswerToHandle = true
      settleAnswered()
      obeyPostponed()
    case .widgetContent(let hasContent, let identifier):
      note(hasContent, ofWidget: identifier, by: process)
    case .pointQuestion(let question) where question.isWaitedFor:
      process.send(
        whileAsking(process) { answer(question, from: process) }, number: message.number)
    case .pointQuestion(let question):
      if postpone(question, message, of: process) { return }
      process.isAsking = true
      let answer = answer(question, from: process)
      process.isAsking = false
      process.send(answer, number: message.number)
      process.hasAnswerToHandle = true
      handleWaiting()
      settleAnswered()
      obeyPostponed()
    case .showPicker(let wish): showPicker(wish, number: message.number, by: process)
    case .showPhotoPicker(let wish): showPhotoPicker(wish, number: message.number, by: process)
    case .closePhotoPicker: photoPickers.removeAll { $0.process === process }
    case .edit(let edit, let number): take(edit, number: number, from: process)
    case .edited(let place): take(place, from: process)
    case .askLexicon:
      process.send(.lexicon(textReplacements), number: message.number)
      process.hasAnswerToHandle = true
    case .prove(let question):
      process.send(.proof(answer(question, for: process)), number: message.number)
    case .keychain(let question): answer(question, number: message.number, for: process)
    case .defaultsChanged(let change): defaultsChanged(change, number: message.number, by: process)
    case .observeDefaults(let files): process.observedDefaults = files.mapValues(Set.init)
    case .openURL(let url, let technique, let universalLinksOnly):
      process.isAsking = true
      let isOpened = open(
        url, by: technique, universalLinksOnly: universalLinksOnly, for: process)
      process.isAsking = false
      process.send(isOpened ? .done : .failed(.notOpened(url)), number: message.number)
      if isOpened, worksInToday(process) {
        settle(process)
        leaveToday()
      }
      if isOpened, let app = conversations.app, app.session.worker === process {
        settle(process)
        closeMessagesApp()
      }
      obeyPostponed()
    case .canOpenURL(let url):
      process.send(takesURL(url) ? .done : .failed(.notOpened(url)), number: message.number)
    case .openFile(let path, let flags):
      openHanded(path, flags: flags, number: message.number, for: process)
    case .files(let said): coordinate(said, number: message.number, of: process)
    case .transfer(let transfer): self.transfer(transfer, number: message.number, from: process)
    case .scene where process === main && isInTheMiddle:
      postponed.append(message)
    case .scene(let command) where process === main:
      let answer = obey(command)
      settleAnswered()
      letTasksGoOn()
      process.send(.sceneAnswer(answer), number: message.number)
    default: break
    }
  }

  /// Whether the device is answering a process, or doing something that was due, and is waiting for
  /// something in between.
  ///
  /// What the scene asks for then would be done in the middle of it, and it couldn't end before
  /// that: a tunnel's provider would be ready, but its app wouldn't be told until the scene has
  /// waited its seconds.
  private var isInTheMiddle: Bool {
    actionsUnderWay > 0 || processes.contains(where: \.isAsking)
  }

  /// Does what the scene has asked for while the device was in the middle of something else.
  func obeyPostponed() {
    guard let main else { return }
    while !postponed.isEmpty, !isInTheMiddle { handle(postponed.removeFirst(), from: main) }
  }

  /// Handles the consequences of a process's end: the host of its request is told.
  func processEnded(_ process: ChildProcess) {
    if front === process { front = nil }
    forgetPasteboards(of: process)
    deliveries.forget(
      process.identifier, home: hasFolderOfItsOwn(process) ? process.home : nil)
    releaseFiles(of: process)
    releaseSessions(of: process)
    closePointSessions(of: process)
    closeKeyboard(of: process)
    photoPickers.removeAll { $0.process === process }
    releaseProvided(of: process)
    // At the end of a run, nothing is reported any more.
    if process.stop != .runOver, conversations.app?.session.host === process {
      later(0) { [self] in leaveConversation(of: process) }
    }
    for request in requests where request.end == nil {
      if request.worker === process {
        fail(request, PointWords.interrupted, code: 4097)
      } else if request.host === process {
        request.end = .failed(.connection(SharingWords.hostGone, code: 4097))
        request.isDelivered = true
        request.isWorkDone = true
        request.isLetGo = true
        if !hasWork(request.worker) { request.worker.kill(.finished) }
      }
    }
    // A host that is gone takes nothing back.
    for request in requests where request.host === process && !request.isDelivered {
      request.isDelivered = true
      release(request.worker)
    }
  }
}

extension ErrorDescription {
  /// What a process is told about a URL that wasn't opened; its code sees `false`.
  fileprivate static func notOpened(_ url: String) -> ErrorDescription {
    ErrorDescription(domain: "NSCocoaErrorDomain", code: 4, message: OpeningWords.notOpened(url))
  }

  /// What a process is told when there is no time for an activity; its code learns at once that the
  /// time is over.
  fileprivate static let noTime = ErrorDescription(
    domain: "NSCocoaErrorDomain", code: 3072, message: ProcessWords.aboutToSuspend)

  /// Returns an error of a connection between processes (NSXPCConnectionInterrupted is 4097,
  /// NSXPCConnectionInvalid 4099).
  static func connection(_ message: String, code: Int) -> ErrorDescription {
    ErrorDescription(domain: "NSCocoaErrorDomain", code: code, message: message)
  }
}
