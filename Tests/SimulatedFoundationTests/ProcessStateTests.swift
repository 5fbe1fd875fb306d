import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// What a process is told about the device that it runs on.
struct ProcessStateTests {
  @Test(
    .shows(
      "ProcessInfo.ActivityOptions.idleDisplaySleepDisabled",
      "ProcessInfo.ActivityOptions.idleSystemSleepDisabled",
      "ProcessInfo.ActivityOptions.userInitiated",
      "ProcessInfo.ActivityOptions.background", "ProcessInfo.ActivityOptions.rawValue",
      "ProcessInfo.ActivityOptions.init(rawValue:)"))
  func activityOptionsHaveApplesBits() {
    let options: [ProcessInfo.ActivityOptions] = [
      .idleDisplaySleepDisabled, .idleSystemSleepDisabled, .userInitiated, .background,
    ]
    #expect(options.map(\.rawValue) == [1 << 40, 1 << 20, 0xFF_FFFF, 0xFF])
    #expect(ProcessInfo.ActivityOptions(rawValue: 0xFF) == .background)
    #expect(ProcessInfo.ActivityOptions.userInitiated.contains(.idleSystemSleepDisabled))
  }

  @Test(
    .shows(
      "ProcessInfo.ThermalState.nominal", "ProcessInfo.ThermalState.fair",
      "ProcessInfo.ThermalState.serious", "ProcessInfo.ThermalState.critical",
      "ProcessInfo.thermalState", "ProcessInfo.isLowPowerModeEnabled"))
  func theDeviceIsCoolAndHasPower() {
    let states: [ProcessInfo.ThermalState] = [.nominal, .fair, .serious, .critical]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}
