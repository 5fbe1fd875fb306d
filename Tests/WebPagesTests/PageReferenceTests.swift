import Foundation
import Testing
import WebPages

/// Docs/web-pages.md lists exactly the members that the engine has.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct PageReferenceTests {
  /// The members of each object according to the document.
  private func documented() throws -> [String: Set<String>] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/web-pages.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "| object | members |"))
    var members: [String: Set<String>] = [:]
    let rows = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    for row in rows.dropFirst(2).prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 2)
      let listed = Set(cells[1].split(separator: " ").map { $0.filter { $0 != "`" } })
      let names =
        cells[0].contains("element") || cells[0].contains(" of ")
        ? [cells[0]] : cells[0].split(separator: " ").map(String.init)
      for name in names { members[name.filter { $0 != "`" }] = listed }
    }
    return members
  }

  /// The members of these values in a page that has an element of each name.
  private func members(of expressions: [String], elements: [String]) throws -> [Set<String>] {
    let html = "<body><p></p>" + elements.map { "<\($0) class=it></\($0)>" }.joined()
    let session = PageSession(
      page: WebPage(html: html, url: "https://a.example/"), limits: Garden.patient)
    let list = expressions.map { "Object.keys(\($0))" }.joined(separator: ", ")
    let result = session.run(
      script: Garden.script("window.given = arguments; arguments.completionFunction([\(list)]);"),
      named: "Look.js")
    guard case .results(.array(let lists)) = result.outcome else {
      Issue.record("\(result.outcome.message)")
      return []
    }
    return lists.map { list in
      guard case .array(let names) = list else { return [] }
      return Set(names.map { "\($0)".filter { $0 != "\"" } })
    }
  }

  @Test func objectsHaveTheMembersOfTheDocument() throws {
    let documented = try documented()
    let expressions = [
      "document": "document", "location": "location", "selection": "getSelection()",
      "console": "console", "NodeList": "document.querySelectorAll('p')",
      "HTMLCollection": "document.body.children", "classList": "document.body.classList",
      "every element": "document.body",
      "arguments of run": "given",
    ]
    let names = expressions.keys.sorted()
    let found = try members(of: names.compactMap { expressions[$0] }, elements: [])
    #expect(
      Dictionary(uniqueKeysWithValues: zip(names, found))
        == documented.filter { expressions.keys.contains($0.key) })
  }

  @Test func elementsHaveTheirOwnMembersBesides() throws {
    let documented = try documented()
    let every = try #require(documented["every element"])
    let names = [
      "a", "area", "audio", "base", "button", "embed", "form", "iframe", "img", "input", "link",
      "meta", "script", "select", "source", "textarea", "track", "video", "div", "li", "h1",
    ]
    let found = try members(
      of: names.map { "document.getElementsByTagName('\($0)')[0]" }, elements: names)
    #expect(
      Dictionary(uniqueKeysWithValues: zip(names, found.map { $0.subtracting(every) }))
        == Dictionary(uniqueKeysWithValues: names.map { ($0, documented[$0] ?? []) }))
  }

  @Test func theWindowHasTheMembersOfTheDocument() throws {
    let result = try Garden.run(
      """
      const language = ("isNaN isFinite escape unescape decodeURI decodeURIComponent encodeURI"
        + " encodeURIComponent eval globalThis parseInt parseFloat undefined"
        + " simulatedPageStarts").split(" ");
      const listed = Object.getOwnPropertyNames(globalThis)
        .filter((name) => /^[a-z]/.test(name) && name in window && !language.includes(name));
      // The engine doesn't list these.
      const more = ["atob", "btoa", "console", "setTimeout"].filter((name) => name in window);
      arguments.completionFunction([...new Set([...listed, ...more])].sort());
      """)
    let names = try #require(try documented()["window"]).sorted()
    #expect(result == PageResult(outcome: .results(.array(names.map { .string($0) }))))
  }

  @Test func theDocumentNamesTheEnginesPackage() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/web-pages.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("`\(ScriptEngine.package)`"))
  }
}
