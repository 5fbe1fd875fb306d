import DeviceEvents
import Outcomes

/// Walks through an event log and makes the rows of a timeline.
struct TimelineCondenser {
  private let events: [Event]
  /// The scene or the standalone program: it plays the user and isn't part of the picture.
  private let main: String?
  private var draft = TimelineDraft()

  init(events: [Event]) {
    self.events = events
    main = Outcome(events: events).mainProcess
  }

  var timeline: Timeline { draft.timeline }

  mutating func run() {
    var index = 0
    while index < events.count {
      index += take(events[index], at: index)
    }
    draft.finish()
  }
}

extension TimelineCondenser {
  /// Takes an event, and those after it that belong to the same row; returns how many those are.
  private mutating func take(_ event: Event, at index: Int) -> Int {
    switch event.action {
    case .launched(let role): return takeLaunch(event, role: role, at: index)
    case .enteredBackground: return takeBackground(event, at: index)
    case .picked: return takePick(event, at: index)
    case .loadBegan(let type): return takeLoad(event, type: type, at: index)
    case .printed(let stream, let text):
      if event.process != main { draft.print(text, stream, by: event.process) }
    case .ended(let ending):
      draft.end(
        event.process,
        row: TimelineDraft.Row(ending, of: event.process, isMain: event.process == main))
    case .sheet(let offers):
      for row in TimelineDraft.Row.sheet(offers, of: event) { draft.add(row) }
    default:
      if let row = TimelineDraft.Row(single: event) { draft.add(row) }
    }
    return 1
  }

  /// The event at an index, if there is one that `matches`.
  private func event(_ index: Int, where matches: (Event) -> Bool) -> Event? {
    guard events.indices.contains(index), matches(events[index]) else { return nil }
    return events[index]
  }

  private mutating func takeLaunch(_ event: Event, role: Role, at index: Int) -> Int {
    draft.start(event.process)
    guard event.process != main else { return 1 }
    let isActive = { (other: Event) in
      other.process == event.process && other.action == .becameActive
    }
    if self.event(index + 1, where: isActive) != nil {
      draft.add(.launch, event, TimelineWords.launchedToFront)
      return 2
    }
    if let former = self.event(index + 1, where: { $0.action == .enteredBackground }),
      self.event(index + 2, where: isActive) != nil
    {
      draft.add(
        .front, event, TimelineWords.launchedToFront,
        arrow: (former.process, event.process, TimelineWords.frontArrow))
      return 3
    }
    draft.add(.launch, event, event.words)
    return 1
  }

  private mutating func takeBackground(_ event: Event, at index: Int) -> Int {
    guard
      let next = self.event(
        index + 1, where: { $0.action == .becameActive && $0.process != event.process })
    else {
      draft.add(.front, event, event.words)
      return 1
    }
    draft.add(
      .front, next, TimelineWords.toFront,
      arrow: (event.process, next.process, TimelineWords.frontArrow))
    return 2
  }

  private mutating func takePick(_ event: Event, at index: Int) -> Int {
    let name = event.peer ?? ""
    let isLaunch = { (other: Event) in
      other.process == name && other.action == .launched(.appExtension)
    }
    guard self.event(index + 1, where: isLaunch) != nil else {
      draft.add(
        .request, event, event.words,
        arrow: event.peer.map { (event.process, $0, TimelineWords.picksArrow) })
      return 1
    }
    draft.start(name)
    let request = self.event(index + 2) { $0.process == name }?.action.request
    draft.add(
      .launch, event, TimelineWords.launches(name, request),
      arrow: (event.process, name, TimelineWords.launchArrow))
    return request == nil ? 2 : 3
  }

  private mutating func takeLoad(_ event: Event, type: String, at index: Int) -> Int {
    let answer = self.event(index + 1) { $0.process == event.process && $0.action.ends(type) }
    switch answer?.action {
    case .loadEnded(_, let value):
      draft.add(
        .load, event, TimelineWords.loads(type, from: answer?.peer, value),
        arrow: answer?.peer.map { ($0, event.process, type) })
      return 2
    case .loadFailed(_, let error):
      draft.add(.failure, event, TimelineWords.getsNo(type, from: answer?.peer, error))
      return 2
    default:
      draft.add(
        .load, event, TimelineWords.asks(for: type, from: event.peer),
        arrow: event.peer.map { (event.process, $0, TimelineWords.asksArrow) })
      return 1
    }
  }
}

extension Action {
  /// Whether this ends a load of a type.
  fileprivate func ends(_ type: String) -> Bool {
    switch self {
    case .loadEnded(type, _), .loadFailed(type, _): true
    default: false
    }
  }

  /// What a request is about.
  fileprivate var request: String? {
    guard case .requestBegan(let name, let attachments) = self else { return nil }
    return TimelineWords.request(name, attachments: attachments)
  }
}
