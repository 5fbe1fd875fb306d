package import ActivationRules
import BundleRules

/// The build settings of a target that no project describes, as in a lesson.
///
/// From weak to strong: what Xcode gives every target, the configuration settings files, and what is said
/// of the target itself.
package struct TargetSettings {
  private let expander: SettingExpander

  /// Gathers the settings of a target that is built for a device.
  ///
  /// - Parameters:
  ///   - target: The target's name.
  ///   - isApp: Whether it builds an app; otherwise it is an extension.
  ///   - usual: Settings that new projects have.
  ///   - files: Its configuration settings files, the last one counting most.
  ///   - own: Settings that are said of the target itself.
  package init(
    of target: String, isApp: Bool, usual: [String: String] = [:],
    files: [SettingsFile], own: [String: String]
  ) {
    let platform = Platform.iOS
    let configuration = "Debug"
    let standard = StandardSettings.settings(
      for: StandardSettings.Circumstances(
        targetName: target, projectName: target,
        productType: ProductType(isApp ? .application : .appExtension),
        platform: platform, configuration: configuration, developmentLanguage: "en"))
    let levels = [
      standard, usual.map { BuildSetting($0.key, $0.value) }, files.flatMap(\.settings),
      own.map { BuildSetting($0.key, $0.value) },
    ]
    let situation = BuildSituation(sdk: platform.sdk, configuration: configuration)
    expander = SettingExpander(
      settings: BuildSettings(levels: levels, situation: situation), budget: ExpansionBudget())
  }

  /// The value of a setting with the settings in it put in; `nil` when it has no value.
  package func value(_ name: String) -> String? { expander.value(name)?.text }

  /// A property list with the settings in its texts put in; what has no value stays as it was written.
  package func expanded(_ list: PropertyValue) -> PropertyValue { list.expanded(by: expander) }
}
