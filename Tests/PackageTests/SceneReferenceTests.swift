import Foundation
import TestSupport
import Testing

/// Docs/scenes.md names everything that a scene can use, and nothing that it can't.
@Suite struct SceneReferenceTests {
  private static let document = try? Repository.read("Docs/scenes.md")

  /// The public names of the module, without those that all values have.
  private static let publicNames: [String] = {
    let files = Repository.files(in: "Sources/Simulation/ExtensionHost", suffixes: [".swift"])
    let text = files.compactMap { try? Repository.read($0) }.joined(separator: "\n")
    let declarations = text.matches(
      of: /public (?:static )?(?:let|var|func|struct|enum) (\w+)/
    ).map { String($0.1) }
    let cases = text.matches(of: /\n  case (\w+)/).map { String($0.1) }
    return Set(declarations + cases).subtracting(["description"]).sorted()
  }()

  @Test func thereAreNames() {
    #expect(Self.publicNames.contains("useiOS"))
    #expect(Self.publicNames.contains("notOffered"))
  }

  @Test(arguments: publicNames)
  func aPublicNameIsDescribed(_ name: String) {
    // The only value of this type is `device`.
    let described = name == "Device" ? "device" : name
    #expect(Self.describedWords.contains(described), "describe '\(name)'")
  }

  @Test func whatIsDescribedExists() throws {
    let document = try #require(Self.document)
    let described = document.matches(of: /`(?!public)\w*\.(\w+)(?:\(|`)/).map { String($0.1) }
    try #require(!described.isEmpty)
    for name in described {
      #expect(Self.publicNames.contains(name), "'\(name)' is no public name")
    }
  }

  /// The words in the document's code spans.
  private static let describedWords: Set<String> = {
    let spans = (document ?? "").matches(of: /`([^`\n]+)`/).map { String($0.1) }
    return Set(
      spans.flatMap { span in
        span.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      })
  }()
}
