import CommonMark
import Testing

/// A document with pipes and its HTML.
struct TableCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let html: String

  init(_ description: String, _ source: String, _ html: String) {
    testDescription = description
    self.source = source
    self.html = html
  }
}

struct TableTests {
  @Test(arguments: Self.tables)
  func rendersTables(table: TableCase) {
    #expect(HTMLRenderer(mode: .spec).render(Document(parsing: table.source)) == table.html)
  }

  @Test(arguments: [
    "a | b\n", "a | b\n- | - | -\n", "| a |\n| x |\n", "|a|b|\n|-||\n", "|a|\n|-|b|\n",
    "|a|\n    |-|\n", "> |a|\n|-|\n", "|-|\n", "|\n|-|\n", "a\n---\n", "|a|\n|: -|\n",
    "|a|\n|::|\n",
  ])
  func seesNoTable(source: String) {
    let withTables = Document(parsing: source).dump()
    #expect(withTables == Document(parsing: source, tables: false).dump())
  }

  @Test func findsNoTablesWhenTheyAreOff() {
    let document = Document(parsing: "|a|\n|-|\n", tables: false)
    #expect(HTMLRenderer(mode: .spec).render(document) == "<p>|a|\n|-|</p>\n")
  }

  @Test func fillsUpShortRowsOnlyToALimit() {
    let source =
      String(repeating: "|a", count: 1_000) + "\n" + String(repeating: "|-", count: 1_000) + "\n"
      + String(repeating: "b\n", count: 1_000)
    let cells = Document(parsing: source).nodes { $0 == .tableCell }.count
    #expect(cells == 1_000 + 1_000 + 65_536)
  }
}

extension TableTests {
  private static func table(_ head: String, _ body: String = "") -> String {
    "<table>\n<thead>\n<tr>\n\(head)</tr>\n</thead>\n"
      + (body.isEmpty ? "" : "<tbody>\n\(body)</tbody>\n") + "</table>\n"
  }

  static let tables = [
    TableCase(
      "header and a row", "| foo | bar |\n| --- | --- |\n| baz | *bim* |\n",
      table(
        "<th>foo</th>\n<th>bar</th>\n", "<tr>\n<td>baz</td>\n<td><em>bim</em></td>\n</tr>\n")),
    TableCase(
      "alignment, no outer pipes", "a | b | c | d\n:-: | --: | :-- | -\nw | x | y | z",
      table(
        """
        <th align="center">a</th>
        <th align="right">b</th>
        <th align="left">c</th>
        <th>d</th>

        """,
        """
        <tr>
        <td align="center">w</td>
        <td align="right">x</td>
        <td align="left">y</td>
        <td>z</td>
        </tr>

        """)),
    TableCase(
      "escaped pipes", "| f\\|oo |\n| --- |\n| b `\\|` az |\n| b **\\|** \\\\| |\n",
      table(
        "<th>f|oo</th>\n",
        "<tr>\n<td>b <code>|</code> az</td>\n</tr>\n<tr>\n<td>b <strong>|</strong> |</td>\n</tr>\n")
    ),
    TableCase(
      "pipe in code parts cells", "|a|b|\n|-|-|\n|`c|d`|\n",
      table("<th>a</th>\n<th>b</th>\n", "<tr>\n<td>`c</td>\n<td>d`</td>\n</tr>\n")),
    TableCase(
      "rows too short and too long", "|a|b|\n|-|-|\n|c\n|d|e|f|\n",
      table(
        "<th>a</th>\n<th>b</th>\n",
        "<tr>\n<td>c</td>\n<td></td>\n</tr>\n<tr>\n<td>d</td>\n<td>e</td>\n</tr>\n")),
    TableCase("header alone", "| a |\n| - |\n", table("<th>a</th>\n")),
    TableCase("empty header cell", "| |\n|-|\n", table("<th></th>\n")),
    TableCase(
      "paragraph before", "*x*\n[y]\n|a|\n|-|\n\n[y]: z\n",
      "<p><em>x</em>\n<a href=\"z\">y</a></p>\n" + table("<th>a</th>\n")),
    TableCase(
      "definition before and after", "[x]: y\n|[x]|[z]|\n|-|-|\n\n[z]: w\n",
      table("<th><a href=\"y\">x</a></th>\n<th><a href=\"w\">z</a></th>\n")),
    TableCase(
      "ended by a quote", "|a|\n|-|\n|b|\n> c\n",
      table("<th>a</th>\n", "<tr>\n<td>b</td>\n</tr>\n")
        + "<blockquote>\n<p>c</p>\n</blockquote>\n"),
    TableCase(
      "row without a pipe, then a blank line", "|a|\n|-|\nb\n\nc\n",
      table("<th>a</th>\n", "<tr>\n<td>b</td>\n</tr>\n") + "<p>c</p>\n"),
    TableCase(
      "ended by a lone pipe", "|a|\n|-|\n|\n[b] *c*\n",
      table("<th>a</th>\n") + "<p>|\n[b] <em>c</em></p>\n"),
    TableCase(
      "ended by a line indented like code", "|a|\n|-|\n    # *b*\nc\n",
      table("<th>a</th>\n") + "<p># <em>b</em>\nc</p>\n"),
    TableCase(
      "ended by a lazy line", "> |a|\n> |-|\nb\n",
      "<blockquote>\n" + table("<th>a</th>\n") + "<p>b</p>\n</blockquote>\n"),
    TableCase(
      "rule right behind", "|a|\n|-|\n|b|\n---\nc\n",
      table("<th>a</th>\n", "<tr>\n<td>b</td>\n</tr>\n") + "<hr />\n<p>c</p>\n"),
    TableCase(
      "equals signs right behind", "|a|\n|-|\n===\n",
      table("<th>a</th>\n", "<tr>\n<td>===</td>\n</tr>\n")),
    TableCase(
      "heading behind a lone pipe", "|a|\n|-|\n|\nb\n===\n",
      table("<th>a</th>\n") + "<h1>|\nb</h1>\n"),
    TableCase(
      "two tables in one paragraph", "|a|\n|-|\n|\n|b|\n|-|\n",
      table("<th>a</th>\n") + "<p>|</p>\n" + table("<th>b</th>\n")),
    TableCase(
      "number signs in cells", "|# a #|\n|-|\n|#|\n",
      table("<th># a #</th>\n", "<tr>\n<td>#</td>\n</tr>\n")),
    TableCase(
      "in a tight item", "- |a|\n  |-|\n- b\n",
      "<ul>\n<li>\n" + table("<th>a</th>\n") + "</li>\n<li>b</li>\n</ul>\n"),
  ]
}
