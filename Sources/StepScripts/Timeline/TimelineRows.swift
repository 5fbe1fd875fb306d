import DeviceEvents

extension TimelineDraft.Row {
  /// The row for a single event; `nil` for one that readers don't need to see.
  init?(single event: Event) {
    guard let kind = event.action.kind(peer: event.peer) else { return nil }
    self.init(kind, event.process, event.words)
    guard let peer = event.peer, let (label, isFromPeer) = event.action.arrow else { return }
    arrow = isFromPeer ? (peer, event.process, label) : (event.process, peer, label)
  }

  /// The rows for the share sheet: one for each extension.
  static func sheet(_ offers: [Offer], of event: Event) -> [Self] {
    guard !offers.isEmpty else {
      return [Self(.withheld, event.process, TimelineWords.nothingOffered)]
    }
    return offers.map { offer in
      Self(offer.isOffered ? .offered : .withheld, event.process, TimelineWords.offer(offer))
    }
  }

  /// The row for the end of a process; `nil` for the end of the run, and of a scene that just
  /// finishes.
  init?(_ ending: Ending, of process: String, isMain: Bool) {
    switch ending {
    case .exited(0), .stopped(.finished):
      guard !isMain else { return nil }
      self.init(.end, process, TimelineWords.ends)
    case .exited: self.init(.failure, process, ending.words)
    case .stopped(.runOver): return nil
    case .crashed, .stopped: self.init(.crash, process, ending.words)
    }
  }
}

extension Action {
  /// The kind of row for the event alone; `nil` if it has none.
  fileprivate func kind(peer: String?) -> Timeline.Kind? {
    switch self {
    case .installed, .launched, .enteredBackground, .ended, .printed, .sheet,
      .picked, .loadBegan:
      nil
    case .becameActive, .photographed, .inspected, .systemVersion: .front
    case .uninstalled, .suspended, .resumed: .end
    case .acted: .user
    case .shared, .pushed, .visited: .share
    case .airDropped: peer == nil ? .withheld : .share
    case .switched(let isOn, _): isOn ? .offered : .withheld
    case .notificationsAsked(let isAllowed): isAllowed ? .offered : .withheld
    case .proofAsked(_, let outcome): outcome == .proved ? .offered : .withheld
    case .alertShown, .liveActivity: .offered
    case .leftOut, .alertWithheld: .withheld
    case .loadEnded, .received, .notified, .receivedURL: .load
    case .pasted(let isAllowed, _): isAllowed ? .load : .failure
    case .copied, .pageChanged, .stored, .removed, .defaultsTold, .fileAwaited, .fileGranted,
      .presenterAsked, .presenterTold:
      .store
    case .messagePassed, .activityBegan, .activityEnded, .scriptRan, .hostChanged, .transferBegan,
      .transferPostponed, .transferEnded, .sessionHandedOver, .sessionHandled, .requestBegan,
      .posted, .sessionBegan, .called, .edited, .opened:
      .request
    case .completed, .answered: .completed
    case .validated(let refusals): refusals.isEmpty ? .completed : .failure
    case .cancelled: .cancelled
    case .installationRefused, .memoryExceeded, .locked, .completionExpired, .activityRefused,
      .activityExpired, .withoutWalls, .lacking, .transferFailed, .sessionRefused, .loadFailed,
      .requestFailed, .sessionFailed, .notStored, .groupRefused, .filesDeadlocked, .openRefused:
      .failure
    }
  }

  /// The label of the arrow between the process and its peer, and whether the peer is its start.
  fileprivate var arrow: (label: String, isFromPeer: Bool)? {
    switch self {
    case .loadEnded(let type, _): (type, true)
    case .completed: (TimelineWords.completed, false)
    case .cancelled: (TimelineWords.cancelled, false)
    case .requestFailed: (TimelineWords.failed, true)
    case .notified: (TimelineWords.notification, true)
    case .edited(let words): (words, false)
    case .defaultsTold: (TimelineWords.changed, true)
    case .opened: (TimelineWords.url, false)
    case .airDropped: (TimelineWords.airDrop, false)
    default: nil
    }
  }
}
