import DeviceEvents
import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What is set for all controls and views inside.
@MainActor @Suite struct ControlSurroundingsTests: LooksAtViews {
  /// Says whether the interface is light or dark.
  private struct Said: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  /// Says how many lines a text may have.
  private struct Limited: View {
    @Environment(\.lineLimit) private var limit

    var body: some View { Text(limit.map { "\($0)" } ?? "no limit") }
  }

  @Test(.shows("View.preferredColorScheme(_:)"))
  func aViewAsksForALightOrDarkInterface() {
    #expect(texts(of: Said()) == ["light"])
    #expect(texts(of: Said().preferredColorScheme(.dark)) == ["dark"])
    #expect(texts(of: Said().preferredColorScheme(nil)) == ["light"])
    #expect(texts(of: Said().preferredColorScheme(.light)) == ["light"])
  }

  @Test(.shows("View.transformEnvironment(_:transform:)"))
  func aValueOfTheEnvironmentIsChangedForWhatIsInside() {
    let view = VStack {
      Limited()
      Limited().transformEnvironment(\.lineLimit) { $0 = $0.map { $0 + 1 } }
    }
    #expect(texts(of: view) == ["no limit", "no limit"])
    #expect(texts(of: view.transformEnvironment(\.lineLimit) { $0 = 1 }) == ["1", "2"])
  }

  @Test(.shows("View.labelsHidden()"))
  func labelsAreHidden() {
    let date = Date(timeIntervalSince1970: 1_767_260_460)
    let view = VStack {
      Toggle("Loud", isOn: .constant(true))
      Stepper("Count", value: .constant(1))
      DatePicker("Day", selection: .constant(date), displayedComponents: .date)
    }
    func labels(_ view: some View) -> [String?] {
      ShownInterface(view).elements(.label).map(\.text)
    }
    #expect(labels(view) == ["Loud", "Count", "Day", "January 1, 2026"])
    #expect(labels(view.labelsHidden()) == ["January 1, 2026"])
    #expect(lines(of: view.labelsHidden()).contains { $0.hasPrefix("toggle Loud") })
  }
}
