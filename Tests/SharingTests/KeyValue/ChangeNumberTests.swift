import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// The names and raw values of changes, and of what observers want to be told.
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
      "NSKeyValueObservingOptions.new", "NSKeyValueObservingOptions.old",
      "NSKeyValueObservingOptions.initial", "NSKeyValueObservingOptions.prior",
      "NSKeyValueObservingOptions.init(rawValue:)", "NSKeyValueObservingOptions.rawValue"))
  func optionsHaveApplesBits() {
    let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8])
    #expect(NSKeyValueObservingOptions(rawValue: 4) == .initial)
  }

  @Test(
    .shows(
      "NSKeyValueChangeKey.kindKey", "NSKeyValueChangeKey.newKey", "NSKeyValueChangeKey.oldKey",
      "NSKeyValueChangeKey.indexesKey", "NSKeyValueChangeKey.notificationIsPriorKey",
      "NSKeyValueChangeKey.init(rawValue:)", "NSKeyValueChangeKey.rawValue"))
  func keysOfChangesHaveApplesNames() {
    let keys: [NSKeyValueChangeKey] = [
      .kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey,
    ]
    #expect(keys.map(\.rawValue) == ["kind", "new", "old", "indexes", "notificationIsPrior"])
    #expect(NSKeyValueChangeKey(rawValue: "new") == .newKey)
  }
}
