import Findings
import Yams

/// A YAML mapping with a closed set of keys, read value by value.
///
/// What isn't as it has to be is reported once, at its place, and then counts as absent.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  /// Where the mapping begins.
  let range: SourceRange
  private let yaml: YAMLText
  private var values: [Key: Value] = [:]

  private struct Value {
    var keyRange: SourceRange
    var node: Node
  }

  /// Reads the keys of a mapping; `nil`, with a finding, for any other node.
  ///
  /// `name` is what messages call the mapping: "the front matter".
  init?(_ node: Node, name: String, yaml: YAMLText, report: inout Report) {
    range = yaml.range(of: node)
    self.yaml = yaml
    let keys = Key.allCases.map(\.rawValue)
    guard case .mapping(let mapping) = node else {
      report.add(
        .frontMatter, "\(name) is not a list of 'key: value' lines", at: range,
        remedy: "write one of \(quotedList(keys)) and its value on each line")
      return nil
    }
    for (keyNode, valueNode) in mapping {
      let word = keyNode.scalar?.string ?? ""
      let keyRange = yaml.range(of: keyNode)
      guard let key = Key(rawValue: word) else {
        report.add(
          .frontMatter,
          "Unknown key \(quoted(word)) in \(name)" + NearMiss.suggestion(for: word, among: keys),
          at: keyRange, remedy: "use one of \(quotedList(keys))")
        continue
      }
      values[key] = Value(keyRange: keyRange, node: valueNode)
    }
  }

  /// Whether the key is there, with whatever value.
  func has(_ key: Key) -> Bool { values[key] != nil }

  /// Where the key is.
  func keyRange(_ key: Key) -> SourceRange? { values[key]?.keyRange }
}

extension Fields {
  /// Reads a single value that isn't empty; numbers and booleans are given as they are written.
  func scalar(_ key: Key, report: inout Report) -> YAMLText.Scalar? {
    guard let value = values[key] else { return nil }
    guard case .scalar(let scalar) = value.node else {
      report.add(
        .frontMatter, "\(quoted(key.rawValue)) has to be a single value",
        at: yaml.range(of: value.node), remedy: "write '\(key.rawValue): …' on one line")
      return nil
    }
    guard value.node.null == nil, !scalar.string.isEmpty else {
      report.add(
        .frontMatter, "\(quoted(key.rawValue)) has no value", at: value.keyRange,
        remedy: "give it one, or remove the key")
      return nil
    }
    return YAMLText.Scalar(text: scalar.string, range: yaml.range(of: value.node))
  }

  /// Reads a single value that has to be there.
  func required(_ key: Key, of name: String, report: inout Report) -> YAMLText.Scalar? {
    if has(key) { return scalar(key, report: &report) }
    report.add(
      .frontMatter, "\(name) has no \(quoted(key.rawValue))", at: range,
      remedy: "add '\(key.rawValue): …'")
    return nil
  }

  /// Reads a list.
  func list(_ key: Key, report: inout Report) -> [Node]? {
    guard let value = values[key] else { return nil }
    guard case .sequence(let nodes) = value.node else {
      report.add(
        .frontMatter, "\(quoted(key.rawValue)) has to be a list", at: value.keyRange,
        remedy: "begin each entry with '- ' on a line of its own")
      return nil
    }
    return Array(nodes)
  }

  /// Reads a mapping whose keys are names, in its order.
  func mapping(_ key: Key, report: inout Report) -> [(key: Node, value: Node)]? {
    guard let value = values[key] else { return nil }
    guard case .mapping(let mapping) = value.node else {
      report.add(
        .frontMatter, "\(quoted(key.rawValue)) is not a list of 'name: value' lines",
        at: value.keyRange, remedy: "write a name and its value on each line, indented")
      return nil
    }
    return mapping.map { ($0.key, $0.value) }
  }
}
