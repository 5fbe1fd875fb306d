import DeviceEvents
import DeviceProtocol
import Foundation

/// Reports about what the user has done, which an app shows and its extension draws.
extension Device {
  static let reportPoint = "com.apple.deviceactivityui.report-extension"

  /// Has a report drawn; `nil` when no extension draws it.
  func report(_ wish: ReportWish, for app: InstalledApp) -> Screen? {
    guard let installed = extensions(of: app, at: Self.reportPoint).first,
      let session = beginSession(installed)
    else { return nil }
    defer { end(session) }
    let callback = "makeConfiguration(representing:)"
    let reply = call(
      session, .screenTime(.report(wish, useReport(wish.filter, for: app.identifier))),
      callback: callback, about: wish.context)
    guard session.isOpen,
      waitForAnswer(reply, of: session, seconds: Self.shieldSeconds),
      case .screenTime(.report(let screen))? = reply.answer
    else {
      noteFailure(reply.answer, of: session, callback)
      return nil
    }
    recorder.record(
      installed.name,
      .answered(screen == nil ? ScreenTimeWords.noSuchReport : ScreenTimeWords.drawn))
    return screen
  }

  /// Returns what the user has done, by segments of a filter's length.
  private func useReport(_ filter: ReportFilter, for app: String) -> UseReport {
    let now = clock.date
    let calendar = Calendar.current
    let unit: Calendar.Component =
      switch filter.length {
      case .hour: .hour
      case .day: .day
      case .week: .weekOfYear
      }
    let whole = filter.interval ?? DateInterval(start: calendar.startOfDay(for: now), end: now)
    var segments: [UseReport.Segment] = []
    var start = whole.start
    while start < min(whole.end, now) {
      let next = calendar.dateInterval(of: unit, for: start)?.end ?? whole.end
      let interval = DateInterval(start: start, end: min(max(next, start + 1), whole.end))
      let uses = uses(in: interval, filter, for: app)
      if !uses.isEmpty { segments.append(UseReport.Segment(interval: interval, uses: uses)) }
      start = interval.end
    }
    return UseReport(segments: segments, updated: now)
  }

  /// Returns how each app and site was used in an interval.
  private func uses(
    in interval: DateInterval, _ filter: ReportFilter, for app: String
  ) -> [UseReport.Use] {
    let now = clock.date
    var order: [ActivityIdentity] = []
    var uses: [ActivityIdentity: UseReport.Use] = [:]
    for use in screenTime.uses {
      guard let part = use.part(in: interval, now: now) else { continue }
      let identities =
        [ActivityIdentity.application(use.application)]
        + (use.domain.map { [.webDomain($0)] } ?? [])
      for identity in identities where filter.includes(identity, categoryName(of: identity), app) {
        if uses[identity] == nil {
          order.append(identity)
          uses[identity] = UseReport.Use(
            thing: handOut(identity, to: app),
            category: handOut(.category(categoryName(of: identity)), to: app))
        }
        uses[identity]?.seconds += part.duration
        uses[identity]?.count += 1
        if part.duration > uses[identity]?.longest?.duration ?? 0 {
          uses[identity]?.longest = part
        }
      }
    }
    return order.compactMap { uses[$0] }
  }
}

extension ReportFilter {
  /// Whether something is to be in a report.
  fileprivate func includes(
    _ identity: ActivityIdentity, _ category: String, _ app: String
  ) -> Bool {
    if applications.isEmpty, categories.isEmpty, webDomains.isEmpty { return true }
    return (applications + webDomains).contains(identity.token(for: app))
      || categories.contains(ActivityIdentity.category(category).token(for: app))
  }
}
