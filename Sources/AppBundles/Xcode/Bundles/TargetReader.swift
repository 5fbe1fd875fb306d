import ActivationRules
import BundleRules
import Findings

/// Makes the bundle that a target is going to build.
struct TargetReader {
  /// The project that contains the target.
  let project: XcodeProject
  /// The target.
  let target: ProjectTarget
  /// The name to show for it.
  let label: String
  private let platform: Platform
  /// The target's settings.
  let expander: SettingExpander

  /// Settings that a rule may need, in addition to those that end up in the Info.plist.
  private static let passedOn = [
    "ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES", "APPLICATION_EXTENSION_API_ONLY", "SKIP_INSTALL",
  ]

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - project: The project that contains it.
  ///   - label: The name to show for it.
  init(_ target: ProjectTarget, in project: XcodeProject, label: String) {
    let (settings, platform) = project.settings(of: target)
    self.project = project
    self.target = target
    self.label = label
    self.platform = platform
    self.expander = SettingExpander(settings: settings, budget: project.files.settingsBudget)
  }

  /// Reads the target; what an app embeds is left out.
  ///
  /// - Parameter resources: Lists the target's files.
  /// - Returns: The bundle; if its Info.plist can't be read, which is reported, it has only what a
  ///   build would add.
  func read(_ resources: ResourceFiles) -> ReadBundle {
    let file = infoFile()
    let info = finished(file)
    let (entitlements, located) = self.entitlements(info)
    var contents = BundleContents(
      target.type.kind, path: label, info: info, entitlements: entitlements,
      files: resources.files(of: target, expander), build: facts)
    contents.isInfoComplete = file != nil || (isGenerated && value("INFOPLIST_FILE") == nil)
    if contents.mayLackItsClass {
      contents.classes = SourceFiles(project).classes(of: target, resources)
    }
    return ReadBundle(contents, info: file, entitlements: located)
  }
}

extension TargetReader {
  /// Returns the resolved value of a setting; an empty one counts as none.
  private func value(_ name: String) -> String? {
    guard let value = expander.value(name)?.text, !value.isEmpty else { return nil }
    return value
  }

  private func isOn(_ name: String) -> Bool { value(name)?.uppercased() == "YES" }

  private var isGenerated: Bool { isOn("GENERATE_INFOPLIST_FILE") }

  private var facts: BuildFacts {
    var settings: [String: String] = [:]
    for name in Self.passedOn { settings[name] = value(name) }
    return BuildFacts(
      configuration: project.configuration(of: target),
      deploymentTarget: platform == .iOS ? value(platform.deploymentTargetSetting) : nil,
      platform: platform.rawValue, productType: target.type.identifier, settings: settings)
  }

  private func report(_ code: String, isFatal: Bool, _ message: String, remedy: String) {
    project.files.report(
      ReadingProblem(
        code, isFatal: isFatal, message, remedy: remedy, file: project.objects.place.shown,
        position: project.objects.position(of: target.object)))
  }

  /// Returns the file that a setting names; `nil`, which is reported, when the path can't be
  /// resolved.
  private func place(_ setting: String) -> FilePlace? {
    guard let path = expander.value(setting), !path.text.isEmpty else { return nil }
    guard path.isComplete else {
      report(
        "unresolved-path", isFatal: setting == "INFOPLIST_FILE",
        TargetWords.unresolved(setting, path.text, in: target.name),
        remedy: TargetWords.unresolvedRemedy)
      return nil
    }
    return project.sourceFolder.appending(path.text).located
  }
}

// MARK: - The Info.plist

extension TargetReader {
  /// Returns the Info.plist file of the target; `nil`, which is reported, when there should be one
  /// that can be read.
  private func infoFile() -> LocatedPropertyList? {
    guard value("INFOPLIST_FILE") != nil else {
      if !isGenerated {
        report(
          "no-info-plist", isFatal: true, TargetWords.noInfo(target.name),
          remedy: TargetWords.noInfoRemedy)
      }
      return nil
    }
    if isOn("INFOPLIST_PREPROCESS") {
      report(
        "info-plist-preprocessed", isFatal: false, TargetWords.preprocessed(target.name),
        remedy: TargetWords.preprocessedRemedy)
    }
    guard let place = place("INFOPLIST_FILE") else { return nil }
    guard place.kind != nil else {
      report(
        "info-plist-not-found", isFatal: true,
        TargetWords.infoNotFound(target.name, at: place), remedy: TargetWords.infoNotFoundRemedy)
      return nil
    }
    guard let list = project.files.list(place) else { return nil }
    guard list.value.entries != nil else {
      project.files.report(
        ReadingProblem(
          "not-an-info-plist", isFatal: true,
          TargetWords.notADictionary(target.name, list.value),
          remedy: TargetWords.notADictionaryRemedy, file: place.shown))
      return nil
    }
    return list
  }

  /// Returns the Info.plist as it will be in the built bundle.
  private func finished(_ file: LocatedPropertyList?) -> PropertyValue {
    let generated = GeneratedInfo(expander: expander, type: target.type, platform: platform)
    var info = file?.value ?? .dictionary([])
    if isGenerated || file == nil { info = info.merging(generated.entries) }
    if isGenerated { reportUnknown(generated.unknownSettings) }
    if let version = generated.minimumVersion, info[version.key] == nil {
      info = info.merging([version])
    }
    return info.expanded(by: inner(info))
  }

  /// Returns the settings as they are inside the property lists, where `$(CFBundleIdentifier)` is
  /// the identifier that the Info.plist names.
  private func inner(_ info: PropertyValue) -> SettingExpander {
    var settings = expander.settings
    if let identifier = info["CFBundleIdentifier"]?.string {
      settings.set("CFBundleIdentifier", to: identifier)
    }
    return SettingExpander(settings: settings, budget: project.files.listsBudget)
  }

  private func reportUnknown(_ settings: [String]) {
    for setting in settings {
      report(
        "unknown-info-plist-setting", isFatal: false,
        TargetWords.unknownSetting(setting, in: target.name),
        remedy: TargetWords.unknownSettingRemedy)
    }
  }
}

// MARK: - The entitlements

extension TargetReader {
  /// Returns the entitlements of the target.
  ///
  /// A target that names no file has none; a file that can't be read leaves them unknown.
  private func entitlements(
    _ info: PropertyValue
  ) -> (PropertyValue?, LocatedPropertyList?) {
    guard value("CODE_SIGN_ENTITLEMENTS") != nil else { return (.dictionary([]), nil) }
    guard let place = place("CODE_SIGN_ENTITLEMENTS") else { return (nil, nil) }
    guard place.kind != nil else {
      report(
        "entitlements-not-found", isFatal: false,
        TargetWords.entitlementsNotFound(target.name, at: place),
        remedy: TargetWords.entitlementsNotFoundRemedy)
      return (nil, nil)
    }
    guard let list = project.files.list(place), list.value.entries != nil else { return (nil, nil) }
    return (list.value.expanded(by: inner(info)), list)
  }
}
