import DeviceProtocol
import Foundation

/// What the user uses, and for how long.
extension Device {
  /// Notes that another app has come to the foreground, or none, or another site in the browser.
  func noteUse() {
    let now = clock.date
    if let last = screenTime.uses.indices.last, screenTime.uses[last].end == nil {
      screenTime.uses[last].end = now
      if screenTime.uses[last].start == now { screenTime.uses.removeLast() }
    }
    if let front, let identifier = applicationIdentifier(of: front.name) {
      let domain = front.name == BuiltInApps.browser ? screenTime.domain : nil
      screenTime.uses.append(
        ActivityUse(application: identifier, domain: domain, start: now))
      deliverAwaited()
    }
    for activity in ongoingActivities { watchThresholds(of: activity) }
  }

  /// Notes the page that the browser shows.
  func noteVisit(of url: String) {
    guard let host = URL(string: url)?.host?.lowercased() else { return }
    let domain = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    if !screenTime.domains.contains(domain) { screenTime.domains.append(domain) }
    guard domain != screenTime.domain else { return }
    screenTime.domain = domain
    if front?.name == BuiltInApps.browser { noteUse() }
  }

  /// Enters into the agenda when the events of an activity happen if the user goes on as now.
  func watchThresholds(of activity: MonitoredActivity) {
    for mark in activity.eventMarks { agenda.strike(mark) }
    activity.eventMarks = []
    guard activity.isOngoing else { return }
    let warning = activity.schedule.warning?.seconds
    for (name, event) in activity.ordered where !activity.reached.contains(name) {
      let left = event.threshold.seconds - seconds(of: event, in: activity)
      guard left <= 0 || isCounting(event, for: activity.app) else { continue }
      if let warning, left > 0, !activity.warned.contains(name) {
        activity.eventMarks.append(
          later(max(0, left - warning)) { [self] in
            guard activity.warned.insert(name).inserted else { return }
            call(
              .threshold(event: name, activity: activity.name, isReached: false),
              of: activity, "eventWillReachThresholdWarning(_:activity:)")
          })
      }
      activity.eventMarks.append(
        later(max(0, left)) { [self] in
          guard activity.reached.insert(name).inserted else { return }
          call(
            .threshold(event: name, activity: activity.name, isReached: true), of: activity,
            "eventDidReachThreshold(_:activity:)")
        })
    }
  }

  private var ongoingActivities: [MonitoredActivity] {
    screenTime.monitored.sorted { $0.key < $1.key }.flatMap(\.value).filter(\.isOngoing)
  }

  /// Returns for how long the user has used what an event counts.
  private func seconds(of event: MonitoredEvent, in activity: MonitoredActivity) -> Double {
    let now = clock.date
    let interval = activity.counts(event)
    return screenTime.uses.reduce(0) { sum, use in
      guard counts(event, use, for: activity.app) else { return sum }
      return sum + (use.part(in: interval, now: now)?.duration ?? 0)
    }
  }

  /// Whether the user is using what an event counts.
  private func isCounting(_ event: MonitoredEvent, for app: String) -> Bool {
    guard let use = screenTime.uses.last, use.end == nil else { return false }
    return counts(event, use, for: app)
  }

  /// Whether an event counts a use; one without tokens counts everything.
  private func counts(_ event: MonitoredEvent, _ use: ActivityUse, for app: String) -> Bool {
    if event.applications.isEmpty, event.categories.isEmpty, event.webDomains.isEmpty {
      return true
    }
    let application = ActivityIdentity.application(use.application)
    let category = ActivityIdentity.category(categoryName(of: application))
    let site = use.domain.map { ActivityIdentity.webDomain($0) }
    return event.applications.contains(application.token(for: app))
      || event.categories.contains(category.token(for: app))
      || (site.map { event.webDomains.contains($0.token(for: app)) } ?? false)
  }
}
