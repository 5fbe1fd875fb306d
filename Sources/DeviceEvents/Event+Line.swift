extension Event {
  /// The event as one line of plain text, for expectations and for terminals without a timeline:
  /// `Share: loads public.url from Browser`.
  package var line: String { "\(process): \(sentence)" }

  /// The event without the name of its process.
  package var sentence: String { action.sentence(peer: peer) }
}

extension Action {
  func sentence(peer: String?) -> String {
    switch self {
    case .installed(let extensions) where extensions.isEmpty: "is installed"
    case .installed(let extensions): "is installed with \(extensions.joined(separator: ", "))"
    case .installationRefused(let reasons): "is refused: \(reasons.joined(separator: "; "))"
    case .validated(refusals: []): "is accepted by the App Store"
    case .validated(let refusals):
      "is refused by the App Store: \(refusals.joined(separator: "; "))"
    case .uninstalled: "is deleted"
    case .switched(let isOn, let place):
      "is switched \(isOn ? "on" : "off") \(place ?? "under More")"
    case .launched(let role): "is launched as \(role.article)"
    case .becameActive: "becomes active"
    case .enteredBackground: "goes to the background"
    case .suspended: "is suspended"
    case .resumed: "is resumed"
    case .memoryExceeded(let limit, let basis): "has more than \(limit) MiB of its own (\(basis))"
    case .locked(let file): "holds a lock on \(file)"
    case .ended(let ending): ending.sentence
    case .printed(.output, let text): "prints \(text.quoted)"
    case .printed(.error, let text): "prints to standard error \(text.quoted)"
    case .shared(let summary): "shares \(summary)"
    case .sheet(let offers): "sheet: \(offers.map(\.sentence).joined(separator: "; "))"
    case .picked: "picks \(peer ?? "an extension")"
    case .requestBegan(let name, let attachments):
      "\(name) begins a request with \(attachments) attachment\(attachments == 1 ? "" : "s")"
    case .scriptRan(let file, let outcome): "runs \(file): \(outcome)"
    case .lacking(let what, let package): "lacks \(what): install \(package)"
    case .pageChanged(let changes): "has its page changed: \(changes.joined(separator: "; "))"
    case .loadBegan(let type): "loads \(type) from \(peer ?? "the host")"
    case .loadEnded(let type, let value): "receives \(type): \(value)"
    case .loadFailed(let type, let error): "gets no \(type): \(error)"
    case .hostChanged(let change): "is told that \(peer ?? "its host") \(change.words)"
    case .completed(0): "completes the request"
    case .completed(let items):
      "completes the request, returning \(items) item\(items == 1 ? "" : "s")"
    case .received(let items):
      "receives \(items.joined(separator: ", ")) from \(peer ?? "the extension")"
    case .completionExpired: "has no time left for the work behind its request"
    case .cancelled(let error): "cancels the request: \(error)"
    case .requestFailed(let error): "is told that the request failed: \(error)"
    case .activityBegan(let reason): "begins the activity \(reason.quoted)"
    case .activityRefused(let reason): "gets no time for the activity \(reason.quoted)"
    case .activityEnded(let reason): "ends the activity \(reason.quoted)"
    case .activityExpired(let reason): "has no time left for the activity \(reason.quoted)"
    case .opened(let url, let remark):
      "opens \(url) in \(peer ?? "an app")" + (remark.map { ": \($0)" } ?? "")
    case .openRefused(let url, let reason): "can't open \(url): \(reason)"
    case .receivedURL(let url): "receives \(url)"
    case .airDropped(let what, let remark):
      "receives \(what) by AirDrop" + (peer.map { " for \($0)" } ?? ", and no app takes it")
        + (remark.map { ": \($0)" } ?? "")
    case .transferBegan(let session, let task, let request):
      "begins transfer \(task) of the session \(session.quoted): \(request)"
    case .transferEnded(let session, let task, let status, let sent, let received):
      "ends transfer \(task) of the session \(session.quoted): status \(status), "
        + "\(sent) bytes sent, \(received) received"
    case .transferPostponed(let session, let task, let seconds, let error):
      "tries transfer \(task) of the session \(session.quoted) again in \(seconds) seconds: \(error)"
    case .transferFailed(let session, let task, let error):
      "gives up transfer \(task) of the session \(session.quoted): \(error)"
    case .sessionRefused(let session, let reason):
      "can't use the session \(session.quoted): \(reason)"
    case .sessionHandedOver(let session):
      "is told that there are events of the session \(session.quoted)"
    case .sessionHandled(let session):
      "has handled the events of the session \(session.quoted)"
    case .acted(let words): "the user \(words)"
    case .photographed(let name, _): "is photographed: \(name)"
    case .inspected(let title, let lines):
      "shows \(title): \(lines.count) line\(lines.count == 1 ? "" : "s")"
    case .systemVersion(let version): "runs iOS \(version)"
    case .withoutWalls: "has no walls between containers: this machine's kernel lacks Landlock"
    case .posted(let name, let remark):
      "posts \(name)" + (remark.map { ": \($0)" } ?? "")
    case .notified(let name): "is notified of \(name)"
    case .copied(let board, []): "empties \(board ?? "the pasteboard")"
    case .copied(let board, let kinds):
      "copies \(kinds.joined(separator: ", "))" + (board.map { " to \($0)" } ?? "")
    case .sessionBegan(let name): "\(name) is made for the system"
    case .sessionFailed(let reason): "can't work for the system: \(reason)"
    case .called(let callback, ""): "is called: \(callback)"
    case .called(let callback, let subject): "is called: \(callback), \(subject.quoted)"
    case .answered(let words): "answers \(words.quoted)"
    case .leftOut(let reason): "isn't asked: \(reason)"
    case .edited(let words): "\(words) in \(peer ?? "an app")"
    case .visited(let url, []): "opens the page \(url)"
    case .visited(let url, let effects):
      "opens the page \(url): \(effects.joined(separator: "; "))"
    case .notificationsAsked(let isAllowed):
      "asks to show notifications: the user \(isAllowed ? "allows" : "refuses") it"
    case .proofAsked(let reason, let outcome):
      "asks the user to prove who they are" + (reason.map { " (\($0.quoted))" } ?? "") + ": "
        + outcome.words
    case .pushed(let summary): "receives a push for \(peer ?? "an app"): \(summary.quoted)"
    case .alertShown(let text): "has a notification shown: \(text.quoted)"
    case .alertWithheld(let reason): "has no notification shown: \(reason)"
    case .pasted(let isAllowed, let remark):
      (isAllowed ? "pastes from" : "gets nothing to paste from")
        + " \(peer ?? "another app"): \(remark)"
    case .stored(let store, let key, let value): "stores \(store)[\(key.quoted)] = \(value)"
    case .removed(let store, let key): "removes \(store)[\(key.quoted)]"
    case .notStored(let store, let key, let reason):
      "doesn't store \(store)[\(key.quoted)]: \(reason)"
    case .defaultsTold(let store, let keys):
      "is told by \(peer ?? "another process") that \(keys.map(\.quoted).joined(separator: ", ")) "
        + "of \(store) \(keys.count == 1 ? "has" : "have") changed"
    case .groupRefused(let group): "is refused \(group): no entitlement names it"
    case .fileAwaited(let access, let reason): "waits \(access): \(reason)"
    case .fileGranted(let access): "may go on \(access)"
    case .filesDeadlocked(let circle): "is in a deadlock: \(circle.joined(separator: "; "))"
    case .presenterAsked(let request):
      "is asked by \(peer ?? "another process") to \(request)"
    case .presenterTold(let news): "is told that \(news)"
    }
  }
}

extension HostChange {
  /// The host's change in words: "goes to the background".
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
  /// The role with its article: "an extension".
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
  /// The ending as text: `crashed: Fatal error: …`.
  package var sentence: String {
    switch self {
    case .exited(0): "exits"
    case .exited(let status): "exits with status \(status)"
    case .crashed(let signal, let message, _) where message.isEmpty: "crashes (\(signal))"
    case .crashed(_, let message, _): "crashes: \(message)"
    case .stopped(let stop): stop.sentence
    }
  }
}

extension Ending.Stop {
  var sentence: String {
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
    case .byUser: "is removed from the app switcher"
    }
  }
}

extension String {
  /// The text in double quotes, with line ends and quotes written as escapes.
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
