import ActivationRules
import Findings

extension BundleRule {
  /// The system has to know what to start: a storyboard or a class, and not both.
  static let principalClass = BundleRule(
    "principal-class", .error,
    "NSExtension names either a storyboard or a class to start with, not both",
    basis: .observed, source: "App Extension Programming Guide; what published extensions do"
  ) { subject in
    guard let dictionary = subject.extensionDictionary else { return [] }
    let storyboard = dictionary[PointKey.storyboard].flatMap { $0.isEmptyValue ? nil : $0 }
    let named = dictionary[PointKey.principalClass].flatMap { $0.isEmptyValue ? nil : $0 }
    let place = PropertyPath([.key(PointKey.extension)])
    if let named, named.string == nil {
      return [
        Fault(
          "NSExtensionPrincipalClass is \(named.kindInWords), not the name of a class",
          remedy: "write the name as a string", at: .info(place.key(PointKey.principalClass)))
      ]
    }
    if storyboard != nil, named != nil {
      return [
        Fault(
          "NSExtensionMainStoryboard and NSExtensionPrincipalClass are both there, but the "
            + "extension can start with only one of them",
          remedy: "keep the one you mean", at: .info(place.key(PointKey.principalClass)),
          severity: .warning)
      ]
    }
    switch subject.principal {
    case .viewController(let type) where storyboard == nil && named == nil:
      return [
        Fault(
          "the extension names neither a storyboard nor a class: the system has nothing to start",
          remedy: "add NSExtensionMainStoryboard, or NSExtensionPrincipalClass with your \(type)",
          at: .info(place))
      ]
    case .object(let type) where named == nil:
      return [
        Fault(
          storyboard == nil
            ? "the extension names no class: the system has nothing to start"
            : "\(subject.point?.name ?? "such") extensions start with an object of a class, not "
              + "with a storyboard",
          remedy: "add NSExtensionPrincipalClass with your \(type)",
          at: .info(storyboard == nil ? place : place.key(PointKey.storyboard)),
          severity: storyboard == nil ? nil : .warning)
      ]
    default: return []
    }
  }
}

extension Subject {
  /// What the extension's work begins with: a preview that is supplied as data has no view
  /// controller (documented).
  fileprivate var principal: ExtensionPoint.Principal? {
    guard point?.identifier == "com.apple.quicklook.preview",
      attributes?["QLIsDataBasedPreview"] == .boolean(true)
    else { return point?.principal }
    return .object("QLPreviewProvider")
  }
}
