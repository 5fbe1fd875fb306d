/// Names of Apple's frameworks that can't be derived from what Swift code writes.
enum AppleNames {
  /// Returns the selector of a method that Swift knows under another name.
  static func selector(of base: String, labels: [String]) -> String? {
    let written = labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    return selectors["\(base)(\(written))"]
  }

  /// Returns the key of a property that Swift knows under another name.
  static func key(of property: String, in type: String) -> String? { keys["\(type).\(property)"] }

  /// Whether a class looks like a framework's class that can be made by `T()`.
  ///
  /// `URL…` isn't such a prefix: Foundation's `URLProtocol` and its like need arguments; so do
  /// managed objects, and the types in intents' parameters.
  static func isClassMadePlainly(_ name: String) -> Bool {
    isClass(name) && !name.hasPrefix("URL") && !name.hasSuffix("NSManagedObject")
      && !withArguments.contains(String(name.prefix { $0 != "<" }))
  }

  /// Classes whose initialisers all need arguments.
  private static let withArguments: Set = [
    "INObject", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    "UICollectionViewCompositionalLayout", "UIViewPropertyAnimator", "UIContextMenuInteraction",
    "NSCollectionLayoutSection", "NSCollectionLayoutItem", "CADisplayLink",
  ]

  /// Whether a class looks like a framework's class: at least three leading capitals, as in
  /// `NSObject` and `UIView`, or one of those that are written in Swift.
  static func isClass(_ name: String) -> Bool {
    let name = name.split(separator: ".").last ?? ""
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 2 && capitals.count < name.count || ofSwift.contains(String(name))
  }

  /// Principal classes of extensions that have no letters of a framework in front.
  private static let ofSwift: Set = [
    "DeviceActivityMonitor", "ShieldActionDelegate", "ShieldConfigurationDataSource",
  ]

  private static let selectors = [
    "open(_:options:completionHandler:)": "openURL:options:completionHandler:",
    "open(_:completionHandler:)": "openURL:completionHandler:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "completeRequest(returningItems:completionHandler:)":
      "completeRequestReturningItems:completionHandler:",
    "handleInputModeList(from:with:)": "handleInputModeListFromView:withEvent:",
    "perform(_:with:)": "performSelector:withObject:",
    "perform(_:with:with:)": "performSelector:withObject:withObject:",
    "responds(to:)": "respondsToSelector:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
  ]

  private static let keys = ["UIApplication.shared": "sharedApplication"]
}
