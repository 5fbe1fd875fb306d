import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Monitored activities: when their monitor is called, and what can't be monitored.
@Suite struct ActivityMonitorTests {
  private func run(_ lesson: ScreenTimeLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  /// A monitor that prints what it is called with, and when.
  private static let printing = """
    func note(_ what: String, _ names: String...) {
      let time = Calendar.current.dateComponents([.hour, .minute], from: Date())
      let minute = time.minute ?? 0
      print("\\(time.hour ?? 0):\\(minute < 10 ? "0" : "")\\(minute)", what, names)
    }
    override func intervalDidStart(for activity: DeviceActivityName) {
      super.intervalDidStart(for: activity)
      note("start", activity.rawValue)
    }
    override func intervalDidEnd(for activity: DeviceActivityName) {
      super.intervalDidEnd(for: activity)
      note("end", activity.rawValue)
    }
    override func intervalWillStartWarning(for activity: DeviceActivityName) {
      super.intervalWillStartWarning(for: activity)
      note("will start", activity.rawValue)
    }
    override func intervalWillEndWarning(for activity: DeviceActivityName) {
      super.intervalWillEndWarning(for: activity)
      note("will end", activity.rawValue)
    }
    override func eventDidReachThreshold(
      _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {
      super.eventDidReachThreshold(event, activity: activity)
      note("reached", event.rawValue, activity.rawValue)
    }
    override func eventWillReachThresholdWarning(
      _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {
      super.eventWillReachThresholdWarning(event, activity: activity)
      note("nearly", event.rawValue, activity.rawValue)
    }
    """

  @Test(
    .shows("DeviceActivityMonitor", "DeviceActivityMonitor.init()"),
    .shows("DeviceActivityMonitor.intervalDidStart(for:)"),
    .shows("DeviceActivityMonitor.intervalDidEnd(for:)"),
    .shows("DeviceActivityMonitor.intervalWillStartWarning(for:)"),
    .shows("DeviceActivityMonitor.intervalWillEndWarning(for:)"),
    .shows("DeviceActivityCenter", "DeviceActivityCenter.init()"),
    .shows("DeviceActivityCenter.startMonitoring(_:during:events:)"),
    .shows("DeviceActivityCenter.stopMonitoring(_:)", "DeviceActivitySchedule"))
  func aMonitorIsToldOfIntervalsWhenTheDeviceIsInUse() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          Button("Start") {
            let ten = DeviceActivitySchedule(
              intervalStart: DateComponents(hour: 10, minute: 0),
              intervalEnd: DateComponents(hour: 10, minute: 30), repeats: true,
              warningTime: DateComponents(minute: 5))
            try? DeviceActivityCenter().startMonitoring(DeviceActivityName("ten"), during: ten)
            let day = DeviceActivitySchedule(
              intervalStart: DateComponents(hour: 0, minute: 0),
              intervalEnd: DateComponents(hour: 23, minute: 59), repeats: true)
            try? DeviceActivityCenter().startMonitoring(DeviceActivityName("day"), during: day)
            print(DeviceActivityCenter().activities.map(\\.rawValue))
          }
          Button("Stop") {
            DeviceActivityCenter().stopMonitoring([DeviceActivityName("day")])
            print(DeviceActivityCenter().activities.map(\\.rawValue))
          }
          """,
        monitor: Self.printing,
        scene: """
          let focus = device.open("Focus")
          focus.tap("Start")
          device.wait(seconds: 25 * 60)
          focus.goToBackground()
          device.wait(seconds: 60 * 60)
          device.open("Focus")
          focus.tap("Stop")
          focus.goToBackground()
          device.wait(seconds: 86_400)
          device.open("Focus")
          device.wait(seconds: 60)
          """))
    #expect(
      outcome.text(of: "Monitor") == """
        9:41 start ["day"]
        9:55 will start ["ten"]
        10:00 start ["ten"]
        11:06 end ["ten"]
        11:06 end ["day"]\n
        """)
    #expect(outcome.text(of: "Focus") == "[\"ten\", \"day\"]\n[\"ten\"]\n")
  }

  @Test(
    .shows("DeviceActivityMonitor.eventDidReachThreshold(_:activity:)"),
    .shows("DeviceActivityMonitor.eventWillReachThresholdWarning(_:activity:)"),
    .shows("DeviceActivityEvent", "DeviceActivityEvent.threshold"),
    .shows(
      "DeviceActivityEvent.init(applications:categories:webDomains:threshold:)",
      "DeviceActivityEvent.init(applications:categories:webDomains:threshold:includesPastActivity:)"
    ))
  func anEventHappensWhenTheUserHasUsedItsAppsForLongEnough() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          Button("Start") {
            let day = DeviceActivitySchedule(
              intervalStart: DateComponents(hour: 0, minute: 0),
              intervalEnd: DateComponents(hour: 23, minute: 59), repeats: true,
              warningTime: DateComponents(minute: 2))
            do {
              try DeviceActivityCenter().startMonitoring(
                DeviceActivityName("day"), during: day,
                events: [
                  .init("apps"): DeviceActivityEvent(
                    applications: selection.applicationTokens, threshold: DateComponents(minute: 10)),
                  .init("kinds"): DeviceActivityEvent(
                    categories: selection.categoryTokens, threshold: DateComponents(minute: 6)),
                  .init("past"): DeviceActivityEvent(
                    applications: selection.applicationTokens, threshold: DateComponents(minute: 10),
                    includesPastActivity: true),
                  .init("all"): DeviceActivityEvent(threshold: DateComponents(minute: 25)),
                ])
            } catch { print(error) }
          }
          """,
        monitor: Self.printing,
        scene: """
          device.use("Game", minutes: 4)
          let focus = device.open("Focus")
          focus.tap("Pick")
          focus.tap("Game")
          focus.tap("Productivity & Finance")
          focus.tap("Done")
          focus.tap("Start")
          device.use("Game", minutes: 7)
          device.use(.notes, minutes: 5)
          device.use("Game", minutes: 4)
          device.use(.mail, minutes: 20)
          """))
    #expect(
      outcome.text(of: "Monitor") == """
        9:45 start ["day"]
        9:49 nearly ["past", "day"]
        9:51 reached ["past", "day"]
        9:56 nearly ["kinds", "day"]
        9:58 nearly ["apps", "day"]
        10:00 reached ["apps", "day"]
        10:02 reached ["kinds", "day"]
        10:08 nearly ["all", "day"]
        10:10 reached ["all", "day"]\n
        """)
  }

  @Test(
    .shows("DeviceActivityCenter.MonitoringError", "DeviceActivityCenter.activities"),
    .shows("DeviceActivityCenter.MonitoringError.excessiveActivities"),
    .shows("DeviceActivityCenter.MonitoringError.intervalTooLong"),
    .shows("DeviceActivityCenter.MonitoringError.intervalTooShort"),
    .shows("DeviceActivityCenter.MonitoringError.invalidDateComponents"),
    .shows("DeviceActivityCenter.MonitoringError.unauthorized"),
    .shows("DeviceActivityCenter.schedule(for:)", "DeviceActivityCenter.events(for:)"))
  func whatCannotBeMonitoredIsRefusedWithTheDocumentedErrors() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          Button("Try") {
            attempt("short", .init(hour: 10, minute: 0), .init(hour: 10, minute: 14))
            attempt("long", .init(day: 1), .init(day: 20))
            attempt("past", .init(year: 2020, month: 1), .init(year: 2020, month: 2))
            for number in 1...21 {
              attempt("\\(number)", .init(hour: 10, minute: 0), .init(hour: 10, minute: 15))
            }
            attempt("1", .init(hour: 11, minute: 0), .init(hour: 12, minute: 0))
            let center = DeviceActivityCenter()
            let event = center.events(for: .init("1"))[.init("e")]
            print(center.activities.count, event?.threshold.minute ?? 0)
            print(center.schedule(for: .init("1"))?.intervalStart.hour ?? 0)
            print(center.schedule(for: .init("none")) as Any, center.events(for: .init("none")))
            center.stopMonitoring()
            print(center.activities)
          }
          """,
        task: """
          attempt("early", .init(hour: 10, minute: 0), .init(hour: 11, minute: 0))
          try? await center.requestAuthorization(for: .individual)
          """,
        members: """
          func attempt(_ name: String, _ start: DateComponents, _ end: DateComponents) {
            let schedule = DeviceActivitySchedule(
              intervalStart: start, intervalEnd: end, repeats: true)
            let event = DeviceActivityEvent(threshold: DateComponents(minute: 7))
            do {
              try DeviceActivityCenter().startMonitoring(
                .init(name), during: schedule, events: [.init("e"): event])
            } catch { print(name, error) }
          }
          """,
        scene: #"device.open("Focus").tap("Try")"#))
    #expect(
      outcome.text(of: "Focus") == """
        early unauthorized
        short intervalTooShort
        long intervalTooLong
        past invalidDateComponents
        21 excessiveActivities
        20 7
        11
        nil [:]
        []\n
        """)
  }
}
