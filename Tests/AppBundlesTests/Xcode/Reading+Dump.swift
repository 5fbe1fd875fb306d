import ActivationRules
import AppBundles
import BundleRules
import Findings

extension Reading {
  /// The whole reading as lines of text, so that complete results can be compared.
  var dump: String {
    (bundles.map { $0.dump(indent: "") } + problems.map(\.dump)).joined(separator: "\n")
  }

  /// The lines of the dump, with `*` for positions in project files, which nobody should have to
  /// count.
  var linesWithoutPositions: [String] {
    dump.split(separator: "\n").map { line in
      guard let end = line.firstRange(of: ".pbxproj:"),
        let space = line[end.upperBound...].firstIndex(of: " ")
      else { return String(line) }
      return line[..<end.upperBound] + "*:" + line[space...]
    }
  }
}

extension ReadBundle {
  fileprivate func dump(indent: String) -> String {
    var lines = ["\(indent)\(contents.kind == .application ? "app" : "extension") \(contents.path)"]
    let inner = indent + "  "
    if let build = contents.build {
      let words = [
        build.configuration, build.platform, build.deploymentTarget,
        build.embedding.map(Self.words),
      ]
      lines.append(inner + "build: " + words.compactMap(\.self).joined(separator: ", "))
      for (name, value) in build.settings.sorted(by: { $0.key < $1.key }) {
        lines.append("\(inner)setting: \(name) = \(value)")
      }
    }
    lines.append("\(inner)info: \(info?.file ?? "made up")")
    lines += contents.info.lines(indent: inner + "  ")
    lines.append("\(inner)entitlements: \(entitlements?.file ?? "no file")")
    lines += contents.entitlements?.lines(indent: inner + "  ") ?? [inner + "  unknown"]
    lines.append("\(inner)files: \(contents.files?.joined(separator: ", ") ?? "unknown")")
    lines += extensions.map { $0.dump(indent: inner) }
    return lines.joined(separator: "\n")
  }

  private static func words(_ embedding: BuildFacts.Embedding) -> String {
    switch embedding {
    case .none: "embedded by none"
    case .copied(let folder, let onlyWhenInstalling):
      "copied to '\(folder)'" + (onlyWhenInstalling ? " only when installing" : "")
    }
  }
}

extension PropertyValue {
  /// The entries of a dictionary, one per line.
  func lines(indent: String) -> [String] {
    (entries ?? []).flatMap { entry -> [String] in
      guard entry.value.entries != nil else {
        return ["\(indent)\(entry.key) = \(entry.value.short)"]
      }
      return ["\(indent)\(entry.key):"] + entry.value.lines(indent: indent + "  ")
    }
  }

  private var short: String {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .date(let seconds): "date \(seconds)"
    case .data(let bytes): "\(bytes.count) bytes"
    case .array(let elements): "[" + elements.map(\.short).joined(separator: ", ") + "]"
    case .dictionary: "{" + lines(indent: "").joined(separator: "; ") + "}"
    }
  }
}

extension ReadingProblem {
  var dump: String {
    let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): \(isFatal ? "error" : "warning") \(code): \(message)"
      + (remedy.map { "; \($0)" } ?? "")
  }
}
