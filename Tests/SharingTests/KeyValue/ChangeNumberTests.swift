import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// The numbers of kinds of changes and of what observers want to be told.
struct ChangeNumberTests {
  @Test(
    .shows(
      "NSKeyValueChange.setting", "NSKeyValueChange.insertion", "NSKeyValueChange.removal",
      "NSKeyValueChange.replacement"))
  func kindsOfChangesHaveApplesNumbers() {
    let kinds: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
    #expect(kinds.map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test(
    .shows(
      "NSKeyValueObservingOptions.old", "NSKeyValueObservingOptions.initial",
      "NSKeyValueObservingOptions.prior"))
  func optionsHaveApplesBits() {
    let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(
    .shows(
      "NSKeyValueChangeKey.kindKey", "NSKeyValueChangeKey.oldKey",
      "NSKeyValueChangeKey.indexesKey", "NSKeyValueChangeKey.notificationIsPriorKey"))
  func keysOfChangesHaveApplesNames() {
    let keys: [NSKeyValueChangeKey] = [
      .kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey,
    ]
    #expect(keys.map(\.rawValue) == ["kind", "new", "old", "indexes", "notificationIsPrior"])
  }

  @Test(
    .shows(
      "ProcessInfo.ActivityOptions.idleDisplaySleepDisabled",
      "ProcessInfo.ActivityOptions.idleSystemSleepDisabled",
      "ProcessInfo.ActivityOptions.background", "ProcessInfo.ActivityOptions.rawValue",
      "ProcessInfo.ActivityOptions.init(rawValue:)"))
  func activityOptionsHaveApplesBits() {
    let options: [ProcessInfo.ActivityOptions] = [
      .idleDisplaySleepDisabled, .idleSystemSleepDisabled, .background,
    ]
    #expect(options.map(\.rawValue) == [1 << 40, 1 << 20, 0xFF])
    #expect(ProcessInfo.ActivityOptions(rawValue: 0xFF) == .background)
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
