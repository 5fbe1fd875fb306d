import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// SwiftData's macros, which a program of this project expands.
@Suite struct ModelMacroTests {
  @Test func aModelIsKeptAndFound() async throws {
    let outcome = try await Running.run(
      alone: """
        import SwiftData
        @Model final class Page {
          var address: String
          var visits = 0
          init(address: String) { self.address = address }
        }
        let context = ModelContext(
          try ModelContainer(
            for: Page.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        context.insert(Page(address: "a"))
        try context.save()
        let often = #Predicate<Page> { $0.visits == 0 }
        print(try context.fetch(FetchDescriptor(predicate: often)).map(\\.address))
        """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == "[\"a\"]\n")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var message: String
    var line: Int
  }

  @Test(arguments: [
    Refusal(
      testDescription: "a structure is no model",
      code: "import SwiftData\n\n@Model struct Page { var a: Int }",
      message: "'@Model' can only be applied to a class", line: 3),
    Refusal(
      testDescription: "a model has an initialiser",
      code: "import SwiftData\n@Model final class Page { var a = 1 }",
      message: "@Model requires an initializer be provided for 'Page'", line: 2),
    Refusal(
      testDescription: "every property is initialised",
      code: """
        import SwiftData
        @Model final class Page {
          var a: Int
          init() {}
        }
        """,
      message: "return from initializer without initializing all stored properties", line: 4),
    Refusal(
      testDescription: "values can be coded",
      code: """
        import SwiftData
        struct Plain {}
        @Model final class Page {
          var a: Plain
          init(_ a: Plain) { self.a = a }
        }
        """,
      message: "instance method 'write' requires that 'Plain' conform to 'PersistentModel'", line: 4
    ),
    Refusal(
      testDescription: "a class has no actor's macro",
      code: "import SwiftData\n@ModelActor class Page {}",
      message: "'@ModelActor' can only be applied to an actor", line: 2),
    Refusal(
      testDescription: "a query says of what",
      code: """
        import SwiftData
        import SwiftUI
        struct Pages: View {
          @Query private var pages
          var body: some View { Text("") }
        }
        """,
      message: "'@Query' needs a property with a type, such as '[Item]'", line: 4),
  ])
  func whatCantBeExpandedIsRefusedAtItsPlace(_ test: Refusal) async throws {
    let outcome = try await Running.run(alone: test.code)
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.contains { $0.message.hasPrefix(test.message) && $0.position.line == test.line },
      "\(errors)")
  }
}
