import BundleRules
import TestSupport
import Testing

/// The extension points that the device lets apps have, and those of the rules.
@Suite struct DevicePointTests {
  @Test func theDeviceKnowsThePointsOfiOSThatTheRulesKnow() throws {
    let source = try Repository.read(
      "Sources/Simulation/DeviceSystem/Bundles/KnownPoints.swift")
    let known = source.matches(of: /"(com\.[^"]+)"/).map { String($0.output.1) }
    let wanted = ExtensionPoint.all.filter { $0.platforms.contains { $0.platform == .iOS } }
    #expect(known == Set(wanted.map(\.identifier)).sorted())
  }
}
