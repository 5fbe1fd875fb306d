import ActivationRules
import Findings

extension BundleRule {
  /// A file provider belongs to the group in which it keeps its documents.
  static let fileProviderGroup = BundleRule(
    "file-provider-group", .warning,
    "NSExtensionFileProviderDocumentGroup is a group in the extension's entitlements",
    basis: .documented, source: "Information Property List Key Reference, App Extension Keys"
  ) { subject in
    guard let groups = AppGroups(subject.bundle),
      let name = subject.extensionDictionary?["NSExtensionFileProviderDocumentGroup"]?.string,
      !groups.mayContain(name)
    else { return [] }
    return [
      Fault(
        "the documents are stored in the group \(quoted(name)), which isn't in the extension's "
          + "entitlements",
        remedy: "add the group to the entitlements",
        at: .info([PointKey.extension, "NSExtensionFileProviderDocumentGroup"]))
    ]
  }
}
