import Findings
import Foundation
import LessonModel

/// The bundles of a program's apps, laid out as Xcode does: an app's executable, its property list,
/// its entitlements, and its extensions in PlugIns, or in Extensions for those of ExtensionKit.
struct Bundles: Codable, Hashable, Sendable {
  /// The paths of the apps' bundles, in the order of installation.
  private(set) var apps: [String] = []
  private(set) var files: [File] = []

  struct File: Codable, Hashable, Sendable {
    var path: String
    var content: Content
  }

  enum Content: Codable, Hashable, Sendable {
    case bytes(Data)
    /// The executable of a target.
    case executable(of: String)
  }

  /// - Throws: ``EngineFailure`` for a file whose bytes aren't what its fence says.
  init(of targets: [Program.TargetFiles]) throws(EngineFailure) {
    for app in targets where app.target.kind == .app {
      let path = "Bundles/\(app.target.name).app"
      try add(app, at: path)
      for plugIn in targets where plugIn.target.kind == .appExtension(in: app.target.name) {
        try add(plugIn, at: "\(path)/\(plugIn.folder)/\(plugIn.target.name).appex")
      }
      apps.append(path)
    }
  }

  private mutating func add(
    _ target: Program.TargetFiles, at path: String
  ) throws(EngineFailure) {
    add(PropertyLists.information(of: target), "\(path)/Info.plist")
    for file in target.files where file.isCopied {
      if file.fileName.hasSuffix(".entitlements") {
        // On a device the entitlements are part of the signature; Xcode once left a copy of them
        // beside the executable.
        add(
          PropertyLists.entitlements(file, of: target),
          "\(path)/archived-expanded-entitlements.xcent")
      } else {
        add(try file.bytes(), "\(path)/\(file.bundledName)")
      }
    }
    let name = target.target.name
    files.append(File(path: "\(path)/\(name)", content: .executable(of: name)))
  }

  private mutating func add(_ bytes: Data, _ path: String) {
    files.append(File(path: path, content: .bytes(bytes)))
  }

  /// Writes all files below a folder; `executables` has their paths by target, none for a target
  /// without code.
  ///
  /// - Throws: ``EngineFailure`` when a file can't be written.
  func write(to folder: WorkFolder, executables: [String: String]) throws(EngineFailure) {
    for file in files {
      switch file.content {
      case .bytes(let bytes): try folder.write(bytes, file.path)
      case .executable(let target):
        guard let executable = executables[target] else { continue }
        try folder.link(executable, as: file.path)
      }
    }
  }
}

extension Program.TargetFiles {
  /// The folder of its app in which an extension is.
  fileprivate var folder: String {
    PropertyLists.isOfExtensionKit(self) ? "Extensions" : "PlugIns"
  }
}

extension Snippet {
  /// Whether the file is copied into the bundle unchanged.
  fileprivate var isCopied: Bool {
    !isSwift && fileName != "Info.plist" && !fileName.hasSuffix(".xcconfig")
  }

  /// The file's content; a lesson has pictures and other binary files as Base64.
  ///
  /// - Throws: ``EngineFailure`` for text that isn't Base64.
  fileprivate func bytes() throws(EngineFailure) -> Data {
    guard language.lowercased() == "base64" else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw EngineFailure(BundleWords.notBase64(path))
    }
    return data
  }

  /// The file's name in the bundle: Core Data models get the name that Xcode gives to compiled
  /// ones, so that lookups find them.
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
