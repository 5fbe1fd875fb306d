import Dispatch
public import Foundation

/// A view that is read again at certain times.
///
/// Simulated: by the device's clock, while it is on the screen. Differs: in a widget it is read
/// once, as everything there.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PieceMaker {
  /// What is known when it is read.
  public typealias Context = TimelineViewContext
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Makes a view from its times, and from what is shown at each.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let watch = context.node.kept("watch") {
      let watch = Watch(context.node.graph)
      context.node.whenGone { [weak watch] in watch?.stop() }
      return watch
    }
    let date = watch.date(in: schedule)
    return PieceReader.pieces(
      of: content(TimelineViewContext(date: date, cadence: .live)), in: context.part(0))
  }
}

/// What is known when a view of certain times is read.
///
/// Simulated: no known difference.
public struct TimelineViewContext: Sendable {
  /// How often it may be read.
  ///
  /// Simulated: always live.
  public enum Cadence: Comparable, Sendable {
    /// As often as it changes, once a second, and once a minute.
    case live, seconds, minutes
  }

  /// The time for which it is read.
  public let date: Date
  /// How often it may be read.
  public let cadence: Cadence
}

/// What has a view read again at the next time.
@MainActor private final class Watch {
  private weak let graph: ViewGraph?
  private let start = Date()
  private var next: (date: Date, item: DispatchWorkItem)?

  init(_ graph: ViewGraph?) { self.graph = graph }

  /// Returns the last time that has come, or else the first; and waits for the next one.
  func date(in schedule: some TimelineSchedule) -> Date {
    let now = Date()
    var last: Date?
    for date in schedule.entries(from: start, mode: .normal) {
      guard date > now else {
        last = date
        continue
      }
      wait(until: date)
      return last ?? date
    }
    stop()
    return last ?? now
  }

  func stop() {
    next?.item.cancel()
    next = nil
  }

  private func wait(until date: Date) {
    guard next?.date != date else { return }
    stop()
    let item = DispatchWorkItem { [weak graph] in graph?.invalidate() }
    next = (date, item)
    DispatchQueue.main.asyncAfter(deadline: .now() + date.timeIntervalSinceNow, execute: item)
  }
}
