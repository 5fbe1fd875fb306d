import ActivationRules

extension BundleRule {
  /// A class of Swift is found by its module and its name.
  static let principalClassName = BundleRule(
    "principal-class-name", .note,
    "the name of a class written in Swift begins with its module: $(PRODUCT_MODULE_NAME).Name",
    basis: .observed, source: "what Xcode's templates write; Objective-C knows Swift classes so"
  ) { subject in
    guard let value = subject.extensionDictionary?[PointKey.principalClass] else { return [] }
    let place = PropertyPath([.key(PointKey.extension), .key(PointKey.principalClass)])
    guard let name = value.string, !name.isEmpty, !BuildSetting.isPart(of: name),
      !name.utf8.contains(UInt8(ascii: "."))
    else { return [] }
    return [
      Fault(
        "\(Wording.quoted(name)) is found only if it is a class of Objective-C, or of Swift marked "
          + "with @objc(\(name))",
        remedy: "write $(PRODUCT_MODULE_NAME).\(name) for a class of Swift", at: .info(place))
    ]
  }
}
