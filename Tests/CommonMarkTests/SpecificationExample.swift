import Foundation
import Testing

/// One example of the CommonMark specification: Markdown and the HTML it stands for.
struct SpecificationExample: Decodable, Sendable, CustomTestStringConvertible {
  let example: Int
  let section: String
  let markdown: String
  let html: String

  var testDescription: String { "\(example) (\(section))" }
}

extension SpecificationExample {
  /// The 652 examples of CommonMark 0.30, read where they lie beside the repository.
  ///
  /// Empty when they aren't there: they are other people's, and no part of the repository.
  static let all: [SpecificationExample] = {
    guard let file, let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([SpecificationExample].self, from: data)) ?? []
  }()

  private static var file: URL? {
    repository?.deletingLastPathComponent().appending(path: "shared/corpus/commonmark-0.30.json")
  }

  /// The folder with the package and the lessons, looked for upwards from this file.
  ///
  /// A package that has this folder as a link is no such folder, so the link is followed too.
  private static var repository: URL? {
    let here = URL(filePath: #filePath)
    return [here, here.resolvingSymlinksInPath()].lazy.compactMap(repository(above:)).first
  }

  private static func repository(above file: URL) -> URL? {
    var folder = file
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains("Package.swift"), names.contains("Lessons") || names.contains(".ci") {
        return folder
      }
    }
    return nil
  }
}
