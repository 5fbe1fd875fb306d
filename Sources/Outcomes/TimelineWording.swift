import DeviceEvents
import Findings

extension TimelineDraft.Row {
  /// The row for an event that stands for itself; `nil` for one that nobody wants to see.
  init?(single event: Event) {
    let peer = event.peer
    let host = peer ?? "the host"
    switch event.action {
    case .installationRefused(let reasons):
      self.init(.failure, event, "can't be installed", reasons.joined(separator: "; "))
    case .validated(let refusals):
      self.init(
        refusals.isEmpty ? .completed : .failure, event,
        "is \(refusals.isEmpty ? "accepted" : "refused") by the App Store",
        refusals.isEmpty ? nil : refusals.joined(separator: "; "))
    case .uninstalled:
      self.init(.end, event, "is deleted")
    case .switched(let isOn, _):
      self.init(isOn ? .offered : .withheld, event, event.sentence)
    case .suspended, .resumed:
      self.init(.end, event, event.sentence)
    case .memoryExceeded, .locked, .completionExpired, .activityRefused, .activityExpired,
      .withoutWalls:
      self.init(.failure, event, event.sentence)
    case .activityBegan, .activityEnded:
      self.init(.request, event, event.sentence)
    case .scriptRan(let file, let outcome):
      self.init(.request, event, "runs \(file) in its page", outcome)
    case .lacking(let what, let package):
      self.init(.failure, event, "lacks \(what)", "install \(package)")
    case .visited(let url, let effects):
      self.init(
        .share, event, "opens the page \(url)",
        effects.isEmpty ? nil : effects.joined(separator: "; "))
    case .pageChanged(let changes):
      self.init(.store, event, "has its page changed", changes.joined(separator: "; "))
    case .hostChanged:
      self.init(.request, event, event.sentence)
    case .received(let items):
      self.init(
        .load, event, "receives items from \(peer ?? "the extension")",
        items.joined(separator: ", "))
    case .transferBegan, .transferPostponed, .transferEnded, .sessionHandedOver, .sessionHandled:
      self.init(.request, event, event.sentence)
    case .transferFailed, .sessionRefused:
      self.init(.failure, event, event.sentence)
    case .acted:
      self.init(.user, event, event.sentence)
    case .photographed, .inspected:
      self.init(.front, event, event.sentence)
    case .becameActive:
      self.init(.front, event, "comes to the front")
    case .shared(let summary):
      self.init(.share, event, "shares \(summary)")
    case .requestBegan:
      self.init(.request, event, "begins a request", event.action.request)
    case .loadEnded(let type, let value):
      self.init(
        .load, event, "loads \(type) from \(host)", value,
        arrow: peer.map { ($0, event.process, type) })
    case .loadFailed(let type, let error):
      self.init(.failure, event, "gets no \(type) from \(host)", error)
    case .completed(let items):
      self.init(
        .completed, event, "completes the request",
        items == 0 ? nil : "returns \(counted(items, "item"))",
        arrow: peer.map { (event.process, $0, "completed") })
    case .cancelled(let error):
      self.init(
        .cancelled, event, "cancels the request", error,
        arrow: peer.map { (event.process, $0, "cancelled") })
    case .requestFailed(let error):
      self.init(
        .failure, event, "is told that the request failed", error,
        arrow: peer.map { ($0, event.process, "failed") })
    case .posted(let name, let remark):
      self.init(.request, event, "posts a notification", name + (remark.map { ": \($0)" } ?? ""))
    case .notified(let name):
      self.init(
        .load, event, "is notified", name,
        arrow: peer.flatMap { $0 == event.process ? nil : ($0, event.process, "notification") })
    case .sessionBegan(let name):
      self.init(.request, event, "begins to work for the system", name)
    case .called(let callback, let subject):
      self.init(.request, event, "is called: \(callback)", subject.isEmpty ? nil : subject)
    case .answered(let words):
      self.init(.completed, event, "answers", words)
    case .sessionFailed(let reason):
      self.init(.failure, event, "can't work for the system", reason)
    case .notificationsAsked(let isAllowed):
      self.init(isAllowed ? .offered : .withheld, event, event.sentence)
    case .proofAsked(_, let outcome):
      self.init(outcome == .proved ? .offered : .withheld, event, event.sentence)
    case .edited(let words):
      self.init(
        .request, event, words, nil, arrow: peer.map { (event.process, $0, words) })
    case .leftOut, .alertWithheld:
      self.init(.withheld, event, event.sentence)
    case .pushed(let summary):
      self.init(.share, event, "receives a push for \(peer ?? "an app")", summary)
    case .alertShown(let text):
      self.init(.offered, event, "has a notification shown", text)
    case .copied:
      self.init(.store, event, event.sentence)
    case .pasted(let isAllowed, let remark):
      self.init(
        isAllowed ? .load : .failure, event,
        "\(isAllowed ? "pastes" : "gets nothing to paste") from \(peer ?? "another app")", remark)
    case .stored(let store, let key, let value):
      self.init(.store, event, "stores \(key) in \(store)", value)
    case .removed(let store, let key):
      self.init(.store, event, "removes \(key) from \(store)")
    case .notStored(let store, let key, let reason):
      self.init(.failure, event, "doesn't store \(key) in \(store)", reason)
    case .defaultsTold(let store, let keys):
      self.init(
        .store, event, "is told that \(store) has changed", keys.joined(separator: ", "),
        arrow: peer.map { ($0, event.process, "changed") })
    case .groupRefused(let group):
      self.init(.failure, event, "is refused \(group)", "no entitlement names it")
    case .fileAwaited(let access, let reason):
      self.init(.store, event, "waits \(access)", reason)
    case .fileGranted(let access):
      self.init(.store, event, "may go on \(access)")
    case .filesDeadlocked(let circle):
      self.init(.failure, event, "is in a deadlock", circle.joined(separator: "; "))
    case .presenterAsked, .presenterTold:
      self.init(.store, event, event.sentence)
    case .opened(let url, let remark):
      self.init(
        .request, event, "opens a URL in \(peer ?? "an app")",
        url + (remark.map { ": \($0)" } ?? ""),
        arrow: peer.map { (event.process, $0, "URL") })
    case .receivedURL(let url):
      self.init(.load, event, "receives a URL", url)
    case .airDropped(let what, let remark):
      self.init(
        peer == nil ? .withheld : .share, event,
        "receives \(what) by AirDrop" + (peer.map { " for \($0)" } ?? ", and no app takes it"),
        remark, arrow: peer.map { (event.process, $0, "AirDrop") })
    case .openRefused(let url, let reason):
      self.init(.failure, event, "can't open \(url)", reason)
    case .systemVersion, .installed, .launched, .enteredBackground, .ended, .printed, .sheet,
      .picked, .loadBegan:
      return nil
    }
  }

  /// The rows for the share sheet: one for each extension.
  static func sheet(_ offers: [Offer], of event: Event) -> [Self] {
    guard !offers.isEmpty else {
      return [Self(.withheld, event, "has no extension to offer")]
    }
    return offers.map { offer in
      let basis = offer.basis == "documented" || offer.basis.isEmpty ? "" : " (\(offer.basis))"
      return Self(
        offer.isOffered ? .offered : .withheld, event,
        "\(offer.isOffered ? "offers" : "doesn't offer") \(offer.name)", offer.reason + basis)
    }
  }
}

extension Action {
  /// What a request is about: "Share.ShareViewController, 1 attachment".
  var request: String? {
    guard case .requestBegan(let name, let attachments) = self else { return nil }
    return "\(name), \(counted(attachments, "attachment"))"
  }
}

extension Ending {
  /// The row for the end of a process; the end of the run, and a scene that just ends, have none.
  func row(of event: Event, isMain: Bool) -> TimelineDraft.Row? {
    switch self {
    case .exited(0), .stopped(.finished):
      isMain ? nil : TimelineDraft.Row(.end, event, "ends")
    case .exited:
      TimelineDraft.Row(.failure, event, sentence)
    case .crashed(_, let message, _) where !message.isEmpty:
      TimelineDraft.Row(.crash, event, "crashes", message)
    case .crashed:
      TimelineDraft.Row(.crash, event, sentence)
    case .stopped(.runOver):
      nil
    case .stopped(.byScene), .stopped(.timeLimit), .stopped(.memoryLimit), .stopped(.outputLimit),
      .stopped(.brokenConnection), .stopped(.memoryOfKind), .stopped(.launchTime),
      .stopped(.watchdog), .stopped(.lockAtSuspension), .stopped(.expired), .stopped(.byUser):
      TimelineDraft.Row(.crash, event, sentence)
    }
  }
}
