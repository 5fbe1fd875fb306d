import DeviceEvents
import Foundation
import LessonModel
import Outcomes
import RunSupport
import TestSupport
import Testing

@testable import SharedLibraries
@testable import SnippetEngine

/// A program links to next to nothing, and finds what it needs when it is loaded.
@Suite struct LinkingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var output: String
  }

  @Test(arguments: [
    Case(
      testDescription: "a library that is loaded",
      code: """
        import FoundationXML
        print(XMLElement(name: "a").xmlString)
        """, output: "<a></a>\n"),
    Case(
      testDescription: "a library that nothing else needs",
      code: """
        import Observation
        @Observable class Counter { var value = 1 }
        let counter = Counter()
        withObservationTracking { _ = counter.value } onChange: { print("changes") }
        counter.value = 2
        """, output: "changes\n"),
    Case(
      testDescription: "a function of the C library that has an older version",
      code: """
        import Glibc
        typealias Function = @convention(c) (
          UnsafeMutablePointer<pthread_cond_t>, UnsafePointer<pthread_condattr_t>?
        ) -> Int32
        let function: Function = pthread_cond_init
        let newest = dlsym(dlopen("libc.so.6", RTLD_NOW), "pthread_cond_init")
        print(unsafeBitCast(function, to: UnsafeMutableRawPointer?.self) == newest)
        """, output: "true\n"),
  ])
  func programsFindWhatTheyNeed(example: Case) async throws {
    let outcome = try await Running.run(alone: example.code)
    #expect(outcome.text(of: MainProcess.program) == example.output)
  }

  @Test func aMissingFunctionIsTheLinkersError() async throws {
    let program = try #require(
      Running.programs(
        Running.markdown(
          alone: """
            @_silgen_name("tutor_is_nowhere") func nowhere()
            nowhere()
            """)
      ).first)
    let failure = await #expect(throws: EngineFailure.self) {
      _ = try await Running.engine().run(program, usingCache: false)
    }
    let message = failure.map(String.init(describing:)) ?? ""
    #expect(message.hasPrefix("the linker failed: "))
    #expect(message.contains("undefined symbol: tutor_is_nowhere"))
  }

  @Test func whatIsSaidToBeLoadedIsLoadedWithTheSimulation() async throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
    process.arguments = [try BuildProducts.folder().path + "/libSimulation.so"]
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let loaded = Set(text.split { $0.isWhitespace }.map(String.init))
    let missing = Toolchain.loadedLibraries.filter { !loaded.contains("lib\($0).so") }
    #expect(missing == [])
  }
}

/// What is read from a library's file.
@Suite struct SymbolTableTests {
  private static let library = Result { try BuildProducts.folder().path + "/libSimulation.so" }

  @Test(arguments: [
    ("cdevice_begin", true), ("cdevice_beginning", false), ("", false), ("printf", false),
  ])
  func symbolsAreFoundByName(name: String, isDefined: Bool) throws {
    let table = try #require(SymbolTable(path: Self.library.get()))
    #expect(Self.defines(table, name) == isDefined)
  }

  @Test func everySymbolThatALibraryDefinesIsFound() throws {
    let table = try #require(SymbolTable(path: Self.library.get()))
    let names = table.defined
    #expect(names.count > 10_000)
    #expect(names.filter { !table.defines($0, hash: SymbolTable.hash($0)) }.isEmpty)
  }

  @Test func aFileThatIsNoLibraryHasNoTable() throws {
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: BuildProducts.executable("tutor-zygote"))
    var random = SystemRandomNumberGenerator()
    for size in [0, 3, 4, 63, 64, 1_000, whole.count / 2] {
      let file = folder.url.appendingPathComponent("\(size)")
      try whole.prefix(size).write(to: file)
      // The section headers are at the end of the file.
      #expect(SymbolTable(path: file.path) == nil)
      #expect(!LoadedLibraries(paths: [file.path]).satisfy(libraryAt: file.path))
    }
    for round in 0..<200 {
      var bytes = whole
      for _ in 0..<20 {
        bytes[Int.random(in: 4..<bytes.count, using: &random)] = UInt8.random(in: 0...255)
      }
      let file = folder.url.appendingPathComponent("changed-\(round)")
      try bytes.write(to: file)
      // Whatever the result, it ends, and nothing is read past the end of the file.
      guard let table = SymbolTable(path: file.path) else { continue }
      for name in table.undefined ?? [] { _ = table.defines(name, hash: SymbolTable.hash(name)) }
    }
  }

  private static func defines(_ table: SymbolTable, _ name: String) -> Bool {
    Array(name.utf8).withUnsafeBytes { table.defines($0, hash: SymbolTable.hash($0)) }
  }
}
