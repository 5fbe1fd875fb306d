/// What the rules say of the newer version and didn't say of the older one, and the reverse.
enum FindingDifference {
  /// Returns the findings that are new or gone.
  ///
  /// A finding is the same if the rule, the bundle and the place are; its text may differ.
  static func changes(
    _ old: BundleContents, _ new: BundleContents, _ pairs: ExtensionPairs
  ) -> [BundleChange] {
    // Bundles are named as in the newer version, so a moved one keeps its findings.
    var names = [old.path: new.path]
    for pair in pairs.kept { names[pair.old.path] = pair.new.path }
    let before = BundleValidator.findings(in: old)
    let now = BundleValidator.findings(in: new)
    let known = Set(before.map { Key($0, in: names[$0.bundle] ?? $0.bundle) })
    let left = Set(now.map { Key($0, in: $0.bundle) })
    return now.filter { !known.contains(Key($0, in: $0.bundle)) }.map {
      BundleChange(.findingNew, $0.bundle, ChangeWords.new($0))
    }
      + before.filter { !left.contains(Key($0, in: names[$0.bundle] ?? $0.bundle)) }.map {
        BundleChange(
          .findingGone, names[$0.bundle] ?? $0.bundle, ChangeWords.gone($0))
      }
  }

  /// What makes two findings the same.
  private struct Key: Hashable {
    var code: String
    var bundle: String
    var place: BundleFinding.Place

    init(_ finding: BundleFinding, in bundle: String) {
      code = finding.code
      self.bundle = bundle
      place = finding.place
    }
  }
}
