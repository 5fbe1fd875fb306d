import ActivationRules
import UniformTypes

/// The bundle that a rule checks, with its context.
struct Subject: Sendable {
  /// The bundle.
  let bundle: BundleContents
  /// The app that embeds it; `nil` for an app, and if the app isn't known.
  let app: BundleContents?
  /// The types of the system and those that the app and its extensions declare.
  let types: UniformTypes
  /// The predicates of an extension, read once for all rules.
  let predicates: [WrittenPredicate]

  init(_ bundle: BundleContents, in app: BundleContents? = nil, types: UniformTypes = .standard) {
    self.bundle = bundle
    self.app = app
    self.types = types
    predicates = WrittenPredicate.all(in: bundle, types: types)
  }
}

extension Subject {
  /// The bundle's Info.plist.
  var info: PropertyValue { bundle.info }

  /// Whether the bundle is an extension.
  var isExtension: Bool { bundle.kind == .appExtension }

  /// The extension point, if the bundle is an extension of a known one.
  var point: ExtensionPoint? { isExtension ? bundle.extensionPoint : nil }

  /// The value of `NSExtension`, if the bundle is an extension that has it.
  var extensionDictionary: PropertyValue? { isExtension ? bundle.extensionDictionary : nil }

  /// The value of `NSExtensionAttributes`, if the bundle is an extension that has it.
  var attributes: PropertyValue? { isExtension ? bundle.attributes : nil }

  /// The activation rule in dictionary form, for an extension whose rule iOS reads.
  var dictionaryRule: DictionaryRule? {
    guard consultsRule, case .dictionary(let rule) = bundle.activationRule else { return nil }
    return rule
  }

  /// Whether the bundle is an extension whose activation rule iOS reads.
  var consultsRule: Bool { point?.consultsActivationRule ?? false }

  /// The name for the bundle in a sentence.
  var name: String { isExtension ? NameWords.appExtension : NameWords.app }
}
