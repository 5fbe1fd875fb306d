import ActivationRules
import BundleRules
import Foundation

/// Reads a single file: an archive of an app, an Info.plist, entitlements, or a project's file.
struct FileReader {
  /// The file's path, which is also what the reader sees.
  let path: String
  /// The name of the build configuration, if it is a project's file.
  let configuration: String?

  /// Reads the file.
  func read() -> Reading {
    do throws(ReadingProblem) {
      if let problem = SourceLanguage.problem(with: path) { throw problem }
      let source = try ByteSource(file: path, shownAs: path)
      if try source.bytes(0..<2) == Array("PK".utf8) {
        let tree = try FileTree(archive: source, shownAs: path)
        return TreeReader(tree).read()
      }
      if path.lastPathPart == "project.pbxproj" {
        let project = (path as NSString).deletingLastPathComponent
        return XcodeProjectReader.read(
          folder: project.isEmpty ? "." : project, shownAs: project, configuration: configuration)
      }
      try ReadingLimits.standard.check(size: source.size, file: path)
      return lists(try source.bytes(0..<source.size))
    } catch {
      return Reading(problems: [error])
    }
  }
}

extension FileReader {
  private func lists(_ bytes: [UInt8]) -> Reading {
    var assembly = BundleAssembly()
    guard let list = assembly.dictionary(bytes, path) else {
      return Reading(problems: assembly.problems)
    }
    let folder = (path as NSString).deletingLastPathComponent
    guard list.isEntitlements else {
      return loose(list, entitlements: neighbour(".entitlements", in: folder, &assembly), assembly)
    }
    guard let info = neighbour("Info.plist", in: folder, &assembly) else {
      assembly.problems.append(
        ReadingProblem(
          "entitlements-alone", isFatal: false, BundleWords.entitlementsAlone,
          remedy: BundleWords.entitlementsAloneRemedy, file: path))
      let contents = BundleContents(
        .application, path: path, info: .dictionary([]), entitlements: list.value)
      return Reading(
        bundles: [ReadBundle(contents, info: nil, entitlements: list)], problems: assembly.problems)
    }
    return loose(info, entitlements: list, assembly)
  }

  private func loose(
    _ info: LocatedPropertyList, entitlements: LocatedPropertyList?, _ assembly: BundleAssembly
  ) -> Reading {
    let contents = BundleContents(
      info.kindOfBundle, path: info.file, info: info.value, entitlements: entitlements?.value)
    let bundle = ReadBundle(contents, info: info, entitlements: entitlements)
    return Reading(bundles: [bundle], problems: assembly.problems)
  }

  /// Reads the only file in a folder whose name ends in a certain way; `nil` when there are none or
  /// several.
  private func neighbour(
    _ suffix: String, in folder: String, _ assembly: inout BundleAssembly
  ) -> LocatedPropertyList? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    let matching = (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
    guard matching.count == 1 else { return nil }
    let shown = folder.appending(part: matching[0])
    do throws(ReadingProblem) {
      let source = try ByteSource(file: shown, shownAs: shown)
      try ReadingLimits.standard.check(size: source.size, file: shown)
      return assembly.dictionary(try source.bytes(0..<source.size), shown)
    } catch {
      assembly.problems.append(error)
      return nil
    }
  }
}

extension LocatedPropertyList {
  /// Whether the list is entitlements: by its name, or by its keys.
  var isEntitlements: Bool {
    if file.hasSuffix(".entitlements") || file.hasSuffix(".xcent") { return true }
    let keys = (value.entries ?? []).map(\.key)
    let isInfo = keys.contains { $0.hasPrefix("CFBundle") || $0.hasPrefix("NSExtension") }
    let own: Set = ["application-identifier", "get-task-allow", "aps-environment"]
    return !isInfo && keys.contains { $0.hasPrefix("com.apple.") || own.contains($0) }
  }

  /// The kind of an Info.plist's bundle, as far as the list tells.
  var kindOfBundle: BundleContents.Kind {
    let declares = value["NSExtension"] != nil || value["EXAppExtensionAttributes"] != nil
    let isPackage = value["CFBundlePackageType"]?.string == "XPC!"
    return declares || isPackage ? .appExtension : .application
  }
}
