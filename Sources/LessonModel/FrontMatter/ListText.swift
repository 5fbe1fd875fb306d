import Findings
import Yams

/// A property list written from YAML, line by line.
struct ListText {
  /// The list in XML.
  private(set) var text = ""
  /// Where each of its lines comes from.
  private(set) var pieces: [Snippet.Piece] = []
  private let yaml: YAMLText

  /// Writes the list; reports what a property list can't have.
  init(_ node: Node, yaml: YAMLText, report: inout Report) {
    self.yaml = yaml
    add(#"<?xml version="1.0" encoding="UTF-8"?>"#, depth: 0, for: node)
    add(#"<plist version="1.0">"#, depth: 0, for: node)
    add(node, depth: 0, report: &report)
    add("</plist>", depth: 0, for: node)
  }

  private mutating func add(_ node: Node, depth: Int, report: inout Report) {
    switch node {
    case .mapping(let mapping):
      add("<dict>", depth: depth, for: node)
      for (key, value) in mapping {
        add("<key>\((key.scalar?.string ?? "").escaped)</key>", depth: depth + 1, for: key)
        add(value, depth: depth + 1, report: &report)
      }
      add("</dict>", depth: depth, for: node)
    case .sequence(let sequence):
      add("<array>", depth: depth, for: node)
      for value in sequence { add(value, depth: depth + 1, report: &report) }
      add("</array>", depth: depth, for: node)
    case .scalar(let scalar):
      if scalar.style == .plain, ["", "~", "null"].contains(scalar.string) {
        report.add(
          .frontMatter, TargetWords.listValueMissing, at: yaml.range(of: node),
          remedy: TargetWords.listValueMissingRemedy)
      }
      add(Self.element(for: scalar), depth: depth, for: node)
    case .alias:
      report.add(
        .frontMatter, TargetWords.listValueMissing, at: yaml.range(of: node),
        remedy: TargetWords.listValueMissingRemedy)
    }
  }

  /// The element of a value: a number or a Boolean if it is written as one, text otherwise.
  private static func element(for scalar: Node.Scalar) -> String {
    let text = scalar.string
    if scalar.style == .plain {
      if text == "true" || text == "false" { return "<\(text)/>" }
      if Int(text) != nil { return "<integer>\(text)</integer>" }
      if text.contains("."), Double(text) != nil { return "<real>\(text)</real>" }
    }
    return "<string>\(text.escaped)</string>"
  }

  private mutating func add(_ line: String, depth: Int, for node: Node) {
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
    let first = (pieces.last?.lines.upperBound ?? 1)
    text += String(repeating: "  ", count: depth) + line + "\n"
    pieces.append(
      Snippet.Piece(
        lines: first..<(first + lines.count), start: yaml.range(of: node).start, indent: .max / 2))
  }
}

extension String {
  /// The text escaped for XML.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}

extension Fields<TargetKey> {
  /// The target's Info.plist and entitlements, if the entry has them.
  func lists(of target: String, yaml: YAMLText, report: inout Report) -> [Snippet] {
    [(TargetKey.info, "Info.plist"), (.entitlements, "\(target).entitlements")]
      .compactMap { key, name -> Snippet? in
        guard let (node, keyRange) = node(key), mapping(key, report: &report) != nil else {
          return nil
        }
        let list = ListText(node, yaml: yaml, report: &report)
        var snippet = Snippet(
          language: "xml", text: list.text, file: report.file, start: keyRange.start,
          infoRange: keyRange, role: .file(name: name, target: target), isHidden: true)
        snippet.pieces = list.pieces
        return snippet
      }
  }
}
