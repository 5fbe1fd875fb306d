import ActivationRules
import BundleRules
import Foundation
import TestSupport
import Testing

@testable import AppBundles

/// What expansion does to real property lists, read in place from the corpus.
@Suite struct InfoPlistExpansionTests {
  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func realListsLoseWhatIsKnownAndKeepTheRest() throws {
    let folder = try #require(Corpus.folder).appendingPathComponent("plists")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var read = 0
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      guard let value = PropertyListReader.read(bytes, file: name).0?.value else { continue }
      let expanded = value.expanded(by: Self.expander)
      read += 1
      for (before, after) in zip(Self.texts(value), Self.texts(expanded)) {
        #expect(after == Self.replacingKnown(before), "\(name): \(before)")
      }
    }
    #expect(read > 400)
  }

  /// The texts of a value in order, without keys.
  private static func texts(_ value: PropertyValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(texts)
    case .dictionary(let entries): entries.flatMap { texts($0.value) }
    case .integer, .real, .boolean, .date, .data: []
    }
  }

  /// What a text becomes by plain replacement, without the code under test.
  private static func replacingKnown(_ text: String) -> String {
    var text = text
    for (name, value) in known {
      for mention in ["$(\(name))", "${\(name)}"] {
        text = text.replacingOccurrences(of: mention, with: value)
      }
    }
    return
      text
      .replacingOccurrences(of: "$(PRODUCT_NAME:rfc1034identifier)", with: "My-App")
      .replacingOccurrences(of: "${PRODUCT_NAME:rfc1034identifier}", with: "My-App")
  }

  private static let known = [
    ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.app"), ("PRODUCT_NAME", "My App"),
    ("EXECUTABLE_NAME", "My App"), ("PRODUCT_MODULE_NAME", "My_App"),
    ("DEVELOPMENT_LANGUAGE", "en"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "XPC!"),
    ("MARKETING_VERSION", "1.0"), ("CURRENT_PROJECT_VERSION", "1"),
  ]

  private static var expander: SettingExpander {
    let settings = BuildSettings(
      levels: [known.map { BuildSetting($0.0, $0.1) }],
      situation: BuildSituation(sdk: "iphoneos", configuration: "Release"))
    return SettingExpander(settings: settings, budget: ExpansionBudget())
  }
}
