import AppBundles
import BundleRules
import Findings

extension Reading {
  /// What was read: a line for each bundle and each problem, with paths relative to a folder.
  func summary(in folder: String) -> [String] {
    let lines = bundles.flatMap { $0.summary(indent: "") } + problems.map(\.summary)
    return lines.map {
      $0.replacing(folder + "/", with: "")
    }
  }
}

extension ReadBundle {
  fileprivate func summary(indent: String) -> [String] {
    let kind = contents.kind == .application ? "app" : "extension"
    let point = contents.info["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    let groups = contents.entitlements?["com.apple.security.application-groups"]?.array
    let parts = [
      "\(indent)\(kind) \(contents.path)", point, info.map { "info \($0.file)" },
      groups.map { "groups \($0.compactMap(\.string))" }, entitlements.map { "from \($0.file)" },
      contents.files.map { "\($0.count) files" }, contents.architectures.map { "for \($0)" },
    ]
    return [parts.compactMap { $0 }.joined(separator: ", ")]
      + extensions.flatMap { $0.summary(indent: indent + "  ") }
  }
}

extension ReadingProblem {
  fileprivate var summary: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): \(isFatal ? "error" : "warning"): \(message) [\(code)]"
  }
}
