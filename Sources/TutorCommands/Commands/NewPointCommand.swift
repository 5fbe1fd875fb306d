import ArgumentParser
import Foundation
import LessonModel
import Findings

/// Creates a running example of an extension point as a starting point.
struct NewPoint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "point", abstract: NewWords.pointAbstract,
    discussion: NewWords.pointDiscussion)

  @Argument(help: ArgumentHelp(NewWords.pointNameHelp))
  var name: String?

  @Option(name: .shortAndLong, help: ArgumentHelp(NewWords.pointOutputHelp))
  var output: String?

  func run() async throws {
    let place = try Workplace()
    let examples = PointExamples(folder: place.points)
    guard let name else {
      guard output == nil else { throw Failure(.unusable, saying: NewWords.pointOutputAlone) }
      Console.standardOutput.write(examples.list)
      return
    }
    guard let text = examples.text(of: name) else {
      let near = NearMiss.suggestion(for: name, among: examples.names)
      throw Failure(.unusable, saying: NewWords.unknownPoint(name, suggestion: near))
    }
    let file = URL(fileURLWithPath: output ?? "\(name).md")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Failure(.unusable, saying: NewWords.fileExists(file.relativePath))
    }
    try Skeleton.write(text, to: file)
    Console.standardOutput.write(NewWords.pointMade(at: file.relativePath))
  }
}

/// The examples of extension points that come with the course.
struct PointExamples {
  let folder: URL

  /// Their names, sorted.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// An example's text; `nil` if none has that name.
  func text(of name: String) -> String? {
    guard names.contains(name) else { return nil }
    return try? String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  /// A line for each: its name and a description.
  var list: String {
    let width = names.map(\.count).max() ?? 0
    let lines = names.map { name in
      name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + title(of: name)
    }
    return ([NewWords.pointsHeading, ""] + lines + [""]).joined(separator: "\n")
  }

  private func title(of name: String) -> String {
    let line = (text(of: name) ?? "").split(separator: "\n").first { $0.hasPrefix("title: ") }
    return line.map { String($0.dropFirst(7)) } ?? ""
  }
}
