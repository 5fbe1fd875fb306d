import ActivationRules
import AppBundles
import BundleRules
import Findings
import TestSupport
import Testing

/// A text and what it reads as: a value, or problems at the markers in the text.
struct ListCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var value: PropertyValue?
  var problems: [Expected]

  /// A problem at a marker, or without a place.
  struct Expected: Sendable {
    var marker: Character?
    var code: String
    var message: String

    init(_ marker: Character?, _ message: String, code: String = "malformed-list") {
      self.marker = marker
      self.code = code
      self.message = message
    }
  }

  init(
    _ name: String, _ text: String, _ value: PropertyValue? = nil, _ problems: Expected...
  ) {
    self.testDescription = name
    self.text = text
    self.value = value
    self.problems = problems
  }

  /// Reads the text and compares the whole result.
  func check(
    _ format: LocatedPropertyList.Format, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedText(text)
    let (list, found) = PropertyListReader.read(Array(marked.text.utf8), file: "Info.plist")
    #expect(list?.value == value, sourceLocation: location)
    if let list { #expect(list.format == format, sourceLocation: location) }
    let lines = try problems.map { problem in
      let place = try problem.marker.map { try marked.position($0) }
      return Self.line(problem.code, problem.message, place?.line, place?.column)
    }
    #expect(
      found.map { Self.line($0.code, $0.message, $0.position?.line, $0.position?.column) } == lines,
      sourceLocation: location)
    #expect(found.contains(where: \.isFatal) == (value == nil), sourceLocation: location)
    #expect(found.allSatisfy { $0.file == "Info.plist" }, sourceLocation: location)
    #expect(found.allSatisfy { $0.remedy?.hasSuffix(".") == false }, "every problem has a remedy")
  }

  private static func line(_ code: String, _ message: String, _ line: Int?, _ column: Int?)
    -> String
  {
    let place = line.map { "\($0):\(column ?? 0): " } ?? ""
    return "\(place)\(message) [\(code)]"
  }
}
