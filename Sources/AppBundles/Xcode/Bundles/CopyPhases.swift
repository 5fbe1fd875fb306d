/// The products that an app's target copies into the app.
struct CopyPhases {
  /// The project that contains the target.
  let project: XcodeProject

  /// A product that a copy-files phase copies.
  struct Copy {
    /// The reference to the product.
    var reference: ProjectObject
    /// The folder in the app: `PlugIns`, `Extensions` or whatever else the phase names.
    var folder: String
    /// Whether the phase is skipped unless the app is built for installing.
    var onlyWhenInstalling: Bool

    /// The name of the product's file.
    var name: String {
      let path = reference.string("path") ?? reference.string("name") ?? reference.id
      return SettingOperator.file.apply(to: path) ?? path
    }
  }

  /// Returns the copies that a target's phases make, in their order.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - expander: The target's settings, for the folder's name.
  /// - Returns: The copies of all phases.
  func copies(of target: ProjectTarget, _ expander: SettingExpander) -> [Copy] {
    let objects = project.objects
    var copies: [Copy] = []
    for phase in objects.objects("buildPhases", of: target.object)
    where phase.isa == "PBXCopyFilesBuildPhase" {
      let folder = Self.folder(of: phase, expander)
      for file in objects.objects("files", of: phase) {
        guard let reference = objects.object("fileRef", of: file) else { continue }
        copies.append(
          Copy(
            reference: reference, folder: folder,
            onlyWhenInstalling: phase.string("runOnlyForDeploymentPostprocessing") == "1"))
      }
    }
    return copies
  }

  /// Returns the folder inside the bundle to which a phase copies.
  ///
  /// Xcode writes a number or, in its newest format, a word for the folder; `16` is the folder of
  /// all products, from which the path then leads back into the bundle.
  private static func folder(of phase: ProjectObject, _ expander: SettingExpander) -> String {
    let place = phase.string("dstSubfolderSpec") ?? phase.string("dstSubfolder") ?? ""
    let path = expander.expand(phase.string("dstPath") ?? "").text
    let parent: String
    switch place.lowercased() {
    case "13", "plugins": parent = "PlugIns"
    case "10", "frameworks": parent = "Frameworks"
    case "11", "sharedframeworks": parent = "SharedFrameworks"
    case "12", "sharedsupport": parent = "SharedSupport"
    case "16", "product", "products", "productsdirectory":
      let wrapper = expander.value("CONTENTS_FOLDER_PATH")?.text ?? ""
      guard path.hasPrefix(wrapper + "/") else { return path == wrapper ? "" : path }
      return String(path.dropFirst(wrapper.count + 1))
    default: parent = ""
    }
    return [parent, path].filter { !$0.isEmpty }.joined(separator: "/")
  }
}
