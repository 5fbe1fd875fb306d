import ActivationRules
import Findings

extension BundleRule {
  /// A Swift class is found by its module and its name.
  static let principalClassName = BundleRule(
    "principal-class-name", .warning,
    "the name of a class written in Swift begins with its module, as in $(PRODUCT_MODULE_NAME).Name; "
      + "a name without a module is that of an Objective-C class, of an @objc(Name) or of a system "
      + "class",
    basis: .observed,
    source: "what Xcode's templates write; Objective-C knows Swift classes by these names"
  ) { subject in
    guard let value = subject.extensionDictionary?[PointKey.principalClass],
      let classes = subject.bundle.classes
    else { return [] }
    let place = PropertyPath([.key(PointKey.extension), .key(PointKey.principalClass)])
    guard let name = value.string, !name.isEmpty, !BuildSetting.isPart(of: name),
      !name.utf8.contains(UInt8(ascii: ".")), !classes.plain.contains(name),
      !systemClasses.contains(name)
    else { return [] }
    if classes.swift.contains(name) {
      return [
        Fault(
          "\(quoted(name)) is a Swift class without @objc(\(name)), so it isn't found by this name "
            + "alone",
          remedy: "write $(PRODUCT_MODULE_NAME).\(name), or mark the class with @objc(\(name))",
          at: .info(place))
      ]
    }
    return [
      Fault(
        "no source file of the target declares a class \(quoted(name))",
        remedy:
          "write $(PRODUCT_MODULE_NAME).\(name) for a Swift class, or leave it if a library has "
          + "the class",
        at: .info(place), severity: .note)
    ]
  }

  /// System classes that may be the principal class although the project declares no such class.
  ///
  /// They are the one that Xcode writes for sticker packs, whose program it supplies, and Apple's
  /// base classes.
  private static let systemClasses: Set<String> = Set(
    ["StickerBrowserViewController", "MSStickerBrowserViewController"]
      + ExtensionPoint.all.map { $0.principal.typeName })
}
