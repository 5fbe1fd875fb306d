import ActivationRules
import Findings

extension BundleRule {
  /// An extension says in NSExtension that it is one; an app doesn't.
  static let extensionDictionary = BundleRule(
    "extension-dictionary", .error,
    "an extension's Info.plist has the dictionary NSExtension, or EXAppExtensionAttributes for "
      + "ExtensionKit; an app's has neither",
    basis: .documented, source: "Information Property List Key Reference, App Extension Keys"
  ) { subject in
    let keys = [PointKey.extension, PointKey.kitExtension]
    guard subject.isExtension else {
      return keys.filter { subject.info[$0] != nil }.map {
        Fault(
          "\($0) is in an app's Info.plist, where nothing reads it",
          remedy: "move it to the extension's Info.plist", at: .info([$0]),
          severity: .warning)
      }
    }
    if subject.bundle.extensionDictionary != nil || subject.bundle.extensionKitDictionary != nil {
      return []
    }
    for key in keys {
      guard let value = subject.info[key] else { continue }
      return [
        Fault(
          "\(key) is \(value.kindInWords), not a dictionary", remedy: "make it a dictionary",
          at: .info([key]))
      ]
    }
    return [
      Fault(
        "the Info.plist has no NSExtension: the system doesn't know what the extension extends",
        remedy: "add NSExtension with NSExtensionPointIdentifier", at: .info([]))
    ]
  }
}
