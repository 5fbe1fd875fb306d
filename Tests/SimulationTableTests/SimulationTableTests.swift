import SimulationTable
import TestSupport
import Testing

/// The table of what is simulated, and its file.
@Suite struct SimulationTableTests {
  private typealias Row = SimulationTable.Row

  private static let rows = [
    Row("UIKit", .module, module: "UIKit", .simulated),
    Row("limit", .member, module: "UIKit", .nothingSaid),
    Row(
      "UIView", .type, module: "UIKit", .differs, supertypes: ["UIResponder", "C.D"],
      evidence: .members, matches: "The tree, a|b.", differs: "Nothing is drawn."),
    Row(
      "UIView.set(_: Int, for:)", .member, module: "UIKit", .asItsType,
      evidence: .tests(["A/b", "C/D/e"])),
    Row("UIView.tag", .member, module: "UIKit", .keptNotRead),
    Row("UIView.Theme", .type, module: "UIKit", .typeOnly, matches: "no theme is there."),
    Row("UIView.Theme.accent", .member, module: "UIKit", .typeOnly),
    Row("UIView.Theme.Mode", .type, module: "UIKit", .typeOnly),
    Row("UIView.Theme.Mode.dark", .member, module: "UIKit", .typeOnly),
    Row("UIView.Plain.a", .member, module: "UIKit", .asItsType),
  ]

  @Test func itsFileSaysHowItIsWrittenAndHasARowALine() {
    #expect(
      SimulationTable(Array(Self.rows[1...3])).text == """
        # What is simulated, a row for each symbol; written by: TUTOR_RECORD=1 ./tutor self-test --filter FidelityTests
        name\tkind\tmodule\tverdict\tinherits\tshown by\tmatches\tdiffers
        limit\tmember\tUIKit\tnothing said\t\t\t\t
        UIView\ttype\tUIKit\tdiffers\tUIResponder, C.D\tits members\tThe tree, a|b.\tNothing is drawn.
        UIView.set(_: Int, for:)\tmember\tUIKit\tas its type\t\tA/b, C/D/e\t\t

        """)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let table = SimulationTable(Self.rows)
    #expect(try SimulationTable(table.text).rows == table.rows)
    #expect(table.modules == ["UIKit"])
  }

  @Test(arguments: [
    ("", 1), ("# Another table\n", 1), ("a\tb", 3), ("a\tb\tc\td\te\tf\tg\th", 3),
    ("a\tmember\tUIKit\tperhaps\t\t\t\t", 3), ("a\tmember\tUIKit\tdiffers\t\t\t", 3),
  ])
  func aBrokenLineIsNamed(_ text: String, _ line: Int) {
    let head = SimulationTable([]).text
    let error = #expect(throws: SimulationTable.Malformed.self) {
      try SimulationTable(line == 1 ? text : head + text + "\n")
    }
    #expect(error?.description == "line \(line) is no row of the table of what is simulated")
  }

  @Test(
    arguments: zip(
      Self.rows.dropFirst(),
      [
        .nothing, .words("The tree, a|b."), .asType("UIView"), .asType("UIView"),
        .words("no theme is there."), .words("no theme is there."), .words("no theme is there."),
        .words("no theme is there."), .asType("UIView"),
      ] as [SimulationTable.Saying]))
  func theNearestTypeSpeaksForASymbolWithoutWords(
    _ row: SimulationTable.Row, _ saying: SimulationTable.Saying
  ) {
    #expect(SimulationTable(Self.rows).saying(of: row) == saying)
  }

  @Test(arguments: [
    ("UIView", "", "UIView", "UIView"), ("UIView.tag", "UIView", "tag", "UIView.tag"),
    ("A.B.c(_: D.E, f:)", "A.B", "c", "A.B.c"), ("f(_: D.E)", "", "f", "f"),
    ("A.b() async -> C.D", "A", "b", "A.b"), ("A.==(_:_:)", "A", "==", "A.=="),
  ])
  func aNameHasParts(_ name: String, _ owner: String, _ word: String, _ path: String) {
    let row = SimulationTable.Row(name, .member, module: "M", .simulated)
    #expect(row.owner == owner)
    #expect(row.word == word)
    #expect(row.path == path)
  }

  @Test func thisRepositorysTableIsRead() throws {
    let table = try SimulationTable(ofRepository: Repository.root)
    #expect(Set(table.modules).isSuperset(of: ["UIKit", "Darwin", "ExtensionHost", "os"]))
    #expect(table.rows.contains { $0.name == "NSItemProvider.init(item:typeIdentifier:)" })
  }
}
