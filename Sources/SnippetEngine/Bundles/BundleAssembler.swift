import Findings
import Foundation
import LessonModel

/// Puts an app together as Xcode does: the executable, its property list, its entitlements, and its
/// extensions in PlugIns.
struct BundleAssembler {
  let folder: WorkFolder
  /// The executables, by target.
  let executables: [String: String]

  /// Writes every app of the program and gives the bundles' paths.
  ///
  /// - Throws: ``EngineFailure`` when a file can't be written.
  func assemble(_ targets: [Program.TargetFiles]) throws(EngineFailure) -> [String] {
    var apps: [String] = []
    for app in targets where app.target.kind == .app {
      let path = "Bundles/\(app.target.name).app"
      try write(app, at: path)
      for plugIn in targets where plugIn.target.kind == .appExtension(in: app.target.name) {
        try write(plugIn, at: "\(path)/PlugIns/\(plugIn.target.name).appex")
      }
      apps.append(folder.path + "/" + path)
    }
    return apps
  }

  private func write(
    _ files: Program.TargetFiles, at path: String
  ) throws(EngineFailure) {
    let target = files.target
    try folder.write(PropertyLists.information(of: files), "\(path)/Info.plist")
    for file in files.files where file.isCopied {
      if file.fileName.hasSuffix(".entitlements") {
        // On a device the entitlements are part of the signature; beside the executable is where
        // Xcode once left a copy of them.
        try folder.write(
          PropertyLists.expanded(file.text, for: files),
          "\(path)/archived-expanded-entitlements.xcent")
      } else {
        try folder.write(file.bytes(), "\(path)/\(file.bundledName)")
      }
    }
    guard let executable = executables[target.name] else { return }
    try folder.link(executable, as: "\(path)/\(target.name)")
  }
}

extension Snippet {
  /// Whether the file goes into the bundle as it is.
  fileprivate var isCopied: Bool {
    !isSwift && fileName != "Info.plist" && !fileName.hasSuffix(".xcconfig")
  }

  /// What is in the file: pictures and the like stand in a lesson as their bytes in Base64.
  ///
  /// - Throws: ``EngineFailure`` for text that isn't that.
  fileprivate func bytes() throws(EngineFailure) -> Data {
    guard language.lowercased() == "base64" else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw EngineFailure("\(file):\(start.line): '\(fileName)' isn't written in Base64")
    }
    return data
  }

  /// The file's name in the bundle: models of Core Data lie there under the name that Xcode's
  /// compiled ones have, so that lookups find them.
  fileprivate var bundledName: String {
    let parts = fileName.split(separator: "/").map(String.init)
    guard let folder = parts.first, parts.count > 1 else { return fileName }
    let name =
      if folder.hasSuffix(".xcdatamodeld") {
        String(folder.dropLast(13)) + ".momd"
      } else if folder.hasSuffix(".xcdatamodel") {
        String(folder.dropLast(12)) + ".mom"
      } else {
        folder
      }
    return ([name] + parts.dropFirst()).joined(separator: "/")
  }
}
