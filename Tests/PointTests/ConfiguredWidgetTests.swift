import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Widgets that the user configures.
@Suite struct ConfiguredWidgetTests {
  private func run(_ lesson: IntentLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("AppIntentConfiguration", "AppIntentConfiguration.init(kind:intent:provider:content:)"),
    .shows("AppIntentTimelineProvider", "AppIntentTimelineProvider.timeline(for:in:)"),
    .shows("AppIntentTimelineProvider.snapshot(for:in:)", "AppIntentTimelineProvider.Intent"),
    .shows("AppIntentTimelineProvider.placeholder(in:)", "AppIntentTimelineProvider.Entry"),
    .shows("AppIntentTimelineProvider.Context", "WidgetConfigurationIntent"))
  func theProviderIsAskedAgainWithWhatTheUserHasSet() async throws {
    let outcome = try await run(
      IntentLesson(
        plugIn: """
          enum Unit: String, AppEnum {
            case metres, feet
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
            static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
              .metres: "Metres", .feet: "Feet",
            ]
          }
          struct Settings: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Peak"
            @Parameter(title: "Peak", default: "Rigi") var peak: String
            @Parameter(title: "Unit", default: .metres) var unit: Unit
          }
          struct PeakEntry: TimelineEntry { var date: Date; var text: String }
          struct Peaks: AppIntentTimelineProvider {
            func placeholder(in context: Context) -> PeakEntry {
              PeakEntry(date: .now, text: "outline")
            }
            func snapshot(for configuration: Settings, in context: Context) async -> PeakEntry {
              PeakEntry(date: .now, text: "\\(configuration.peak) \\(context.isPreview)")
            }
            func timeline(
              for configuration: Settings, in context: Context
            ) async -> Timeline<PeakEntry> {
              let text = "\\(configuration.peak) in \\(configuration.unit)"
              return Timeline(entries: [PeakEntry(date: .now, text: text)], policy: .never)
            }
          }
          struct Peak: Widget {
            var body: some WidgetConfiguration {
              AppIntentConfiguration(kind: "peak", intent: Settings.self, provider: Peaks()) {
                Text($0.text)
              }
            }
          }
          """,
        bundle: "Peak()",
        scene: """
          print(device.widgetGallery()[1].preview ?? "nothing")
          let widget = device.addToHomeScreen(widgetKind: "peak")
          print(widget, widget.settings, widget.choices(for: "Unit"))
          widget.configure("Unit", "Feet")
          print(widget, widget.settings)
          widget.configure("Peak", "Säntis")
          print(widget)
          widget.configure("Unit", "Miles")
          """))
    #expect(
      outcome.text(of: "Scene") == """
        label "Rigi true"
        peak, small: label "Rigi in metres" ["Peak: Rigi", "Unit: Metres"] ["Metres", "Feet"]
        peak, small: label "Rigi in feet" ["Peak: Rigi", "Unit: Feet"]
        peak, small: label "Säntis in feet"\n
        """)
    let ending = outcome.events.map { "\($0.action)" }.joined()
    #expect(ending.contains("to choose: there are"))
  }
}
