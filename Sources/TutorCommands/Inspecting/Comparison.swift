import AppBundles
import BundleRules

/// The result of `tutor inspect OLD NEW`: what is different for users.
struct Comparison: Encodable {
  let version = 1
  var changes: [Change]

  /// One difference.
  struct Change: Encodable {
    var kind: String
    var bundle: String
    var text: String
    /// Whether users lose something that they had.
    var isLoss: Bool

    init(_ change: BundleChange) {
      kind = change.kind.rawValue
      bundle = change.bundle
      text = change.text
      isLoss = change.kind.isLoss
    }
  }

  /// Compares corresponding bundles, matched by identifier or else by order.
  init(_ old: Inspection, _ new: Inspection) {
    var left = new.reading.bundles.map(\.contents)
    changes = []
    for bundle in old.reading.bundles.map(\.contents) {
      let same = left.firstIndex { $0.identifier == bundle.identifier } ?? left.indices.first
      guard let same else { break }
      changes += BundleChanges.between(bundle, left.remove(at: same)).map(Change.init)
    }
  }
}
