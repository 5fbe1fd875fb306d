import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Reports of what the user has done, which an extension draws into an app.
@Suite struct ActivityReportTests {
  private func run(_ lesson: ScreenTimeLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("DeviceActivityData", "DeviceActivityData.user", "DeviceActivityData.device"),
    .shows("DeviceActivityData.segmentInterval", "DeviceActivityData.lastUpdatedDate"),
    .shows("DeviceActivityData.Device", "DeviceActivityData.Device.name"),
    .shows("DeviceActivityData.Device.model", "DeviceActivityData.Device.Model"),
    .shows("DeviceActivityData.Device.Model.iPhone", "DeviceActivityData.User"),
    .shows("DeviceActivityData.User.appleID", "DeviceActivityData.User.nameComponents"),
    .shows("DeviceActivityData.User.role", "DeviceActivityData.User.Role"),
    .shows("DeviceActivityData.User.Role.individual"),
    .shows("DeviceActivityData.ActivitySegment", "DeviceActivityData.ApplicationActivity"),
    .shows("DeviceActivityData.ActivitySegment.totalPickupsWithoutApplicationActivity"),
    .shows("DeviceActivityData.ApplicationActivity.numberOfNotifications"),
    .shows("DeviceActivityData.CategoryActivity", "DeviceActivityData.WebDomainActivity"),
    .shows("DeviceActivityData.WebDomainActivity.totalActivityDuration"),
    .shows("DeviceActivityFilter.SegmentInterval.daily(during:)"),
    .shows("DeviceActivityFilter.SegmentInterval.weekly(during:)"),
    .shows(
      "DeviceActivityFilter.init(segment:users:devices:applications:categories:webDomains:)"),
    .shows("DeviceActivityReportBuilder.buildBlock(_: Content)"),
    arguments: ["daily", "weekly"])
  func aReportIsAboutThePhonesUserAndWhatTheFilterLetsPass(_ length: String) async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          if !selection.applicationTokens.isEmpty {
            DeviceActivityReport(
              .total,
              filter: DeviceActivityFilter(
                segment: .\(length)(during: day), users: .all, devices: .all,
                applications: selection.applicationTokens,
                webDomains: selection.webDomainTokens))
          }
          """,
        task: """
          try? await center.requestAuthorization(for: .individual)
          """,
        members: """
          var day: DateInterval {
            DateInterval(start: Calendar.current.startOfDay(for: .now), duration: 86_400)
          }
          """,
        reports: "TotalReport { lines in Lines(lines: lines) }",
        reportTypes: """
          struct Lines: View {
            let lines: [String]
            var body: some View { VStack { ForEach(lines, id: \\.self) { Text($0) } } }
          }
          struct TotalReport: DeviceActivityReportScene {
            let context: DeviceActivityReport.Context = .total
            let content: ([String]) -> Lines
            func makeConfiguration(
              representing data: DeviceActivityResults<DeviceActivityData>
            ) async -> [String] {
              var lines: [String] = []
              for await one in data {
                lines.append("\\(one.device.name ?? "?") \\(one.device.model == .iPhone)")
                let isKnown = one.user.appleID != nil || one.user.nameComponents != nil
                lines.append("known: \\(isKnown), alone: \\(one.user.role == .individual)")
                let start = Calendar.current.startOfDay(for: one.lastUpdatedDate)
                let day = DateInterval(start: start, duration: 86_400)
                lines.append("\\(one.segmentInterval == .\(length)(during: day))")
                for await segment in one.activitySegments {
                  lines.append("\\(segment.totalPickupsWithoutApplicationActivity)")
                  for await category in segment.categories {
                    for await use in category.applications {
                      lines.append(
                        "\\(use.application.localizedDisplayName ?? "?") "
                        + "\\(use.numberOfNotifications)")
                    }
                    for await use in category.webDomains {
                      lines.append(
                        "\\(use.webDomain.domain ?? "?") \\(use.totalActivityDuration > 0)")
                    }
                  }
                }
              }
              return lines
            }
          }
          """,
        scene: """
          device.use("Game", minutes: 5)
          device.use(.notes, minutes: 5)
          _ = device.open(.browser).visit("<p>Hi</p>", at: "https://news.example/")
          device.wait(seconds: 1)
          let focus = device.open("Focus")
          focus.tap("Pick")
          focus.tap("Game")
          focus.tap("news.example")
          focus.tap("Done")
          device.wait(seconds: 1)
          print(focus.screen)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        button "Pick"
        label "iPhone true"
        label "known: false, alone: true"
        label "true"
        label "0"
        label "Game 0"
        label "news.example true"\n
        """)
  }

  @Test(
    .shows("DeviceActivityReport", "DeviceActivityReport.body", "DeviceActivityReportScene"),
    .shows("DeviceActivityReport.init(_:filter:)", "DeviceActivityReportExtension"),
    .shows("DeviceActivityReportExtension.main()", "DeviceActivityReportExtension.body"),
    .shows("DeviceActivityReportScene.makeConfiguration(representing:)"),
    .shows("DeviceActivityReportScene.content", "DeviceActivityReportScene.context"),
    .shows("DeviceActivityResults", "DeviceActivityResults.makeAsyncIterator()"),
    .shows("DeviceActivityResults.Iterator.next()", "DeviceActivityData.activitySegments"),
    .shows("DeviceActivityData.ActivitySegment.categories"),
    .shows("DeviceActivityData.ActivitySegment.totalActivityDuration"),
    .shows("DeviceActivityData.ActivitySegment.longestActivity"),
    .shows("DeviceActivityData.ActivitySegment.firstPickup"),
    .shows("DeviceActivityData.ActivitySegment.dateInterval"),
    .shows("DeviceActivityData.CategoryActivity.applications"),
    .shows("DeviceActivityData.CategoryActivity.webDomains"),
    .shows("DeviceActivityData.CategoryActivity.category"),
    .shows("DeviceActivityData.CategoryActivity.totalActivityDuration"),
    .shows("DeviceActivityData.ApplicationActivity.application"),
    .shows("DeviceActivityData.ApplicationActivity.numberOfPickups"),
    .shows("DeviceActivityData.ApplicationActivity.totalActivityDuration"),
    .shows("DeviceActivityData.WebDomainActivity.webDomain"),
    .shows("DeviceActivityFilter.SegmentInterval.hourly(during:)"),
    .shows("DeviceActivityReportBuilder.buildBlock(_: repeat each Content)", "AppExtension"),
    .shows("AppExtension.init()", "DeviceActivityReportExtension.Body"),
    .shows("DeviceActivityReportScene.Configuration", "DeviceActivityReportScene.Content"),
    .shows("DeviceActivityReportBuilder", "DeviceActivityResults.Iterator"),
    .shows("DeviceActivityFilter", "DeviceActivityFilter.SegmentInterval"))
  func anExtensionDrawsWhatTheUserHasDone() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          if center.authorizationStatus == .approved {
            DeviceActivityReport(.total, filter: filter)
            DeviceActivityReport(.init("None"), filter: filter)
          }
          """,
        task: """
          try? await center.requestAuthorization(for: .individual)
          """,
        members: """
          var filter: DeviceActivityFilter {
            let day = DateInterval(start: Calendar.current.startOfDay(for: .now), duration: 86_400)
            return DeviceActivityFilter(segment: .hourly(during: day))
          }
          """,
        reports: """
          TotalReport { lines in Lines(lines: lines) }
          OtherReport { _ in Text("other") }
          """,
        reportTypes: """
          struct Lines: View {
            let lines: [String]
            var body: some View { VStack { ForEach(lines, id: \\.self) { Text($0) } } }
          }
          struct OtherReport: DeviceActivityReportScene {
            let context = DeviceActivityReport.Context("Other")
            let content: (Int) -> Text
            func makeConfiguration(
              representing data: DeviceActivityResults<DeviceActivityData>
            ) async -> Int { 0 }
          }
          struct TotalReport: DeviceActivityReportScene {
            let context: DeviceActivityReport.Context = .total
            let content: ([String]) -> Lines
            func minutes(_ seconds: Double) -> String { "\\(Int((seconds / 60).rounded()))" }
            func makeConfiguration(
              representing data: DeviceActivityResults<DeviceActivityData>
            ) async -> [String] {
              var lines: [String] = []
              for await segment in data.flatMap({ $0.activitySegments }) {
                let hour = Calendar.current.component(.hour, from: segment.dateInterval.start)
                lines.append(
                  "\\(hour): \\(minutes(segment.totalActivityDuration)), longest "
                  + minutes(segment.longestActivity?.duration ?? 0)
                  + (segment.firstPickup == nil ? "" : ", picked up"))
                for await category in segment.categories {
                  let name = category.category.localizedDisplayName ?? "?"
                  lines.append("\\(name) \\(minutes(category.totalActivityDuration))")
                  for await use in category.applications {
                    lines.append(
                      "\\(use.application.localizedDisplayName ?? "?") "
                      + "\\(minutes(use.totalActivityDuration)) \\(use.numberOfPickups)")
                  }
                  for await use in category.webDomains {
                    lines.append("\\(use.webDomain.domain ?? "?")")
                  }
                }
              }
              return lines
            }
          }
          """,
        scene: """
          device.use(.notes, minutes: 15)
          device.use("Game", minutes: 5)
          device.use(.notes, minutes: 9)
          let browser = device.open(.browser)
          _ = browser.visit("<p>Hi</p>", at: "https://news.example/")
          device.wait(seconds: 1)
          let focus = device.open("Focus")
          device.wait(seconds: 1)
          print(focus.screen)
          """))
    #expect(
      outcome.text(of: "Scene").split(separator: "\n").filter {
        !$0.contains("Browser") && !$0.contains("Focus") && !$0.contains("Utilities")
          && !$0.contains("Other")
      } == [
        #"button "Pick""#,
        #"label "9: 19, longest 15, picked up""#,
        #"label "Productivity & Finance 15""#, #"label "Notes 15 1""#,
        #"label "Games 4""#, #"label "Game 4 1""#,
        #"label "10: 10, longest 9, picked up""#,
        #"label "Games 1""#, #"label "Game 1 1""#,
        #"label "Productivity & Finance 9""#, #"label "Notes 9 1""#, #"label "news.example""#,
      ])
    #expect(
      outcome.lines.filter { $0.hasPrefix("Report: ") } == [
        "Report: is launched as an extension", "Report: the @main type is made",
        #"Report: is called: makeConfiguration(representing:), "Total""#,
        #"Report: answers "a report""#, "Report: is ended by the system",
        "Report: is launched as an extension", "Report: the @main type is made",
        #"Report: is called: makeConfiguration(representing:), "None""#,
        #"Report: answers "no report for this context""#, "Report: is ended by the system",
      ])
  }
}
