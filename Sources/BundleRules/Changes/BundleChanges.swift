/// Compares two versions of an app or of an extension.
///
/// ```
/// BundleChanges.between(old, new).map { $0.text }
/// // ["it is no longer offered for ten photos: 10 images, at most 5"]
/// ```
public enum BundleChanges {
  /// Finds what is different for users in the newer version.
  ///
  /// Extensions are the same if their bundle identifiers are, or otherwise their folder or target.
  ///
  /// - Parameters:
  ///   - old: The older version: an app with its extensions, or an extension alone.
  ///   - new: The newer version.
  /// - Returns: The changes: of the bundle, then of each of its extensions, then what the rules
  ///   newly say or no longer say.
  public static func between(_ old: BundleContents, _ new: BundleContents) -> [BundleChange] {
    let pairs = ExtensionPairs(old.extensions, new.extensions)
    var changes = BundleDifference(old, new).changes(oldApp: nil, newApp: nil)
    changes += pairs.removed.map {
      BundleChange(.extensionRemoved, $0.path, ChangeWords.removed($0))
    }
    changes += pairs.added.map {
      BundleChange(.extensionAdded, $0.path, ChangeWords.added($0))
    }
    for pair in pairs.kept {
      changes += BundleDifference(pair.old, pair.new).changes(oldApp: old, newApp: new)
    }
    return changes + FindingDifference.changes(old, new, pairs)
  }
}

/// The pairs of extensions in the older and the newer version.
struct ExtensionPairs {
  var kept: [(old: BundleContents, new: BundleContents)] = []
  var removed: [BundleContents] = []
  var added: [BundleContents]

  init(_ old: [BundleContents], _ new: [BundleContents]) {
    added = new
    let left = old.filter { bundle in
      !pair(bundle, with: { $0.identifier != nil && $0.identifier == bundle.identifier })
    }
    removed = left.filter { bundle in
      !pair(bundle, with: { $0.lastPathPart == bundle.lastPathPart })
    }
  }

  /// Pairs a bundle with the first new one that is the same; `false` when there is none.
  private mutating func pair(
    _ bundle: BundleContents, with isSame: (BundleContents) -> Bool
  ) -> Bool {
    guard let index = added.firstIndex(where: isSame) else { return false }
    kept.append((bundle, added.remove(at: index)))
    return true
  }
}
