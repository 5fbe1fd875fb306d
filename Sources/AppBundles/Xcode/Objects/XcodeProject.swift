import ActivationRules
import BundleRules
import Findings

/// An Xcode project that has been opened for one build configuration.
struct XcodeProject {
  /// The project's folder with the extension `.xcodeproj`.
  let place: FilePlace
  /// The contents of its project file.
  let objects: ProjectObjects
  /// The folder at which the project's relative paths start.
  let sourceFolder: FilePlace
  /// Finds its files.
  let references: FileReferences
  /// The name of the build configuration that is used.
  let configuration: String
  /// The apps and extensions that it builds, in the order of the project.
  let targets: [ProjectTarget]
  /// Reads its files and collects problems.
  let files: ProjectFiles

  private let root: ProjectObject
  private let levels: SettingLevels
  private let projectLevels: [[BuildSetting]]

  /// The maximum number of apps and extensions that are read of one project.
  private static let mostTargets = 500

  /// Opens a project; `nil` when nothing can be read, which is reported.
  ///
  /// - Parameters:
  ///   - place: The project's folder with the extension `.xcodeproj`.
  ///   - configuration: The build configuration to use. Without one it is `Release`, which is what
  ///     goes to the App Store, or otherwise the project's default one.
  ///   - files: Reads files and collects problems.
  init?(_ place: FilePlace, configuration: String?, files: ProjectFiles) {
    guard let objects = ProjectObjects(place.appending("project.pbxproj"), files: files),
      let root = objects.project()
    else { return nil }
    self.place = place
    self.objects = objects
    self.root = root
    self.files = files
    sourceFolder = place.parent.appending(root.string("projectDirPath") ?? "")
    references = FileReferences(objects, sourceFolder: sourceFolder, files: files)
    levels = SettingLevels(
      objects: objects, references: references,
      reader: ConfigurationFileReader(files: files, projectFolder: sourceFolder))
    guard let name = Self.chosen(configuration, levels.configurationNames(of: root), levels, root)
    else {
      Self.reportMissing(configuration, levels.configurationNames(of: root), objects, files)
      return nil
    }
    self.configuration = name
    projectLevels = levels.levels(name, of: root)
    targets = Self.targets(of: root, objects, files)
  }

  /// The name without its extension.
  var name: String { SettingOperator.base.apply(to: place.name) ?? place.name }

  /// Returns the build settings of a target, and the platform for which it is built.
  func settings(of target: ProjectTarget) -> (settings: BuildSettings, platform: Platform) {
    let configured = projectLevels + levels.levels(configuration, of: target.object)
    // The platform is needed to choose among settings, but is itself one of them.
    let first = settings(of: target, configured, for: .iOS)
    let expander = SettingExpander(settings: first, budget: files.settingsBudget)
    let platform = Platform(
      sdk: expander.value("SDKROOT")?.text, supported: expander.value("SUPPORTED_PLATFORMS")?.text)
    if platform == .iOS { return (first, .iOS) }
    return (settings(of: target, configured, for: platform), platform)
  }

  /// Returns the name of the configuration in which a target is built.
  ///
  /// It is the project's or, if the target has none with that name, another one, which is reported.
  func configuration(of target: ProjectTarget) -> String {
    let own = levels.configuration(configuration, of: target.object)?.string("name")
    guard let own, own != configuration else { return configuration }
    files.report(
      ReadingProblem(
        "configuration-missing", isFatal: false,
        ProjectWords.noConfiguration(configuration, in: target.name, read: own),
        remedy: ProjectWords.noConfigurationRemedy,
        file: objects.place.shown, position: objects.position(of: target.object)))
    return own
  }
}

extension XcodeProject {
  private func settings(
    of target: ProjectTarget, _ configured: [[BuildSetting]], for platform: Platform
  ) -> BuildSettings {
    let standard = StandardSettings.settings(
      for: StandardSettings.Circumstances(
        targetName: target.name, projectName: name, productType: target.type, platform: platform,
        configuration: configuration,
        developmentLanguage: root.string("developmentRegion") ?? "en"))
    return BuildSettings(
      levels: [standard] + configured,
      situation: BuildSituation(sdk: platform.sdk, configuration: configuration))
  }

  private static func chosen(
    _ wanted: String?, _ names: [String], _ levels: SettingLevels, _ root: ProjectObject
  ) -> String? {
    if let wanted { return names.contains(wanted) ? wanted : nil }
    return names.contains("Release")
      ? "Release" : levels.configuration("Release", of: root)?.string("name")
  }

  private static func reportMissing(
    _ wanted: String?, _ names: [String], _ objects: ProjectObjects, _ files: ProjectFiles
  ) {
    files.report(
      ReadingProblem(
        "configuration-missing", isFatal: true, ProjectWords.noConfiguration(wanted),
        remedy: ProjectWords.noConfigurationRemedy(names), file: objects.place.shown))
  }

  private static func targets(
    of root: ProjectObject, _ objects: ProjectObjects, _ files: ProjectFiles
  ) -> [ProjectTarget] {
    let all = objects.objects("targets", of: root).compactMap(ProjectTarget.init)
    if all.count > mostTargets {
      files.report(
        ReadingProblem(
          "too-many-targets", isFatal: false,
          ProjectWords.tooManyTargets(all.count, atMost: mostTargets),
          file: objects.place.shown))
    }
    return Array(all.prefix(mostTargets))
  }
}
