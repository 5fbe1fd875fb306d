import DeviceEvents

/// A timeline under construction: lanes are added as rows need them.
struct TimelineDraft {
  private(set) var timeline = Timeline(lanes: [], rows: [])
  private var lanes: [String: Int] = [:]
  /// The rows at which the running processes started.
  private var starts: [String: Int] = [:]
  /// The completed runs of processes that have no lane yet.
  private var lives: [String: [ClosedRange<Int>]] = [:]
  /// Printed text that may continue.
  private var printed: (row: Row, text: String)?

  /// The maximum length of a value, or of printed text, in a row.
  static let detailLimit = 400

  /// A row that names its processes.
  struct Row {
    var kind: Timeline.Kind
    var process: String
    var words: EventWords
    var arrow: (from: String, to: String, label: String)?

    init(
      _ kind: Timeline.Kind, _ process: String, _ words: EventWords,
      arrow: (from: String, to: String, label: String)? = nil
    ) {
      self.kind = kind
      self.process = process
      self.words = words
      self.arrow = arrow
    }
  }

  mutating func add(
    _ kind: Timeline.Kind, _ event: Event, _ words: EventWords,
    arrow: (from: String, to: String, label: String)? = nil
  ) {
    add(Row(kind, event.process, words, arrow: arrow))
  }

  /// Adds a row, or counts a repetition of the last one.
  mutating func add(_ row: Row) {
    flush()
    let arrow = row.arrow.flatMap { arrow -> Timeline.Arrow? in
      guard arrow.from != arrow.to else { return nil }
      let from = lane(arrow.from)
      return Timeline.Arrow(from: from, to: lane(arrow.to), label: arrow.label.onOneLine)
    }
    let new = Timeline.Row(
      kind: row.kind, lane: lane(row.process), arrow: arrow, text: row.words.text.onOneLine,
      detail: row.words.detail.map(\.onOneLine).flatMap { $0.isEmpty ? nil : $0 },
      joint: row.words.joint, hasSubject: row.words.hasSubject)
    if var last = timeline.rows.last {
      let times = last.count
      last.count = 1
      if last == new {
        timeline.rows[timeline.rows.count - 1].count = times + 1
        return
      }
    }
    timeline.rows.append(new)
  }

  /// Adds printed text; consecutive output of a process is one row.
  mutating func print(_ text: String, _ stream: PrintStream, by process: String) {
    let words = EventWords(stream.words)
    if let printed, printed.row.process == process, printed.row.words == words {
      if printed.text.utf8.count < 4 * Self.detailLimit { self.printed?.text += text }
      return
    }
    flush()
    printed = (Row(.print, process, words), text)
  }
}

extension TimelineDraft {
  /// Records that a process starts with the next row.
  mutating func start(_ process: String) {
    flush()
    starts[process] = timeline.rows.count
  }

  /// Records that a process ends with a row or, without one, at the last row.
  mutating func end(_ process: String, row: Row?) {
    flush()
    if let row { add(row) }
    guard let start = starts.removeValue(forKey: process) else { return }
    lives[process, default: []].append(start...max(start, timeline.rows.count - 1))
  }

  /// Ends what still runs, and gives the lanes their lives.
  mutating func finish() {
    flush()
    for process in starts.keys.sorted() { end(process, row: nil) }
    for (name, lane) in lanes { timeline.lanes[lane].lives = lives[name] ?? [] }
  }

  private mutating func flush() {
    guard let (row, text) = printed else { return }
    printed = nil
    var whole = row
    whole.words.detail = text
    add(whole)
  }

  private mutating func lane(_ process: String) -> Int {
    if let lane = lanes[process] { return lane }
    let lane = timeline.lanes.count
    lanes[process] = lane
    timeline.lanes.append(Timeline.Lane(name: process.onOneLine, lives: []))
    return lane
  }
}

extension String {
  /// The text on one line and of bounded length; line breaks appear as `\n`.
  fileprivate var onOneLine: String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      if count == TimelineDraft.detailLimit { return result + "…" }
      switch scalar {
      case "\n": result += "\\n"
      case "\r": continue
      default: result.unicodeScalars.append(scalar)
      }
      count += 1
    }
    while result.hasSuffix("\\n") { result.removeLast(2) }
    return result
  }
}
