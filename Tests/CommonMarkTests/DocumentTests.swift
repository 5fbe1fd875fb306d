import CommonMark
import Testing

struct DocumentTests {
  private let document = Document(parsing: "> a *b*\n> `c` <i> ![d](e)\\\n> f\n\n- g\n")

  @Test func keepsItsSource() {
    #expect(Document(parsing: "a\r\n\0").source == "a\r\n\0")
  }

  @Test func joinsTextAndCode() {
    #expect(document.plainText(of: document.root) == "a b c  d fg")
  }

  @Test func walksInReadingOrderAndLeavesWhatItEnters() {
    var open: [Document.NodeID] = []
    var entered: [Int] = []
    for event in document.events(from: document.root) {
      switch event {
      case .enter(let id):
        #expect(document[id].parent == open.last)
        entered.append(id.index)
        open.append(id)
      case .exit(let id):
        #expect(open.popLast() == id)
      }
    }
    #expect(open.isEmpty)
    #expect(entered == Array(0..<entered.count))
    #expect(entered.count == 19)
  }

  @Test func walksNoFurtherThanItsStart() throws {
    let emphasis = try #require(document.nodes { $0 == .emphasis }.first)
    let text = try #require(document[emphasis].firstChild)
    #expect(
      Array(document.events(from: emphasis)) == [
        .enter(emphasis), .enter(text), .exit(text), .exit(emphasis),
      ])
  }

  @Test func listsChildrenInOrder() {
    let kinds = document.children(of: document.root).map { document[$0].kind }
    let list = Document.List(isOrdered: false, start: 0, isTight: true, delimiter: nil)
    #expect(kinds == [.blockQuote, .list(list)])
  }

  @Test(arguments: [
    ("7. a", 7, Document.List.Delimiter.period, true),
    ("0) a\n\n1) b", 0, Document.List.Delimiter.parenthesis, false),
  ])
  func tellsHowAListIsNumbered(
    source: String, start: Int, delimiter: Document.List.Delimiter, isTight: Bool
  ) throws {
    let document = Document(parsing: source)
    let list = try #require(document[document.root].firstChild)
    let expected = Document.List(
      isOrdered: true, start: start, isTight: isTight, delimiter: delimiter)
    #expect(document[list].kind == .list(expected))
  }
}
