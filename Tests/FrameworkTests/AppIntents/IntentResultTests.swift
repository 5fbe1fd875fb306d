import DeviceProtocol
import Foundation
import SimulatedAppIntents
import SimulatedFoundation
import TestSupport
import Testing

/// What intents return, and parameters that are made in other ways.
@MainActor @Suite(.serialized) struct IntentResultTests {
  /// An intent whose result has all parts.
  struct Whole: AppIntent {
    static let title: LocalizedStringResource = "Whole"
    static let isDiscoverable = false
    func perform() async throws
      -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    { .result(value: 1, opensIntent: Nothing(), dialog: "all") }
  }

  /// An intent that returns a value and says something.
  struct Half: AppIntent {
    static let title: LocalizedStringResource = "Half"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
      .result(value: true, dialog: IntentDialog("half"))
    }
  }

  /// An intent that returns a value and hands on.
  struct Handing: AppIntent {
    static let title: LocalizedStringResource = "Handing"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ReturnsValue<[CupSize]> & OpensIntent {
      .result(value: [.small, .large], opensIntent: Nothing())
    }
  }

  /// An intent without a result, as some sources write it.
  struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ReturnsValue { .result() }
  }

  @Test(
    .shows("IntentResult.result()", "IntentResult.result(value:dialog:)"),
    .shows("IntentResult.result(value:opensIntent:)"),
    .shows("IntentResult.result(value:opensIntent:dialog:)"))
  func aResultHasThePartsThatItWasMadeOf() async {
    #expect(
      await IntentCalls.perform(Whole.self) == ["says: all", "returns: 1", "opens: Nothing"])
    #expect(await IntentCalls.perform(Half.self) == ["says: half", "returns: Yes"])
    #expect(
      await IntentCalls.perform(Handing.self) == [
        "returns: Small cup, Large cup", "opens: Nothing",
      ])
    #expect(await IntentCalls.perform(Nothing.self) == [])
  }

  /// A query that suggests one tea, and has it at first.
  struct Favourite: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Tea] {
      TeaQuery.teas.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Tea] { [TeaQuery.teas[1]] }
    func defaultResult() async -> Tea? { TeaQuery.teas[1] }
  }

  /// A query that suggests nothing.
  struct Silent: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Tea] { [] }
  }

  /// A list without a value that counts at first.
  struct Milks: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Oat"] }
  }

  /// An intent with values of other types.
  struct Varied: AppIntent {
    static let title: LocalizedStringResource = "Varied"
    static let isDiscoverable = false

    @Parameter(title: "Tea", query: Favourite()) var tea: Tea
    @Parameter(title: "Other", query: Silent()) var other: Tea?
    @Parameter(title: "Milk", optionsProvider: Milks()) var milk: String?
    @Parameter(description: "When", default: Date(timeIntervalSinceReferenceDate: 0)) var time: Date
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Hot") var isHot: Bool
    @Parameter() var cup: CupSize
    @Parameter(title: "Grams") var grams: Double?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(
        value: [
          tea.name, other?.name ?? "none", milk ?? "none", time.formatted(.iso8601),
          page?.host() ?? "", "\(isHot)", "\(grams ?? 0)",
        ].joined(separator: " "))
    }
  }

  @Test(
    .shows("IntentParameter.init(title:description:default:requestValueDialog:query:)"),
    .shows("IntentParameter.init(description:default:requestValueDialog:)"),
    .shows("EntityQuery.defaultResult()", "DynamicOptionsProvider.defaultResult() async -> Never?"))
  func valuesOfAllTypesAreKeptAndUnderstood() async {
    #expect(
      await IntentCalls.perform(Varied.self, answering: .said("maybe"), .said("on"), .said("mug"))
        == [
          "asks: What is the value of 'Hot'?", "asks: What is the value of 'Hot'?",
          #"asks: Which Cup? ["Small cup", "Large cup"]"#,
          "returns: Sencha none none 2001-01-01T00:00:00Z  true 0.0",
        ])
    let values: [String: AppIntentValue] = [
      "tea": .kept("1"), "other": .kept("1"), "milk": .said("oat"),
      "page": .kept("https://a.com/b"),
      "isHot": .kept("false"), "cup": .kept("small"), "grams": .said("2.5"),
      "time": .said("2020-01-02T00:00:00Z"),
    ]
    #expect(
      await IntentCalls.perform(Varied.self, values) == [
        "returns: Assam Assam Oat 2020-01-02T00:00:00Z a.com false 2.5"
      ])
  }

  @Test func whatIsSetIsDescribedAndChanged() async {
    let request = AppIntentRequest(intent: "Varied", values: ["tea": .kept("1")])
    guard
      case .appIntent(.parameters(let parameters)) = await IntentCalls.serve(.parameters(request))
    else { return #expect(Bool(false)) }
    #expect(
      parameters.map { "\($0.name), \($0.title): \($0.shown ?? "none") \($0.choices)" } == [
        #"tea, Tea: Assam ["Sencha"]"#, "other, Other: none []", #"milk, Milk: none ["Oat"]"#,
        "time, time: 2001-01-01T00:00:00Z []", "page, Page: none []", "isHot, Hot: none []",
        #"cup, cup: none ["Small cup", "Large cup"]"#, "grams, Grams: none []",
      ])
    let sencha = await IntentCalls.serve(.understand(request, parameter: "tea", words: "Sencha"))
    #expect(sencha == .appIntent(.value(.kept("2"))))
    let coffee = await IntentCalls.serve(.understand(request, parameter: "tea", words: "Coffee"))
    #expect(coffee == .appIntent(.value(.nothing)))
  }
}
