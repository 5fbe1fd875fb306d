import DeviceProtocol
import Foundation
import SimulatedAppIntents
import SimulatedFoundation
import TestSupport
import Testing

/// What a program declares, as the device reads it.
@MainActor @Suite(.serialized) struct IntentLibraryTests {
  @Test(
    .shows("AppIntent.title", "AppIntent.description", "AppIntent.isDiscoverable"),
    .shows("AppIntent.openAppWhenRun", "OpenIntent.openAppWhenRun", "AppIntent.parameterSummary"),
    .shows("AppIntent.SummaryContent", "AppIntent.Summary", "AppIntent.Explanation"),
    .shows("ParameterSummary", "IntentParameterSummary", "IntentDescription.descriptionText"),
    .shows("IntentParameterSummary.init(_:otherParameters:)", "ParameterSummaryBuilder"),
    .shows("ParameterSummaryBuilder.buildExpression(_:)", "ParameterSummaryBuilder.buildBlock(_:)"),
    .shows("ParameterSummaryString", "ParameterSummaryString.init(stringInterpolation:)"),
    .shows("IntentDescription", "IntentDescription.init(_:categoryName:searchKeywords:)"),
    .shows("ParameterSummaryString.StringInterpolation", "IntentParameterSummary.init(_:)"),
    .shows("ParameterSummaryString.init(stringLiteral:)"),
    .shows(
      "ParameterSummaryString.StringInterpolation.init(literalCapacity:interpolationCount:)",
      "ParameterSummaryString.StringInterpolation.appendLiteral(_:)",
      "ParameterSummaryString.StringInterpolation.appendInterpolation(_:)"),
    .shows("EmptyParameterSummary"))
  func allIntentsAreFoundByTheirConformance() async {
    let found = await IntentCalls.library().0.filter {
      ["Brew", "OpenTea", "Pour"].contains($0.errand.request.intent)
    }
    #expect(
      found.map { intent in
        "\(intent.title), \(intent.about), \(intent.summary ?? "none"), "
          + "\(intent.isDiscoverable ? "found" : "hidden"), "
          + "\(intent.errand.opensApp ? "opens" : "stays"): "
          + intent.parameters.map { "\($0.title)=\($0.shown ?? "")" }.joined(separator: " ")
      } == [
        "Brew tea, Brews., Brew Tea in a Small cup, found, stays: "
          + "Tea= Size=Small cup Sweet= Minutes= Friends=",
        "Open tea, , none, hidden, opens: Tea=",
        "Pour, , Pour it, hidden, stays: Cups=0 Size=Small cup Name=",
      ])
  }

  @Test(
    .shows("AppShortcut", "AppShortcut.init(intent:phrases:shortTitle:systemImageName:)"),
    .shows("AppShortcutPhrase", "AppShortcutPhrase.init(stringInterpolation:)"),
    .shows("AppShortcutPhrase.init(stringLiteral:)", "AppShortcutPhrase.StringInterpolation"),
    .shows("AppShortcutPhraseToken", "AppShortcutPhraseToken.applicationName"),
    .shows(
      "AppShortcutPhrase.StringInterpolation.init(literalCapacity:interpolationCount:)",
      "AppShortcutPhrase.StringInterpolation.appendLiteral(_:)",
      "AppShortcutPhrase.StringInterpolation.appendInterpolation(_: AppShortcutPhraseToken)",
      "AppShortcutPhrase.StringInterpolation.appendInterpolation(_: KeyPath<Intent, IntentParameter<Value>>)"
    ),
    .shows("AppShortcutsProvider", "AppShortcutsProvider.appShortcuts", "AppShortcutsBuilder"),
    .shows("AppShortcutsBuilder.buildBlock(_:)"),
    .shows("EntityIdentifierConvertible.entityIdentifierString", "Int.entityIdentifierString"))
  func aPhraseStandsOnceForEachValueOfItsParameter() async {
    let declared = await IntentCalls.library().1
    #expect(
      declared.flatMap(\.phrases).map(\.words) == [
        "Small cup of Tea", "Large cup of Tea", "Brew in Tea", "Brew", "Open Tea",
      ])
    let shortcuts = await IntentLibrary.shortcuts(of: "Tea", knowsEntities: true)
    #expect(shortcuts.map { "\($0.title), \($0.symbol)" } == ["Brew, leaf", "Open, book"])
    #expect(
      shortcuts.flatMap(\.phrases).map { phrase in
        "\(phrase.words) \(phrase.namesApp ? "" : "(left out) ")"
          + phrase.values.map { "\($0.key)=\($0.value)" }.joined()
      } == [
        "Brew Assam with Tea tea=kept(\"1\")", "Brew Sencha with Tea tea=kept(\"2\")",
        "Small cup of Tea size=kept(\"small\")", "Large cup of Tea size=kept(\"large\")",
        "Brew in Tea ", "Brew (left out) ", "Open Tea ",
      ])
  }

  @Test(
    .shows("IntentDescription.init(stringLiteral:)"),
    .shows("TypeDisplayRepresentation.init(name:numericFormat:)"),
    .shows("TypeDisplayRepresentation", "TypeDisplayRepresentation.name"),
    .shows("TypeDisplayRepresentation.init(stringLiteral:)"),
    .shows("AppEntity.typeDisplayRepresentation", "AppEnum.typeDisplayRepresentation"))
  func descriptionsKeepTheirTexts() {
    let description: SimulatedAppIntents.IntentDescription = "Brews."
    #expect(String(localized: description.descriptionText) == "Brews.")
    #expect(
      [CupSize.typeDisplayRepresentation, Tea.typeDisplayRepresentation].map {
        String(localized: $0.name)
      } == ["Cup", "Tea"])
  }

  @Test(
    .shows("UUID.entityIdentifier(for:)", "UUID.entityIdentifierString"),
    .shows("String.entityIdentifier(for:)", "String.entityIdentifierString"))
  func identifiersAreKeptAsText() {
    let identifier = UUID()
    #expect(UUID.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
    #expect(UUID.entityIdentifier(for: "a") == nil)
    #expect(String.entityIdentifier(for: "a".entityIdentifierString) == "a")
    #expect(Int.entityIdentifier(for: "a") == nil)
  }
}
