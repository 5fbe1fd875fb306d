import DeviceProtocol
import Foundation
import SimulatedAppIntents
import SimulatedFoundation
import TestSupport
import Testing

/// Intents, as the system performs them.
@MainActor @Suite(.serialized) struct PerformedIntentTests {
  @Test(
    .shows("AppIntent", "AppIntent.perform()", "AppIntent.init()", "AppIntent.Parameter"),
    .shows("AppIntent.PerformResult", "AppIntent.persistentIdentifier", "IntentParameter"),
    .shows("IntentParameter.wrappedValue", "IntentResult", "IntentResult.Value", "ReturnsValue"),
    .shows("IntentResult.value", "IntentResult.result(value:)", "IntentResultContainer"),
    .shows("IntentResultContainer.value", "IntentParameterValue", "AppEntity"),
    .shows("AppEntity.DefaultQuery"),
    .shows("AppEntity.displayRepresentation", "AppEntity.defaultQuery", "EntityQuery"),
    .shows("EntityQuery.Entity", "EntityQuery.entities(for:)", "EntityQuery.init()"),
    .shows("EntityIdentifierConvertible", "AppEnum", "DisplayRepresentation.title"),
    .shows("EntityIdentifierConvertible.entityIdentifier(for:)"),
    .shows("Int.entityIdentifier(for:)"))
  func anIntentIsGivenTheValuesThatWereKept() async {
    let lines = await IntentCalls.perform(
      Brew.self,
      [
        "tea": .kept("2"), "size": .kept("large"), "sweet": .kept("Sugar"), "minutes": .kept("3"),
        "friends": .list([.kept("Ann"), .kept("Ben")]),
      ])
    #expect(lines == ["returns: Sencha, large, Sugar, 3 min, for Ann and Ben"])
  }

  @Test(
    .shows("IntentParameter.init(title:description:default:requestValueDialog:)"),
    .shows("EntityQuery.suggestedEntities()", "EnumerableEntityQuery.suggestedEntities()"),
    .shows("EnumerableEntityQuery", "EnumerableEntityQuery.allEntities()"),
    .shows("DynamicOptionsProvider.defaultResult() async -> DefaultValue?"),
    .shows("DynamicOptionsProvider"),
    .shows("DynamicOptionsProvider.DefaultValue", "IntentDialog"),
    .shows("IntentDialog.init(stringLiteral:)", "DisplayRepresentation"),
    .shows("DisplayRepresentation.init(stringInterpolation:)"),
    .shows(
      "IntentParameter.init(title:description:default:requestValueDialog:optionsProvider:)"))
  func aMissingValueIsAskedForUntilTheAnswerIsUnderstood() async {
    let lines = await IntentCalls.perform(
      Brew.self, answering: .said("Coffee"), .said("sencha"))
    #expect(
      lines == [
        #"asks: Which tea? ["Assam", "Sencha"]"#, #"asks: Which tea? ["Assam", "Sencha"]"#,
        "returns: Sencha, small, Honey",
      ])
  }

  @Test(
    .shows("EntityStringQuery", "EntityStringQuery.entities(matching:)"),
    .shows("DisplayRepresentation.synonyms", "AppEnum.caseDisplayRepresentations"),
    .shows("DisplayRepresentation.init(title:subtitle:image:synonyms:)"),
    .shows("DisplayRepresentation.init(stringLiteral:)"),
    .shows("DynamicOptionsProvider.results()", "DynamicOptionsProvider.Result"),
    .shows("ResultsCollection"))
  func wordsOfTheUserAreUnderstood() async {
    let lines = await IntentCalls.perform(
      Brew.self,
      [
        "tea": .said("Ass"), "size": .said("mug"), "sweet": .said("sugar"),
        "friends": .said("Ann, Ben"), "minutes": .said("soon"),
      ])
    #expect(lines == ["returns: Assam, large, Sugar, for Ann and Ben"])
  }

  @Test(
    .shows("IntentParameter.needsValueError(_:)", "IntentParameter.projectedValue"),
    .shows("IntentParameter.requestDisambiguation(among:dialog:)", "IntentDialog.init(_:)"),
    .shows("IntentParameter.requestConfirmation(for:dialog:)"),
    .shows("AppIntent.requestConfirmation(dialog:)", "IntentParameter.requestValue(_:)"),
    .shows("IntentParameter.title", "ProvidesDialog", "IntentResult.result(dialog:)"),
    .shows("IntentDialog.init(stringInterpolation:)"))
  func anIntentAsksTheUserWhileItIsPerformed() async {
    let lines = await IntentCalls.perform(
      Pour.self,
      answering: .said("2"), .said("Large cup"), .agreed(true), .agreed(true), .said("Ann"))
    #expect(
      lines == [
        "asks: How many?", #"asks: Which one? ["Small cup", "Large cup"]"#,
        "asks: Do you mean Large cup? (yes or no)", "asks: Really? (yes or no)",
        "asks: What is the value of 'Name'?", "says: 2 for Ann, large",
      ])
  }

  @Test func aNoOfTheUserIsAnError() async {
    let first = await IntentCalls.perform(
      Pour.self, ["cups": .kept("1")], answering: .said("Small cup"), .agreed(false))
    #expect(first.last == "fails: It is spilled.")
    let second = await IntentCalls.perform(
      Pour.self, ["cups": .kept("1")], answering: .said("Small cup"), .agreed(true), .agreed(false))
    #expect(second.last == "fails: the user says no")
  }

  @Test(
    .shows("OpensIntent", "IntentResult.result(opensIntent:dialog:)", "OpenIntent"),
    .shows("IntentDialog.init(full:supporting:)", "OpenIntent.target", "OpenIntent.Value"))
  func anIntentIsFollowedByAnother() async {
    #expect(
      await IntentCalls.perform(Serve.self, ["way": .said("hot")]) == [
        "says: Served hot", "opens: OpenTea",
      ])
  }

  @Test func outsideARunNobodyIsAsked() async {
    let pour = Pour()
    pour.cups = 1
    await #expect(throws: (any Error).self) { try await pour.perform() }
  }

  @Test func anUnsetParameterEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = OpenTea().target }
  }

  @Test func anUnknownIntentSaysSo() async {
    let answer = await IntentCalls.serve(.parameters(AppIntentRequest(intent: "Unheard")))
    #expect(answer == .appIntent(.noSuchIntent))
  }
}
