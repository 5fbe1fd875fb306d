/// A configuration settings file (`.xcconfig`) by itself, without following its includes.
///
/// ```
/// #include? "Secrets.xcconfig"
/// PRODUCT_BUNDLE_IDENTIFIER = com.example.reader // a comment
/// EXCLUDED_ARCHS[sdk=iphonesimulator*] = arm64
/// ```
struct ConfigurationFile: Hashable {
  /// What the file says, line by line.
  var statements: [Statement] = []

  /// One line of the file that says something.
  enum Statement: Hashable {
    case setting(BuildSetting)
    /// Another file to be read in this place; a missing one isn't a problem if it is optional.
    case include(path: String, isOptional: Bool, position: TextPosition)
  }

  /// Reads a file; lines that can't be understood are reported and left out.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file, as the reader should see it.
  /// - Returns: What the file says, and what is wrong with it.
  static func read(_ bytes: [UInt8], file: String) -> (
    file: ConfigurationFile, problems: [ReadingProblem]
  ) {
    var result = ConfigurationFile()
    var problems: [ReadingProblem] = []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var number = 0
    while number < lines.count {
      let start = number
      let line = statementText(lines, &number)
      if line.isEmpty { continue }
      let column = lines[start].prefix { $0.isWhitespace }.utf8.count + 1
      let position = TextPosition(line: start + 1, column: column)
      switch statement(line, at: position) {
      case .success(let statement): result.statements.append(statement)
      case .failure(let fault):
        problems.append(
          ReadingProblem(
            "xcconfig-line", isFatal: false, fault.message,
            remedy: "write the line as NAME = value, or remove it", file: file,
            position: position))
      }
    }
    return (result, problems)
  }
}

extension ConfigurationFile {
  /// Takes the next line without its comment, and those in which it continues after a `\\` at its
  /// end.
  private static func statementText(_ lines: [Substring], _ number: inout Int) -> String {
    var parts: [String] = []
    while number < lines.count {
      var part = withoutComment(lines[number])
      number += 1
      let goesOn = part.last == "\\" && !part.hasPrefix("#")
      if goesOn { part = BuildSetting.trimmed(part.dropLast()) }
      if !part.isEmpty { parts.append(part) }
      if !goesOn { break }
    }
    return parts.joined(separator: " ")
  }

  /// What is wrong with a line.
  private struct Fault: Error { var message: String }

  private static func statement(
    _ line: String, at position: TextPosition
  ) -> Result<Statement, Fault> {
    if line.hasPrefix("#") { return include(line, at: position) }
    guard let equals = assignmentSign(in: line) else {
      return .failure(Fault(message: "this line sets nothing: it has no '='"))
    }
    var value = BuildSetting.trimmed(line[line.index(after: equals)...])
    if value.last == ";" { value = BuildSetting.trimmed(value.dropLast()) }
    guard let setting = BuildSetting(key: String(line[..<equals]), value: value) else {
      let name = BuildSetting.trimmed(line[..<equals])
      return .failure(Fault(message: "'\(name.shortened)' is not the name of a build setting"))
    }
    return .success(.setting(setting))
  }

  private static func include(
    _ line: String, at position: TextPosition
  ) -> Result<Statement, Fault> {
    var rest = line.dropFirst().drop { $0.isWhitespace }
    guard rest.hasPrefix("include") else {
      return .failure(
        Fault(message: "'\(line.shortened)' is not known here; only '#include' begins with '#'"))
    }
    rest = rest.dropFirst("include".count)
    let isOptional = rest.first == "?"
    if isOptional { rest = rest.dropFirst() }
    rest = rest.drop { $0.isWhitespace }
    let path = rest.dropFirst().prefix { $0 != "\"" }
    guard rest.first == "\"", !path.isEmpty, rest.dropFirst(path.count + 1).first == "\"" else {
      return .failure(Fault(message: "'#include' has to be followed by a file name in \"quotes\""))
    }
    return .success(.include(path: String(path), isOptional: isOptional, position: position))
  }

  /// Returns the `=` between name and value, which isn't inside the brackets of a condition.
  private static func assignmentSign(in line: String) -> String.Index? {
    var isInside = false
    for index in line.indices {
      switch line[index] {
      case "[": isInside = true
      case "]": isInside = false
      case "=" where !isInside: return index
      default: break
      }
    }
    return nil
  }

  /// Returns a line up to its `//`, without white space around it.
  private static func withoutComment(_ line: Substring) -> String {
    var previous: String.Index?
    for index in line.utf8.indices {
      guard line.utf8[index] == UInt8(ascii: "/") else {
        previous = nil
        continue
      }
      if let previous { return BuildSetting.trimmed(line[..<previous]) }
      previous = index
    }
    return BuildSetting.trimmed(line)
  }
}
