import Foundation
import SimulatedAppIntents
import SimulatedFoundation

/// The sizes of cups.
enum CupSize: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small cup",
    .large: DisplayRepresentation(title: "Large cup", synonyms: ["Mug"]),
  ]
}

/// A tea, which a query finds.
struct Tea: AppEntity {
  var id: Int
  var name: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tea")
  static let defaultQuery = TeaQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// A query with all teas.
struct TeaQuery: EntityStringQuery, EnumerableEntityQuery {
  static let teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha")]

  func entities(for identifiers: [Int]) async throws -> [Tea] {
    Self.teas.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Tea] { Self.teas }
  func entities(matching string: String) async throws -> [Tea] {
    Self.teas.filter { $0.name.hasPrefix(string) }
  }
}

/// Values to choose from, with one that counts at first.
struct Sweets: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Sugar", "Honey"] }
  func defaultResult() async -> String? { "Honey" }
}

/// An intent with one parameter of each kind.
struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew tea"
  static let description = IntentDescription("Brews.", searchKeywords: ["drink"])
  static var parameterSummary: some ParameterSummary {
    Summary("Brew \(\.$tea) in a \(\.$size)") {
      \.$sweet
      \.$minutes
    }
  }

  @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: Tea
  @Parameter(title: "Size", default: .small) var size: CupSize
  @Parameter(title: "Sweet", optionsProvider: Sweets()) var sweet: String?
  @Parameter(title: "Minutes") var minutes: Int?
  @Parameter(title: "Friends") var friends: [String]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let parts = [
      tea.name, size.rawValue, sweet, minutes.map { "\($0) min" },
      friends.map { "for \($0.joined(separator: " and "))" },
    ]
    return .result(value: parts.compactMap(\.self).joined(separator: ", "))
  }
}

/// An intent that asks while it is performed.
struct Pour: AppIntent {
  static let title: LocalizedStringResource = "Pour"
  static var parameterSummary: some ParameterSummary { Summary("Pour it") }
  static let isDiscoverable = false

  @Parameter(title: "Cups", default: 0) var cups: Int
  @Parameter(title: "Size", default: .small) var size: CupSize
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard cups > 0 else { throw $cups.needsValueError("How many?") }
    let size = try await $size.requestDisambiguation(
      among: [.small, .large], dialog: IntentDialog("Which one?"))
    guard try await $size.requestConfirmation(for: size) else { throw Spilled() }
    try await requestConfirmation(dialog: "Really?")
    let name = try await $name.requestValue() ?? ""
    return .result(dialog: "\(cups) for \(name), \(size.rawValue)")
  }

  struct Spilled: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "It is spilled." }
  }
}

/// An intent that hands on to another.
struct Serve: AppIntent {
  static let title: LocalizedStringResource = "Serve"
  static let isDiscoverable = false

  @Parameter(title: "Way") var way: String

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(
      opensIntent: OpenTea(), dialog: IntentDialog(full: "Served \(way)", supporting: "Served"))
  }
}

/// An intent that opens something in the app.
struct OpenTea: OpenIntent {
  static let title: LocalizedStringResource = "Open tea"
  static let isDiscoverable = false

  @Parameter(title: "Tea") var target: Tea

  func perform() async throws -> some IntentResult { .result() }
}

/// The shortcuts of these tests.
struct TeaShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Brew(),
      phrases: [
        "Brew \(\.$tea) with \(.applicationName)", "\(\.$size) of \(.applicationName)",
        "Brew in \(.applicationName)", "Brew",
      ],
      shortTitle: "Brew", systemImageName: "leaf")
    AppShortcut(
      intent: OpenTea(), phrases: ["Open \(.applicationName)"], shortTitle: "Open",
      systemImageName: "book")
  }
}
