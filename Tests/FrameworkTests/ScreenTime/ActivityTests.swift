import Foundation
import SimulatedDeviceActivity
import SimulatedManagedSettings
import TestSupport
import Testing

/// Activities, their schedules and events, as values.
struct ActivityTests {
  @Test(
    .shows("DeviceActivityName", "DeviceActivityName.init(rawValue:)"),
    .shows("DeviceActivityName.init(_:)", "DeviceActivityName.rawValue"),
    .shows("DeviceActivityEvent.Name", "DeviceActivityEvent.Name.init(rawValue:)"),
    .shows("DeviceActivityEvent.Name.init(_:)", "DeviceActivityEvent.Name.rawValue"),
    .shows("DeviceActivityReport.Context", "DeviceActivityReport.Context.init(rawValue:)"),
    .shows("DeviceActivityReport.Context.init(_:)", "DeviceActivityReport.Context.rawValue"))
  func namesAreTexts() {
    #expect(DeviceActivityName("a") == DeviceActivityName(rawValue: "a"))
    #expect(DeviceActivityName("a").rawValue == "a")
    #expect(DeviceActivityEvent.Name("a") == DeviceActivityEvent.Name(rawValue: "a"))
    #expect(DeviceActivityEvent.Name("a").rawValue == "a")
    #expect(DeviceActivityReport.Context("a") == DeviceActivityReport.Context(rawValue: "a"))
    #expect(DeviceActivityReport.Context("a").rawValue == "a")
  }

  @Test(
    .shows("DeviceActivityEvent.applications", "DeviceActivityEvent.categories"),
    .shows("DeviceActivityEvent.webDomains", "DeviceActivityEvent.includesPastActivity"))
  func anEventHasWhatItWasMadeWith() {
    let application = ApplicationToken(data: Data([1]))
    let category = ActivityCategoryToken(data: Data([2]))
    let domain = WebDomainToken(data: Data([3]))
    let event = DeviceActivityEvent(
      applications: [application], categories: [category], webDomains: [domain],
      threshold: DateComponents(hour: 1), includesPastActivity: true)
    #expect(event.applications == [application])
    #expect(event.categories == [category])
    #expect(event.webDomains == [domain])
    #expect(event.threshold.hour == 1)
    #expect(event.includesPastActivity)
    #expect(!DeviceActivityEvent(threshold: DateComponents(hour: 1)).includesPastActivity)
  }

  @Test(
    .shows("DeviceActivitySchedule.init(intervalStart:intervalEnd:repeats:warningTime:)"),
    .shows("DeviceActivitySchedule.intervalStart", "DeviceActivitySchedule.intervalEnd"),
    .shows("DeviceActivitySchedule.repeats", "DeviceActivitySchedule.warningTime"))
  func aScheduleHasWhatItWasMadeWith() {
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 9), repeats: true,
      warningTime: DateComponents(minute: 5))
    #expect(schedule.intervalStart.hour == 8)
    #expect(schedule.intervalEnd.hour == 9)
    #expect(schedule.repeats)
    #expect(schedule.warningTime?.minute == 5)
  }

  @Test(.shows("DeviceActivitySchedule.nextInterval"))
  func theNextIntervalIsTheOneThatHasBegunOrTheOneAfter() throws {
    let calendar = Calendar.current
    let now = Date()
    func parts(_ minutes: Int) -> DateComponents {
      calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: now.addingTimeInterval(Double(minutes) * 60))
    }
    func next(_ start: Int, _ end: Int) -> DateInterval? {
      DeviceActivitySchedule(
        intervalStart: parts(start), intervalEnd: parts(end), repeats: false
      ).nextInterval
    }
    let begun = try #require(next(-20, 20))
    #expect(begun.start < now && begun.end > now && begun.duration == 40 * 60)
    let coming = try #require(next(20, 40))
    #expect(coming.start > now && coming.duration == 20 * 60)
    #expect(next(-40, -20) == nil)
    let daily = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 0, minute: 0),
      intervalEnd: DateComponents(hour: 23, minute: 59), repeats: true)
    #expect(try #require(daily.nextInterval).duration == (24 * 60 - 1) * 60)
  }

  @Test(
    .shows("DeviceActivityCenter.MonitoringError.errorDescription"),
    .shows("DeviceActivityCenter.MonitoringError.recoverySuggestion"))
  func errorsSayWhatHasHappenedAndWhatToDo() {
    let errors: [DeviceActivityCenter.MonitoringError] = [
      .excessiveActivities, .intervalTooLong, .intervalTooShort, .invalidDateComponents,
      .unauthorized,
    ]
    #expect(Set(errors.map(\.localizedDescription)).count == 5)
    #expect(Set(errors.map(\.recoverySuggestion)).count == 5)
    #expect(errors[2].recoverySuggestion == "An interval lasts fifteen minutes at least.")
  }
}
