package import DeviceEvents
package import Foundation

/// A text that says how far off a date is, and changes as time passes.
///
/// What a widget or a Live Activity shows is kept, and its program isn't running: the device makes
/// such texts anew whenever they are looked at.
package struct CountingText: Codable, Hashable, Sendable {
  package enum Style: String, Codable, Hashable, Sendable { case timer, relative, offset }

  package var style: Style
  package var date: Date
  /// The dates between which it counts, where it stands still before and after.
  package var from: Date?
  package var until: Date?
  package var showsHours = true
  /// What stands before and after it.
  package var before = ""
  package var after = ""

  package init(_ style: Style, _ date: Date, from: Date? = nil, until: Date? = nil) {
    self.style = style
    self.date = date
    self.from = from
    self.until = until
  }

  /// Returns what it says at a moment.
  package func text(at time: Date) -> String {
    var now = time
    if let from { now = max(now, from) }
    if let until { now = min(now, until) }
    let seconds = abs(date.timeIntervalSince(now))
    let counted =
      switch style {
      case .timer: Self.clock(seconds, showsHours: showsHours)
      case .relative: Self.distance(seconds, units: 2)
      case .offset: (date >= now ? "+" : "−") + Self.distance(seconds, units: 1)
      }
    return before + counted + after
  }

  /// Hours, minutes and seconds: `2:23:00`.
  private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let all = whole(seconds)
    let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard hours > 0, showsHours else { return "\(all / 60):\(tail)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
  }

  /// The greatest units: `2 hours, 23 minutes`.
  private static func distance(_ seconds: TimeInterval, units most: Int) -> String {
    let units = [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)]
    var rest = whole(seconds)
    var parts: [String] = []
    for (name, length) in units where parts.count < most {
      let count = rest / length
      rest %= length
      if count > 0 { parts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
  }

  private static func whole(_ seconds: TimeInterval) -> Int {
    Int(min(seconds.rounded(), 1e12))
  }
}

/// A bar that fills, or empties, between two dates.
package struct CountingProgress: Codable, Hashable, Sendable {
  package var from: Date
  package var until: Date
  package var countsDown: Bool

  package init(from: Date, until: Date, countsDown: Bool) {
    self.from = from
    self.until = until
    self.countsDown = countsDown
  }

  /// Returns how full it is at a moment, from 0 to 1.
  package func fraction(at time: Date) -> Double {
    let whole = until.timeIntervalSince(from)
    let passed = whole > 0 ? min(max(time.timeIntervalSince(from) / whole, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// An element of a kept screen that changes by itself.
package struct CountingElement: Codable, Hashable, Sendable {
  /// Its place: a number among the screen's elements, then among the children of that one.
  package var path: [Int]
  package var text: CountingText?
  package var progress: CountingProgress?

  package init(path: [Int], text: CountingText?, progress: CountingProgress?) {
    self.path = path
    self.text = text
    self.progress = progress
  }
}

extension WidgetEntry {
  /// Returns what is seen of the entry at a moment.
  package func screen(at time: Date) -> Screen {
    var shown = screen
    for element in counting {
      shown.elements.change(at: element.path[...]) {
        if let text = element.text { $0.text = text.text(at: time) }
        if let progress = element.progress { $0.fraction = progress.fraction(at: time) }
      }
    }
    return shown
  }

  /// Returns the entry as it is seen at a moment.
  package func seen(at time: Date) -> WidgetEntry {
    var entry = self
    entry.screen = screen(at: time)
    return entry
  }
}

extension [ScreenElement] {
  fileprivate mutating func change(
    at path: ArraySlice<Int>, _ body: (inout ScreenElement) -> Void
  ) {
    guard let index = path.first, indices.contains(index) else { return }
    if path.count == 1 { return body(&self[index]) }
    self[index].children.change(at: path.dropFirst(), body)
  }
}
