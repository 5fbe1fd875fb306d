import ArgumentParser
import Foundation
import LessonModel
import Findings

/// Makes a running example of an extension point, to begin with.
struct NewPoint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "point", abstract: "Make a running example of an extension point.",
    discussion: """
      The example is one Markdown file with an app, the smallest extension of its kind, and a scene
      that uses it. \(CommandName.quoted("new point")) without a name lists the points that have one.
      """)

  @Argument(help: "The point: \"notification-service\".")
  var name: String?

  @Option(name: .shortAndLong, help: "Where to write it; NAME.md in this folder without it.")
  var output: String?

  func run() async throws {
    let place = try Workplace()
    let examples = PointExamples(folder: place.lessons.appendingPathComponent(Course.pointsFolder))
    guard let name else {
      guard output == nil else { throw Failure(.unusable, "tutor: --output wants a point's name") }
      Console.standardOutput.write(examples.list)
      return
    }
    guard let text = examples.text(of: name) else {
      let near = NearMiss.suggestion(for: name, among: examples.names)
      throw Failure(
        .unusable,
        "tutor: no example of a point '\(name)'\(near); \(CommandName.quoted("new point")) lists them all"
      )
    }
    let file = URL(fileURLWithPath: output ?? "\(name).md")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Failure(.unusable, "tutor: \(file.relativePath) is there already")
    }
    try Skeleton.write(text, to: file)
    Console.standardOutput.write(
      """
      \(file.relativePath) is there. It runs as it is: \(CommandName.typed) run \(file.relativePath)

      """)
  }
}

/// The examples of extension points that come with the course.
struct PointExamples {
  let folder: URL

  /// Their names, in order.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// An example's text; `nil` when there is none of that name.
  func text(of name: String) -> String? {
    guard names.contains(name) else { return nil }
    return try? String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  /// A line for each: its name and what it is.
  var list: String {
    let width = names.map(\.count).max() ?? 0
    let lines = names.map { name in
      name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + title(of: name)
    }
    return (["Extension points with an example:", ""] + lines + [""]).joined(separator: "\n")
  }

  private func title(of name: String) -> String {
    let line = (text(of: name) ?? "").split(separator: "\n").first { $0.hasPrefix("title: ") }
    return line.map { String($0.dropFirst(7)) } ?? ""
  }
}
