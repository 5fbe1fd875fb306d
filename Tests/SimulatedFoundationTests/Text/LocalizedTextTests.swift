import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Texts in the user's language, from a bundle's tables.
struct LocalizedTextTests {
  @Test(.shows("String.init(localized:table:bundle:locale:comment:)"))
  func aTextIsFoundInItsTableAndStandsForItselfWhereThereIsNone() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    for (name, text) in [("Localizable", "Good morning"), ("Night", "Good night")] {
      try "\"greeting\" = \"\(text)\";\n".write(
        to: language.appendingPathComponent(name + ".strings"), atomically: true, encoding: .utf8)
    }
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: "greeting", bundle: bundle) == "Good morning")
    #expect(String(localized: "greeting", table: "Night", bundle: bundle) == "Good night")
    #expect(String(localized: "farewell", bundle: bundle, comment: "at the door") == "farewell")
  }
}
