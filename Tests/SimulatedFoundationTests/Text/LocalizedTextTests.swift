import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Texts in the user's language, from a bundle's tables.
struct LocalizedTextTests {
  @Test(
    .shows("String.init(localized:table:bundle:locale:comment:)", "String.LocalizationValue"),
    .shows("String.LocalizationValue.init(stringLiteral:)", "String.LocalizationValue.init(_:)"))
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

  @Test(
    .shows("LocalizedStringResource", "String.init(localized:)"),
    .shows("LocalizedStringResource.init(_:table:locale:bundle:comment:)"),
    .shows("LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)"),
    .shows("LocalizedStringResource.BundleDescription", "LocalizedStringResource.bundle"),
    .shows("LocalizedStringResource.BundleDescription.atURL(_:)", "LocalizedStringResource.key"),
    .shows("LocalizedStringResource.BundleDescription.main", "LocalizedStringResource.table"),
    .shows("LocalizedStringResource.BundleDescription.forClass(_:)"),
    .shows("LocalizedStringResource.BundleDescription.==(_:_:)"),
    .shows("LocalizedStringResource.defaultValue", "LocalizedStringResource.locale"),
    .shows("LocalizedStringResource.init(stringLiteral:)"))
  func aResourceIsLookedUpWhenItIsUsed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try #""cups %lld" = "%lld cups of tea";"#.write(
      to: language.appendingPathComponent("Tea.strings"), atomically: true, encoding: .utf8)
    var resource = LocalizedStringResource(
      "cups \(1200)", table: "Tea", locale: Locale(identifier: "en"), bundle: .atURL(folder))
    #expect(String(localized: resource) == "1,200 cups of tea")
    #expect((resource.key, resource.table) == ("cups %lld", "Tea"))
    #expect(resource.bundle == .atURL(folder) && resource.bundle != .main)
    #expect(LocalizedStringResource.BundleDescription.forClass(Formatter.self) != .main)
    #expect(resource.locale == Locale(identifier: "en"))
    resource.locale = Locale(identifier: "de")
    #expect(resource.locale == Locale(identifier: "de"))

    let named = LocalizedStringResource("cups", defaultValue: "\(3) cups", bundle: .main)
    #expect(String(localized: named) == "3 cups" && named.key == "cups")
    #expect(named.defaultValue == "\(3) cups")
    let plain: LocalizedStringResource = "plain"
    #expect(String(localized: plain) == "plain" && plain == "plain")
  }

  @Test(
    .shows("String.LocalizationValue.init(stringInterpolation:)"),
    .shows("String.LocalizationValue.StringInterpolation"),
    .shows(
      "String.LocalizationValue.StringInterpolation.init(literalCapacity:interpolationCount:)",
      "String.LocalizationValue.StringInterpolation.appendLiteral(_:)",
      "String.LocalizationValue.StringInterpolation.appendInterpolation(_: String)",
      "String.LocalizationValue.StringInterpolation.appendInterpolation(_:specifier:)",
      "String.LocalizationValue.StringInterpolation.appendInterpolation(_:format:)",
      "String.LocalizationValue.StringInterpolation.appendInterpolation(_: LocalizedStringResource)",
      "String.LocalizationValue.StringInterpolation.appendInterpolation(_: T)"),
    .shows("LocalizedStringResource.init(stringInterpolation:)"),
    .shows("CustomLocalizedStringResourceConvertible"),
    .shows("CustomLocalizedStringResourceConvertible.localizedStringResource"),
    .shows("LocalizedStringResource.localizedStringResource"))
  func valuesStandInATextInTheirForms() {
    let inner: LocalizedStringResource = "tea"
    let text = String(
      localized:
        "\("a") \(2.5, specifier: "%.2f") \(0.5, format: .percent) \(inner) \(1000) \(UInt8(7)) 100%"
    )
    #expect(text == "a 2.50 50% tea 1,000 7 100%")
    let outer: LocalizedStringResource = "cup of \(inner)"
    #expect(String(localized: outer.localizedStringResource) == "cup of tea")
  }
}
