import Findings
import Yams

/// A YAML mapping with a closed set of keys, read value by value.
///
/// Anything invalid is reported once, at its place, and then counts as absent.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  /// Where the mapping begins.
  let range: SourceRange
  private let mapping: YAMLMapping
  private let yaml: YAMLText
  private var values: [Key: Value] = [:]

  private struct Value {
    var keyRange: SourceRange
    var node: Node
  }

  /// Reads the keys of a mapping; `nil`, with a finding, for any other node.
  init?(_ node: Node, of mapping: YAMLMapping, yaml: YAMLText, report: inout Report) {
    range = yaml.range(of: node)
    self.mapping = mapping
    self.yaml = yaml
    let keys = Key.allCases.map(\.rawValue)
    guard case .mapping(let entries) = node else {
      report.add(
        .frontMatter, YAMLWords.notAMapping(mapping), at: range,
        remedy: YAMLWords.notAMappingRemedy(keys))
      return nil
    }
    for (keyNode, valueNode) in entries {
      let word = keyNode.scalar?.string ?? ""
      let keyRange = yaml.range(of: keyNode)
      guard let key = Key(rawValue: word) else {
        report.add(
          .frontMatter,
          YAMLWords.keyUnknown(word, in: mapping, meant: NearMiss.best(for: word, among: keys)),
          at: keyRange, remedy: YAMLWords.keyUnknownRemedy(keys))
        continue
      }
      values[key] = Value(keyRange: keyRange, node: valueNode)
    }
  }

  /// Whether the key exists, whatever its value.
  func has(_ key: Key) -> Bool { values[key] != nil }

  /// Where the key is.
  func keyRange(_ key: Key) -> SourceRange? { values[key]?.keyRange }
}

extension Fields {
  /// Reads a single value that isn't empty; numbers and booleans keep their spelling.
  func scalar(_ key: Key, report: inout Report) -> YAMLText.Scalar? {
    guard let value = values[key] else { return nil }
    guard case .scalar(let scalar) = value.node else {
      report.add(
        .frontMatter, YAMLWords.notAScalar(key.rawValue), at: yaml.range(of: value.node),
        remedy: YAMLWords.notAScalarRemedy(key.rawValue))
      return nil
    }
    guard value.node.null == nil, !scalar.string.isEmpty else {
      report.add(
        .frontMatter, YAMLWords.valueMissing(key.rawValue), at: value.keyRange,
        remedy: YAMLWords.valueMissingRemedy)
      return nil
    }
    return YAMLText.Scalar(text: scalar.string, range: yaml.range(of: value.node))
  }

  /// Reads a single value that is required.
  func required(_ key: Key, report: inout Report) -> YAMLText.Scalar? {
    if has(key) { return scalar(key, report: &report) }
    report.add(
      .frontMatter, YAMLWords.keyMissing(key.rawValue, in: mapping), at: range,
      remedy: YAMLWords.keyMissingRemedy(key.rawValue))
    return nil
  }

  /// Reads true or false; false if the key is missing.
  func flag(_ key: Key, report: inout Report) -> Bool {
    let value = scalar(key, report: &report)
    if let value, !["true", "false"].contains(value.text) {
      report.add(
        .frontMatter, YAMLWords.notAFlag(key.rawValue), at: value.range,
        remedy: YAMLWords.notAFlagRemedy(key.rawValue))
    }
    return value?.text == "true"
  }

  /// Reads a list.
  func list(_ key: Key, report: inout Report) -> [Node]? {
    guard let value = values[key] else { return nil }
    guard case .sequence(let nodes) = value.node else {
      report.add(
        .frontMatter, YAMLWords.notAList(key.rawValue), at: value.keyRange,
        remedy: YAMLWords.notAListRemedy)
      return nil
    }
    return Array(nodes)
  }

  /// The value of a key, unread, and the key's place.
  func node(_ key: Key) -> (node: Node, keyRange: SourceRange)? {
    values[key].map { ($0.node, $0.keyRange) }
  }

  /// Reads a mapping whose keys are names, in order.
  func mapping(_ key: Key, report: inout Report) -> [(key: Node, value: Node)]? {
    guard let value = values[key] else { return nil }
    guard case .mapping(let mapping) = value.node else {
      report.add(
        .frontMatter, YAMLWords.notNamedValues(key.rawValue), at: value.keyRange,
        remedy: YAMLWords.notNamedValuesRemedy)
      return nil
    }
    return mapping.map { ($0.key, $0.value) }
  }
}
