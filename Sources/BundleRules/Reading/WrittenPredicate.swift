import ActivationRules
import UniformTypes

/// A predicate of an extension, with its problems and warnings.
struct WrittenPredicate: Sendable {
  /// The predicate as written in the Info.plist.
  let text: String
  /// Its place.
  let path: PropertyPath
  /// Whether it says when an action of a file provider is shown, rather than when an extension is
  /// offered.
  let isOfFileProvider: Bool
  /// The meaning of the predicate; `nil` when it can't be read.
  let predicate: Predicate?
  /// What keeps the text from being a predicate.
  let problems: [Predicate.Problem]
  /// What is probably not what was meant.
  let warnings: [Predicate.Warning]

  private init(_ text: String, at path: PropertyPath, isOfFileProvider: Bool, types: UniformTypes) {
    let reading = Predicate.parse(text)
    self.text = text
    self.path = path
    self.isOfFileProvider = isOfFileProvider
    predicate = reading.predicate
    problems = reading.problems
    warnings = reading.predicate?.warnings(types: types) ?? []
  }

  /// Returns all predicates of an extension: its activation rule, and those of a file provider's
  /// actions.
  ///
  /// Those that contain build settings aren't known yet, and are left out.
  static func all(in bundle: BundleContents, types: UniformTypes) -> [WrittenPredicate] {
    guard bundle.kind == .appExtension else { return [] }
    var texts: [(text: String, path: PropertyPath, isOfFileProvider: Bool)] = []
    if bundle.extensionPoint?.consultsActivationRule ?? false,
      case .predicate(let text) = bundle.activationRule
    {
      texts.append((text, .rule, false))
    }
    let actions = bundle.extensionDictionary?[BundleRule.fileProviderActionList]?.array ?? []
    let list: PropertyPath = [PointKey.extension, BundleRule.fileProviderActionList]
    for (index, action) in actions.enumerated().prefix(50) {
      guard let text = action[BundleRule.fileProviderActionRule]?.string else { continue }
      texts.append((text, list.index(index).key(BundleRule.fileProviderActionRule), true))
    }
    return texts.filter { !BuildSetting.isPart(of: $0.text) }.map {
      WrittenPredicate($0.text, at: $0.path, isOfFileProvider: $0.isOfFileProvider, types: types)
    }
  }
}
