import DeviceProtocol
import DeviceSystem

/// Docs/opening.md, generated from the table.
enum OpeningPage {
  static var text: String {
    ([introduction] + OpeningTable.ways.map(section) + [remarks]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Opening the containing app

    What comes of each way in which an extension can ask for a URL to be opened, on iOS 9 to 26. It is
    what the simulated device decides by; of two rows that fit, the upper one counts.

    | word | means |
    |---|---|
    | granted | the app that takes the URL comes to the front |
    | own app only | granted if that is the app that contains the extension |
    | refused | nothing opens; code is told `false` where it is told anything |
    | crashes | the process traps |
    | unknown | reports contradict each other, or there are none: nothing opens, and the event says so |

    *Documented* means that Apple says it, *observed* that developers have seen it, *folklore* that it is
    repeated without a measurement. Nothing here was tried on a device by us. There is no iOS 19 to 25.

    This page is made from a table: a test fails when it is out of date, and
    `TUTOR_RECORD=1 ./tutor self-test --filter OpeningPageTests` writes it anew.
    """

  private static func section(_ way: OpeningTable.Way) -> String {
    let cells = OpeningTable.cells.filter { $0.technique == way.technique }
    let rest = cells.contains { !$0.points.isEmpty } ? "every other" : "every"
    let rows = cells.map { row($0, rest: rest) }
    return """
      ## \(way.title)

      \(way.text)

      | iOS | extension point | what happens | rests on | who says so |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static func row(_ cell: OpeningCell, rest: String) -> String {
    let versions = cell.versions
    let span =
      versions.count == 1
      ? "\(versions.lowerBound)" : "\(versions.lowerBound)–\(versions.upperBound)"
    let points = cell.points.map(\.name).joined(separator: ", ")
    let words = cell.words.isEmpty ? "" : ": \(cell.words)"
    let columns = [
      span, points.isEmpty ? rest : points, "**\(name(of: cell.verdict))**\(words)",
      cell.confidence.rawValue, cell.source,
    ]
    return "| \(columns.joined(separator: " | ")) |"
  }

  private static func name(of verdict: OpeningCell.Verdict) -> String {
    verdict == .ownAppOnly ? "own app only" : verdict.rawValue
  }

  private static let remarks = """
    ## Besides

    \(OpeningTable.remarks.joined(separator: "\n\n"))
    """
}
