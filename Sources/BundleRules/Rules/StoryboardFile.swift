import ActivationRules
import Findings

extension BundleRule {
  /// The named storyboard exists.
  static let storyboardFile = BundleRule(
    "storyboard-file", .error,
    "the bundle has the storyboard that NSExtensionMainStoryboard names without its extension",
    basis: .documented, source: "Information Property List Key Reference, App Extension Keys"
  ) { subject in
    guard let value = subject.extensionDictionary?[PointKey.storyboard] else { return [] }
    let place = PropertyPath([.key(PointKey.extension), .key(PointKey.storyboard)])
    guard let name = value.string else {
      return [
        Fault(
          "NSExtensionMainStoryboard is \(value.kindInWords), not the name of a storyboard",
          remedy: "write the name as a string", at: .info(place))
      ]
    }
    if BuildSetting.isPart(of: name) || name.isEmpty { return [] }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".storyboardc") {
      return [
        Fault(
          "NSExtensionMainStoryboard is \(quoted(name)): the name must be written without "
            + "'.storyboard'",
          remedy: "leave out the file's extension", at: .info(place), severity: .warning)
      ]
    }
    guard let files = subject.bundle.files,
      !files.contains(where: { Self.lies(name, on: $0) })
    else { return [] }
    return [
      Fault(
        "the bundle has no storyboard \(quoted(name))",
        remedy: "add the storyboard to the extension's target", at: .info(place))
    ]
  }

  /// Whether a file is a storyboard with that name, compiled or not, or is inside one.
  private static func lies(_ name: String, on path: String) -> Bool {
    path.parts(between: "/").contains { $0 == name + ".storyboardc" || $0 == name + ".storyboard" }
  }
}
