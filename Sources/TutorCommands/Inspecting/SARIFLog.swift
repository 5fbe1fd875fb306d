import BundleRules
import Findings
import Foundation

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Code-hosting sites and editors read it and show each finding at its line. The names are the
/// format's.
struct SARIFLog: Encodable {
  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    let columnKind = "utf16CodeUnits"
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text?
  }

  struct Text: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }
}

extension SARIFLog {
  /// Converts the findings of an inspection.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - source: Returns the lines of a file by its name, for counting columns in UTF-16.
  init(_ findings: [InspectedFinding], source: (String) -> SourceLines?) {
    let summaries = Dictionary(
      BundleRule.all.map { ($0.code, $0.summary) }, uniquingKeysWith: { first, _ in first })
    let codes = Array(Set(findings.map(\.code))).sorted()
    let places = Dictionary(
      codes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let rules = codes.map { Rule(id: $0, shortDescription: summaries[$0].map(Text.init)) }
    runs = [
      Run(
        tool: Tool(driver: Driver(name: "tutor", version: tutorVersion, rules: rules)),
        results: findings.map { finding in
          Result(
            ruleId: finding.code, ruleIndex: places[finding.code] ?? 0,
            level: finding.severity.rawValue, message: Text(text: finding.wholeMessage),
            locations: [
              Location(
                physicalLocation: PhysicalLocation(
                  artifactLocation: ArtifactLocation(uri: Self.uri(finding.file)),
                  region: Self.region(finding, in: source(finding.file))))
            ])
        })
    ]
  }

  /// A path as a relative URI reference, percent-encoded.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }

  private static func region(_ finding: InspectedFinding, in lines: SourceLines?) -> Region? {
    guard let line = finding.line else { return nil }
    guard let column = finding.column, let text = lines?[line] else {
      return Region(startLine: line)
    }
    let before = text.utf8.prefix(column - 1)
    return Region(
      startLine: line, startColumn: String(decoding: before, as: UTF8.self).utf16.count + 1)
  }
}

extension InspectedFinding {
  /// What is wrong and what to do, for readers with a single field for both.
  var wholeMessage: String {
    InspectionWords.whole(message: message, remedy: remedy, basis: basis)
  }
}
