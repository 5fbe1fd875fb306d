import Foundation
import SimulatedManagedSettings
import SimulatedManagedSettingsUI
import SimulatedUIKit
import TestSupport
import Testing

/// Settings and shields as values.
struct SettingTests {
  @Test(
    .shows("ManagedSettingsStore.Name", "ManagedSettingsStore.Name.init(rawValue:)"),
    .shows("ManagedSettingsStore.Name.init(_:)", "ManagedSettingsStore.Name.rawValue"),
    .shows("ManagedSettingsStore.Name.default"))
  func aStoreHasAName() {
    #expect(ManagedSettingsStore.Name("a") == ManagedSettingsStore.Name(rawValue: "a"))
    #expect(ManagedSettingsStore.Name("a").rawValue == "a")
    #expect(ManagedSettingsStore.Name.default != ManagedSettingsStore.Name("a"))
  }

  @Test(
    .shows("ShieldSettings.ActivityCategoryPolicy"),
    .shows("ShieldSettings.ActivityCategoryPolicy.none"))
  func policiesAreComparedByWhatTheyCover() {
    typealias Policy = ShieldSettings.ActivityCategoryPolicy<Application>
    let category = ActivityCategoryToken(data: Data([1]))
    #expect(Policy.specific([category]) == .specific([category], except: []))
    #expect(Policy.all() == .all(except: []))
    #expect(Policy.none != .specific([]))
    #expect(ManagedSettingsStore().shield.applications == nil)
  }

  @Test(.shows("ShieldAction", "ShieldActionResponse"))
  func actionsAndResponsesHaveNumbers() {
    let actions: [ShieldAction] = [.primaryButtonPressed, .secondaryButtonPressed]
    #expect(actions.map(\.rawValue) == [0, 1])
    let responses: [ShieldActionResponse] = [.none, .close, .defer]
    #expect(responses.map(\.rawValue) == [0, 1, 2])
  }

  @Test(
    .shows(
      "ShieldActionDelegate.handle(action:for: ApplicationToken, completionHandler:)",
      "ShieldActionDelegate.handle(action:for: WebDomainToken, completionHandler:)",
      "ShieldActionDelegate.handle(action:for: ActivityCategoryToken, completionHandler:)"))
  func aButtonThatNobodyHandlesClosesTheApp() {
    var responses: [ShieldActionResponse] = []
    let delegate = ShieldActionDelegate()
    delegate.handle(
      action: .primaryButtonPressed, for: ApplicationToken(data: Data())
    ) { responses.append($0) }
    delegate.handle(
      action: .primaryButtonPressed, for: WebDomainToken(data: Data())
    ) { responses.append($0) }
    delegate.handle(
      action: .primaryButtonPressed, for: ActivityCategoryToken(data: Data())
    ) { responses.append($0) }
    #expect(responses == [.close, .close, .close])
  }

  @MainActor
  @Test(
    .shows(
      "ShieldConfiguration.init(backgroundBlurStyle:backgroundColor:icon:title:subtitle:primaryButtonLabel:primaryButtonBackgroundColor:secondaryButtonLabel:)"
    ),
    .shows("ShieldConfiguration.backgroundColor"),
    .shows("ShieldConfiguration.primaryButtonBackgroundColor", "ShieldConfiguration.Label"),
    .shows("ShieldConfiguration.Label.init(text:color:)", "ShieldConfiguration.Label.text"),
    .shows("ShieldConfiguration.Label.color"))
  func aLookHasWhatItWasMadeWith() {
    let look = ShieldConfiguration(
      backgroundBlurStyle: .light, backgroundColor: .red, title: .init(text: "a", color: .blue),
      primaryButtonBackgroundColor: .green)
    #expect(look.backgroundBlurStyle == .light)
    #expect(look.backgroundColor == .red)
    #expect(look.title?.text == "a")
    #expect(look.title?.color == .blue)
    #expect(look.primaryButtonBackgroundColor == .green)
    #expect(look.subtitle == nil && look.icon == nil && look.secondaryButtonLabel == nil)
    let plain = ShieldConfigurationDataSource().configuration(shielding: Application())
    #expect(plain.title == nil && plain.primaryButtonLabel == nil)
  }
}
