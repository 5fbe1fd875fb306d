import DeviceEvents

/// The walk through an event log that makes the rows of a timeline.
struct TimelineCondenser {
  private let events: [Event]
  /// The scene, or the program on its own: it plays the user and is no part of the picture.
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
  /// Takes an event, and those behind it that belong to the same row; gives how many these are.
  private mutating func take(_ event: Event, at index: Int) -> Int {
    switch event.action {
    case .launched(let role): return takeLaunch(event, role: role, at: index)
    case .enteredBackground: return takeBackground(event, at: index)
    case .picked: return takePick(event, at: index)
    case .loadBegan(let type): return takeLoad(event, type: type, at: index)
    case .printed(let stream, let text):
      if event.process != main { draft.print(text, stream, by: event.process) }
    case .ended(let ending):
      draft.end(event.process, row: ending.row(of: event, isMain: event.process == main))
    case .sheet(let offers):
      for row in TimelineDraft.Row.sheet(offers, of: event) { draft.add(row) }
    default:
      if let row = TimelineDraft.Row(single: event) { draft.add(row) }
    }
    return 1
  }

  /// The event a number of places behind another, if `matches` holds for it.
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
      draft.add(.launch, event, "is launched and comes to the front")
      return 2
    }
    if let former = self.event(index + 1, where: { $0.action == .enteredBackground }),
      self.event(index + 2, where: isActive) != nil
    {
      draft.add(
        .front, event, "is launched and comes to the front",
        arrow: (former.process, event.process, "to the front"))
      return 3
    }
    draft.add(.launch, event, "is launched as \(role.article)")
    return 1
  }

  private mutating func takeBackground(_ event: Event, at index: Int) -> Int {
    guard
      let next = self.event(
        index + 1, where: { $0.action == .becameActive && $0.process != event.process })
    else {
      draft.add(.front, event, "goes to the background")
      return 1
    }
    draft.add(
      .front, next, "comes to the front", arrow: (event.process, next.process, "to the front"))
    return 2
  }

  private mutating func takePick(_ event: Event, at index: Int) -> Int {
    let name = event.peer ?? "an extension"
    let isLaunch = { (other: Event) in
      other.process == name && other.action == .launched(.appExtension)
    }
    guard self.event(index + 1, where: isLaunch) != nil else {
      draft.add(
        .request, event, "picks \(name)", arrow: event.peer.map { (event.process, $0, "picks") })
      return 1
    }
    draft.start(name)
    let request = self.event(index + 2) { $0.process == name }?.action.request
    draft.add(
      .launch, event, "launches \(name)", request, arrow: (event.process, name, "launch"))
    return request == nil ? 2 : 3
  }

  private mutating func takeLoad(_ event: Event, type: String, at index: Int) -> Int {
    let answer = self.event(index + 1) {
      $0.process == event.process && $0.action.loadedType == type
    }
    guard let answer, let row = TimelineDraft.Row(single: answer) else {
      let host = event.peer ?? "the host"
      draft.add(
        .load, event, "asks \(host) for \(type)",
        arrow: event.peer.map { (event.process, $0, "asks") })
      return 1
    }
    draft.add(row)
    return 2
  }
}

extension Action {
  /// The type of the representation that arrived or could not be had.
  fileprivate var loadedType: String? {
    switch self {
    case .loadEnded(let type, _), .loadFailed(let type, _): type
    default: nil
    }
  }
}
