import BundleRules
import TestSupport
import Testing

/// The extension points that the device lets apps have, and those of the rules.
@Suite struct DevicePointTests {
  @Test func theDeviceKnowsThePointsOfiOSThatTheRulesKnow() throws {
    let source = try Repository.read(
      "Sources/Simulation/DeviceSystem/Bundles/KnownPoints.swift")
    let known = source.matches(of: /"(com\.[^"]+)": (\d+)/).map { "\($0.1) \($0.2)" }
    let wanted = ExtensionPoint.all.compactMap { point -> String? in
      let availability = point.platforms.first { $0.platform == .iOS }
      let major = availability?.since?.prefix { $0 != "." }
      return availability.map { _ in "\(point.identifier) \(major ?? "0")" }
    }
    #expect(known == Set(wanted).sorted())
  }
}
