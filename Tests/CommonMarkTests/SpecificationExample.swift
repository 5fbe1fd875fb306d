import Foundation
import TestSupport
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
  /// The 652 examples of CommonMark 0.30, read from their place beside the repository.
  ///
  /// Empty if they aren't there: they are other people's, and not part of the repository.
  static let all: [SpecificationExample] = {
    guard let file = Corpus.folder?.appendingPathComponent("commonmark-0.30.json"),
      let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? JSONDecoder().decode([SpecificationExample].self, from: data)) ?? []
  }()
}
