import ActivationRules
import Findings

extension BundleRule {
  /// The script that Safari should run is there.
  static let javaScriptFile = BundleRule(
    "javascript-file", .error,
    "NSExtensionJavaScriptPreprocessingFile names a script in the bundle, without '.js'",
    basis: .documented, source: "App Extension Programming Guide"
  ) { subject in
    guard let value = subject.attributes?[PointKey.javaScript] else { return [] }
    let place = PropertyPath.attributes.key(PointKey.javaScript)
    guard let name = value.string else {
      return [
        Fault(
          "NSExtensionJavaScriptPreprocessingFile is \(value.kindInWords), not the name of a file",
          remedy: "write the name as a string", at: .info(place), basis: .documented)
      ]
    }
    if BuildSetting.isPart(of: name) { return [] }
    var faults: [Fault] = []
    var base = name
    if name.hasSuffix(".js") {
      base = String(decoding: name.utf8.dropLast(3), as: UTF8.self)
      faults.append(
        Fault(
          "the script's name must be written without '.js', but this is \(quoted(name))",
          remedy: "write \(quoted(base))", at: .info(place), severity: .warning,
          basis: .documented))
    }
    if let files = subject.bundle.files, !files.contains(where: { Self.isScript($0, base) }) {
      faults.append(
        Fault(
          "the bundle has no \(quoted(base + ".js")), so there is no script to run",
          remedy: "add the script to the extension's target", at: .info(place)))
    }
    return faults
  }

  private static func isScript(_ path: String, _ base: String) -> Bool {
    path.parts(between: "/").last == base + ".js"
  }
}
