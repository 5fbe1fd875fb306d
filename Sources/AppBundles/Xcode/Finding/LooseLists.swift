import ActivationRules
import BundleRules

/// The Info.plists of extensions in a folder without a project that names them.
///
/// In that case neither the embedding of extensions in apps nor any build setting is known:
/// `$(NAME)` remains.
enum LooseLists {
  private static let mostLists = 200

  /// Reads the lists in a folder, except those of examples and of someone else's code.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - files: Reads the files; a list that can't be read is skipped.
  /// - Returns: The extensions, in the order of their paths.
  static func extensions(in root: FilePlace, files: ProjectFiles) -> [ReadBundle] {
    let owner = FolderOwner(root)
    var places: [FilePlace] = []
    SourceWalk.walk(root) { entry, path in
      if owner.kind(of: path) != .own { return .passOver }
      if entry.name.lowercased().hasSuffix("info.plist"), entry.kind == .file {
        places.append(entry)
      }
      return .enter
    }
    return places.prefix(mostLists).compactMap { place in
      guard let list = quietly(place),
        list.value["NSExtension"]?.entries != nil
          || list.value["EXAppExtensionAttributes"]?.entries != nil
      else { return nil }
      // Now that it is known to be one, problems with it matter.
      guard let list = files.list(place) else { return nil }
      let entitlements = entitlements(beside: place, files: files)
      let contents = BundleContents(
        .appExtension, path: place.shown, info: list.value, entitlements: entitlements?.value)
      return ReadBundle(contents, info: list, entitlements: entitlements)
    }
  }

  /// Reads a list that may be anything, without reporting problems.
  private static func quietly(_ place: FilePlace) -> LocatedPropertyList? {
    guard case .bytes(let bytes) = place.contents(limit: 4 << 20) else { return nil }
    return PropertyListReader.read(bytes, file: place.shown).0
  }

  /// Returns the entitlements beside a list; `nil` when there are none or several.
  private static func entitlements(
    beside place: FilePlace, files: ProjectFiles
  ) -> LocatedPropertyList? {
    let names = place.parent.entries.filter { FilePlace.suffix(of: $0) == "entitlements" }
    guard names.count == 1, let list = files.list(place.parent.appending(names[0])),
      list.value.entries != nil
    else { return nil }
    return list
  }
}

extension ReadBundle {
  /// The Info.plists of the bundle and of what it embeds.
  var allFiles: [String] { (info.map { [$0.file] } ?? []) + extensions.flatMap(\.allFiles) }
}
