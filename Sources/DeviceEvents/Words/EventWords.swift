/// An event in words: what happened, and the value, the reason or the error that goes with it.
package struct EventWords: Hashable, Sendable {
  package var text: String
  package var detail: String?
  /// The separator between the two.
  package var joint = ": "
  /// Whether the text has a subject of its own; otherwise the subject is the process.
  package var hasSubject = false

  package init(_ text: String, _ detail: String? = nil, joint: String = ": ") {
    self.text = text
    self.detail = detail
    self.joint = joint
  }

  init(subject: String, _ text: String) {
    self.text = subject + " " + text
    hasSubject = true
  }

  package var sentence: String { detail.map { text + joint + $0 } ?? text }
}

extension Event {
  /// The event as one line of plain text, for expectations and for terminals without a timeline:
  /// `Share: receives public.url: https://example.com`.
  package var line: String { "\(process): \(words.sentence)" }

  /// The event without the name of its process.
  package var words: EventWords { action.words(peer: peer) }
}

extension Action {
  fileprivate func words(peer: String?) -> EventWords {
    switch self {
    case .installed(let extensions):
      EventWords(
        extensions.isEmpty ? "is installed" : "is installed with \(extensions.list)")
    case .installationRefused(let reasons): EventWords("is refused", reasons.sequence)
    case .validated(refusals: []): EventWords("passes the App Store's automatic checks")
    case .validated(let refusals): EventWords("is refused by the App Store", refusals.sequence)
    case .uninstalled: EventWords("is deleted")
    case .switched(let isOn, let place):
      EventWords("is switched \(isOn ? "on" : "off") \(place ?? "under More")")
    case .launched(let role): EventWords("is launched as \(role.article)")
    case .becameActive: EventWords("becomes active")
    case .enteredBackground: EventWords("goes to the background")
    case .suspended: EventWords("is suspended")
    case .resumed: EventWords("is resumed")
    case .memoryExceeded(let limit, let basis):
      EventWords("has more than \(limit) MiB of its own (\(basis))")
    case .locked(let file): EventWords("holds a lock on \(file)")
    case .ended(let ending): ending.words
    case .printed(let stream, let text): EventWords(stream.words, text.quoted, joint: " ")
    case .shared(let summary): EventWords("shares \(summary)")
    case .sheet(let offers): EventWords("sheet", offers.map(\.sentence).sequence)
    case .picked: EventWords("picks \(peer ?? "an extension")")
    case .requestBegan(let name, let attachments):
      EventWords(
        subject: name,
        "begins a request with \(attachments) attachment\(attachments == 1 ? "" : "s")")
    case .scriptRan(let file, let outcome): EventWords("runs \(file)", outcome)
    case .lacking(let what, let package): EventWords("lacks \(what)", "install \(package)")
    case .pageChanged(let changes): EventWords("has its page changed", changes.sequence)
    case .messagePassed(let from, let to, let message):
      EventWords("passes a message from \(from) to \(to)", message)
    case .loadBegan(let type): EventWords("loads \(type) from \(peer ?? "the host")")
    case .loadEnded(let type, let value): EventWords("receives \(type)", value)
    case .loadFailed(let type, let error): EventWords("gets no \(type)", error)
    case .hostChanged(let change):
      EventWords("is told that \(peer ?? "its host") \(change.words)")
    case .completed(let items):
      EventWords(
        "completes the request"
          + (items == 0 ? "" : ", returning \(items) item\(items == 1 ? "" : "s")"))
    case .received(let items):
      EventWords("receives \(items.list) from \(peer ?? "the extension")")
    case .completionExpired: EventWords("has no time left for the work behind its request")
    case .cancelled(let error): EventWords("cancels the request", error)
    case .requestFailed(let error): EventWords("is told that the request failed", error)
    case .activityBegan(let reason): EventWords("begins the activity \(reason.quoted)")
    case .activityRefused(let reason): EventWords("gets no time for the activity \(reason.quoted)")
    case .activityEnded(let reason): EventWords("ends the activity \(reason.quoted)")
    case .activityExpired(let reason):
      EventWords("has no time left for the activity \(reason.quoted)")
    case .opened(let url, let remark): EventWords("opens \(url) in \(peer ?? "an app")", remark)
    case .openRefused(let url, let reason): EventWords("can't open \(url)", reason)
    case .receivedURL(let url): EventWords("receives \(url)")
    case .airDropped(let what, let remark):
      EventWords(
        "receives \(what) by AirDrop" + (peer.map { " for \($0)" } ?? ", and no app takes it"),
        remark)
    case .transferBegan(let session, let task, let request):
      EventWords("begins transfer \(task) of the session \(session.quoted)", request)
    case .transferEnded(let session, let task, let status, let sent, let received):
      EventWords(
        "ends transfer \(task) of the session \(session.quoted)",
        "status \(status), \(sent) bytes sent, \(received) received")
    case .transferPostponed(let session, let task, let seconds, let error):
      EventWords(
        "tries transfer \(task) of the session \(session.quoted) again in \(seconds) seconds", error
      )
    case .transferFailed(let session, let task, let error):
      EventWords("gives up transfer \(task) of the session \(session.quoted)", error)
    case .sessionRefused(let session, let reason):
      EventWords("can't use the session \(session.quoted)", reason)
    case .sessionHandedOver(let session):
      EventWords("is told that there are events of the session \(session.quoted)")
    case .sessionHandled(let session):
      EventWords("has handled the events of the session \(session.quoted)")
    case .acted(let words): EventWords(subject: "the user", words)
    case .photographed(let name, _): EventWords("is photographed", name)
    case .inspected(let title, let lines):
      EventWords("shows \(title)", "\(lines.count) line\(lines.count == 1 ? "" : "s")")
    case .systemVersion(let version): EventWords("runs iOS \(version)")
    case .withoutWalls:
      EventWords(
        "has no walls between containers", "this machine's kernel lacks Landlock")
    case .posted(let name, let remark): EventWords("posts \(name)", remark)
    case .notified(let name): EventWords("is notified of \(name)")
    case .copied(let board, []): EventWords("empties \(board ?? "the pasteboard")")
    case .copied(let board, let kinds):
      EventWords("copies \(kinds.list)" + (board.map { " to \($0)" } ?? ""))
    case .sessionBegan("@main"): EventWords(subject: "the @main type", "is made")
    case .sessionBegan(let name): EventWords(subject: name, "is made")
    case .sessionFailed(let reason): EventWords("can't work for the system", reason)
    case .called(let callback, let subject):
      EventWords("is called", callback + (subject.isEmpty ? "" : ", \(subject.quoted)"))
    case .answered(let words): EventWords("answers", words.quoted, joint: " ")
    case .leftOut(let reason): EventWords("isn't asked", reason)
    case .edited(let words): EventWords("\(words) in \(peer ?? "an app")")
    case .visited(let url, let effects):
      EventWords("opens the page \(url)", effects.isEmpty ? nil : effects.sequence)
    case .notificationsAsked(let isAllowed):
      EventWords("asks to show notifications", "the user \(isAllowed ? "allows" : "refuses") it")
    case .proofAsked(let reason, let outcome):
      EventWords(
        "asks the user to prove who they are" + (reason.map { " (\($0.quoted))" } ?? ""),
        outcome.words)
    case .pushed(let summary): EventWords("receives a push for \(peer ?? "an app")", summary.quoted)
    case .alertShown(let text): EventWords("has a notification shown", text.quoted)
    case .alertWithheld(let reason): EventWords("has no notification shown", reason)
    case .liveActivity(let type, let change):
      EventWords(subject: "the Live Activity \(type)", change)
    case .pasted(let isAllowed, let remark):
      EventWords(
        (isAllowed ? "pastes from" : "gets nothing to paste from") + " \(peer ?? "another app")",
        remark)
    case .stored(let store, let key, let value):
      EventWords("stores \(store)[\(key.quoted)]", value, joint: " = ")
    case .removed(let store, let key): EventWords("removes \(store)[\(key.quoted)]")
    case .notStored(let store, let key, let reason):
      EventWords("doesn't store \(store)[\(key.quoted)]", reason)
    case .defaultsTold(let store, let keys):
      EventWords(
        "is told by \(peer ?? "another process") that \(keys.map(\.quoted).list) of \(store) "
          + "\(keys.count == 1 ? "has" : "have") changed")
    case .groupRefused(let group): EventWords("is refused \(group)", "no entitlement names it")
    case .fileAwaited(let access, let reason): EventWords("waits \(access)", reason)
    case .fileGranted(let access): EventWords("may go on \(access)")
    case .filesDeadlocked(let circle): EventWords("is in a deadlock", circle.sequence)
    case .presenterAsked(let request):
      EventWords("is asked by \(peer ?? "another process") to \(request)")
    case .presenterTold(let news): EventWords("is told that \(news)")
    }
  }
}

extension [String] {
  /// The texts as parts of a sentence.
  fileprivate var list: String { joined(separator: ", ") }

  /// The texts one after the other, each complete.
  fileprivate var sequence: String { joined(separator: "; ") }
}

extension PrintStream {
  /// The verb for writing to the stream.
  package var words: String {
    switch self {
    case .output: "prints"
    case .error: "prints to standard error"
    }
  }
}

extension HostChange {
  /// What the host does: "goes to the background".
  package var words: String {
    switch self {
    case .willResignActive: "will resign active"
    case .didEnterBackground: "entered the background"
    case .willEnterForeground: "will enter the foreground"
    case .didBecomeActive: "became active"
    }
  }
}

extension Role {
  /// The part with its article: "an extension".
  package var article: String {
    switch self {
    case .hostApp: "a host app"
    case .appExtension: "an extension"
    case .containingApp: "an app"
    case .scene: "the scene"
    case .program: "a program"
    }
  }
}

extension Offer {
  /// The offer in the sheet as text: `Reader ✓ one web URL, at most 1`.
  package var sentence: String { "\(name) \(isOffered ? "✓" : "✗") \(reason)" }
}

extension Ending {
  /// The ending in words: `crashes`, and the message.
  package var words: EventWords {
    switch self {
    case .exited(0): EventWords("exits")
    case .exited(let status): EventWords("exits with status \(status)")
    case .crashed(let signal, let message, _):
      message.isEmpty ? EventWords("crashes (\(signal))") : EventWords("crashes", message)
    case .stopped(let stop): EventWords(stop.sentence)
    }
  }

  /// The ending as a sentence: `crashes: Fatal error: …`.
  package var sentence: String { words.sentence }
}

extension Ending.Stop {
  fileprivate var sentence: String {
    switch self {
    case .finished: "is ended by the system"
    case .byScene: "is killed by the scene"
    case .timeLimit: "is killed: it ran longer than it may"
    case .memoryLimit: "is killed: it used more memory than it may"
    case .outputLimit: "is killed: it printed more than it may"
    case .brokenConnection: "is killed: it sent the device something that makes no sense"
    case .runOver: "ends with the run"
    case .memoryOfKind: "is killed: it used more memory than its kind of extension may"
    case .launchTime: "is killed: it took too long to launch"
    case .watchdog: "is killed: its main queue was blocked for too long (0x8badf00d)"
    case .lockAtSuspension: "is killed: it was suspended holding a lock (0xdead10cc)"
    case .expired: "is killed: it went on working when its time was over"
    case .backgroundTask: "is killed: it didn't end its background task in time (0x8badf00d)"
    case .byUser: "is removed from the app switcher"
    }
  }
}

extension String {
  /// The text in double quotes, with line breaks and quotes escaped.
  var quoted: String {
    var result = "\""
    for character in self {
      switch character {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

extension ProofOutcome {
  fileprivate var words: String {
    switch self {
    case .proved: "they do"
    case .failed: "they can't"
    case .cancelled: "they cancel"
    }
  }
}
