import Findings

/// A configuration settings file (`.xcconfig`) on its own, its includes not yet followed.
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
    /// Another file to be read in this place; a missing one is no problem if it is optional.
    case include(path: String, isOptional: Bool, position: SourcePosition)
  }

  /// Reads a file; lines that can't be understood are reported and left out.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file, as the reader should see it.
  ///   - start: The place of the first byte, where the text stands inside another file.
  /// - Returns: What the file says, and what is wrong with it.
  static func read(_ bytes: [UInt8], file: String, start: SourcePosition = .start) -> (
    file: ConfigurationFile, problems: [ReadingProblem]
  ) {
    var result = ConfigurationFile()
    var problems: [ReadingProblem] = []
    let lines = SourceLines(String(decoding: bytes, as: UTF8.self))
    var number = 1
    while let first = lines[number] {
      let place = SourcePosition(
        line: number, column: first.prefix { $0.isWhitespace }.utf8.count + 1)
      let line = statementText(lines, &number)
      if line.isEmpty { continue }
      let position = place.counted(from: start)
      switch statement(line, at: position) {
      case .success(let statement): result.statements.append(statement)
      case .failure(let fault):
        problems.append(
          ReadingProblem(
            "xcconfig-line", isFatal: false, fault.message,
            remedy: ConfigurationFileWords.lineRemedy, file: file,
            position: position))
      }
    }
    return (result, problems)
  }
}

extension ConfigurationFile {
  /// Takes the next line without its comment, and those that a `\\` at its end goes on in.
  private static func statementText(_ lines: SourceLines, _ number: inout Int) -> String {
    var parts: [String] = []
    while let line = lines[number] {
      var part = withoutComment(line)
      number += 1
      let goesOn = part.last == "\\" && !part.hasPrefix("#")
      if goesOn { part = part.dropLast().trimmed }
      if !part.isEmpty { parts.append(part) }
      if !goesOn { break }
    }
    return parts.joined(separator: " ")
  }

  /// What is wrong with a line.
  private struct Fault: Error { var message: String }

  private static func statement(
    _ line: String, at position: SourcePosition
  ) -> Result<Statement, Fault> {
    if line.hasPrefix("#") { return include(line, at: position) }
    guard let equals = assignmentSign(in: line) else {
      return .failure(Fault(message: ConfigurationFileWords.setsNothing))
    }
    var value = line[line.index(after: equals)...].trimmed
    if value.last == ";" { value = value.dropLast().trimmed }
    guard let setting = BuildSetting(key: String(line[..<equals]), value: value) else {
      let name = line[..<equals].trimmed
      return .failure(Fault(message: ConfigurationFileWords.notASetting(name)))
    }
    return .success(.setting(setting))
  }

  private static func include(
    _ line: String, at position: SourcePosition
  ) -> Result<Statement, Fault> {
    var rest = line.dropFirst().drop { $0.isWhitespace }
    guard rest.hasPrefix("include") else {
      return .failure(Fault(message: ConfigurationFileWords.unknownDirective(line)))
    }
    rest = rest.dropFirst("include".count)
    let isOptional = rest.first == "?"
    if isOptional { rest = rest.dropFirst() }
    rest = rest.drop { $0.isWhitespace }
    let path = rest.dropFirst().prefix { $0 != "\"" }
    guard rest.first == "\"", !path.isEmpty, rest.dropFirst(path.count + 1).first == "\"" else {
      return .failure(Fault(message: ConfigurationFileWords.noFileName))
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
      if let previous { return line[..<previous].trimmed }
      previous = index
    }
    return line.trimmed
  }
}
