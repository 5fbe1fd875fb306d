import SimulatedSwiftUI
import TestSupport
import Testing

/// Hosting controllers from storyboards that leave out their view: the program ends.
@Suite struct HostingCoderTests {
  @Test(.shows("UIHostingController.init(coder:)"))
  func aControllerWithoutAViewEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIHostingController<Text>(coder: NSKeyedArchiver(requiringSecureCoding: false))
      }
    }
  }
}
