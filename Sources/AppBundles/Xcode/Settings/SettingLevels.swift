import ActivationRules
import BundleRules

/// Collects the build settings of a target from the project file and the files that it names.
///
/// From weakest to strongest: what Xcode gives every target, the project's configuration settings
/// file, the project, the target's configuration settings file, the target.
struct SettingLevels {
  /// The project's objects.
  let objects: ProjectObjects
  /// Finds the project's files.
  let references: FileReferences
  /// Follows the includes of configuration settings files.
  let reader: ConfigurationFileReader

  /// Finds a build configuration of a project or a target.
  ///
  /// - Parameters:
  ///   - name: The configuration's name.
  ///   - owner: The project or the target.
  /// - Returns: The one with that name, otherwise the owner's default one, otherwise its first.
  func configuration(_ name: String, of owner: ProjectObject) -> ProjectObject? {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    let other = list.string("defaultConfigurationName")
    return all.first { $0.string("name") == name }
      ?? all.first { $0.string("name") == other } ?? all.first
  }

  /// Returns the names of the configurations of a project or a target, in the order of the file.
  func configurationNames(of owner: ProjectObject) -> [String] {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
    return objects.objects("buildConfigurations", of: list).compactMap { $0.string("name") }
  }

  /// Returns the assignments of a project or a target, its configuration settings file first.
  ///
  /// - Parameters:
  ///   - name: The configuration's name.
  ///   - owner: The project or the target.
  /// - Returns: Two levels, the weaker one first.
  func levels(_ name: String, of owner: ProjectObject) -> [[BuildSetting]] {
    guard let configuration = configuration(name, of: owner) else { return [] }
    return [base(of: configuration), own(of: configuration)]
  }

  /// Returns the settings of the configuration settings file.
  ///
  /// Newer projects name it by its path inside a folder that Xcode synchronizes with the disk.
  private func base(of configuration: ProjectObject) -> [BuildSetting] {
    var place: FilePlace?
    if let reference = objects.object("baseConfigurationReference", of: configuration) {
      place = references.place(of: reference)
    } else if let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    {
      place = references.place(of: anchor)?.appending(path)
    }
    guard let place else { return [] }
    return reader.settings(in: place, for: objects.place)
  }

  /// Returns the settings in the project file itself, with those with conditions last, so that they
  /// count more.
  private func own(of configuration: ProjectObject) -> [BuildSetting] {
    let entries = configuration.attributes["buildSettings"]?.entries ?? []
    let all = entries.compactMap { entry -> BuildSetting? in
      BuildSetting(key: entry.key, value: Self.text(of: entry.value))
    }
    return all.filter(\.conditions.isEmpty) + all.filter { !$0.conditions.isEmpty }
  }

  /// Returns the value of a setting as one text: the elements of a list are separated by spaces,
  /// and those that contain spaces are in quotes.
  private static func text(of value: PropertyValue) -> String {
    guard let elements = value.array else { return value.settingText ?? "" }
    return elements.compactMap(\.settingText)
      .map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }
      .joined(separator: " ")
  }
}
