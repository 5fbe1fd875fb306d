import ActivationRules
import Findings

extension BundleRule {
  /// An extension contains no other bundles with code.
  static let nestedBundles = BundleRule(
    "nested-bundles", .error, "an extension contains no frameworks, extensions or apps",
    basis: .observed, source: "reported with ITMS-90205 and ITMS-90206"
  ) { subject in
    // A WatchKit extension for watchOS 1 contains its watch app, a later one frameworks and
    // extensions.
    guard subject.isExtension, subject.bundle.platform != .macOS,
      subject.bundle.extensionPointIdentifier != "com.apple.watchkit",
      let files = subject.bundle.files
    else { return [] }
    var met: Set<String> = []
    var faults: [Fault] = []
    for file in files {
      guard let inner = Self.innerBundle(on: file), met.insert(inner).inserted, faults.count < 20
      else { continue }
      let code = inner == "Frameworks" ? "ITMS-90206" : "ITMS-90205"
      faults.append(
        Fault(
          "the extension contains \(quoted(inner)); the upload is refused with \(code) (observed)",
          remedy: inner == "Frameworks"
            ? "embed frameworks in the app, and set ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO for "
              + "the extension"
            : "embed it in the app", at: .file(inner)))
    }
    return faults
  }

  /// The outermost bundle with code on a path, or the folder for such bundles.
  private static func innerBundle(on path: String) -> String? {
    let parts = path.parts(between: "/")
    if parts.first == "Frameworks" { return "Frameworks" }
    var outer: [String] = []
    for part in parts {
      outer.append(part)
      if [".framework", ".appex", ".app", ".xpc"].contains(where: part.hasSuffix) {
        return outer.joined(separator: "/")
      }
    }
    return nil
  }
}
