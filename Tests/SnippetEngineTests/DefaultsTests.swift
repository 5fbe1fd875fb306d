import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What a program reads back of what it has stored.
@Suite struct DefaultsTests {
  @Test(
    .shows(
      "UserDefaults.init(suiteName:)", "UserDefaults.object(forKey:)",
      "UserDefaults.set(_: Any?, forKey:)", "UserDefaults.set(_: Int, forKey:)",
      "UserDefaults.set(_: Double, forKey:)", "UserDefaults.set(_: Float, forKey:)",
      "UserDefaults.set(_: Bool, forKey:)", "UserDefaults.set(_: URL?, forKey:)",
      "UserDefaults.string(forKey:)", "UserDefaults.array(forKey:)",
      "UserDefaults.dictionary(forKey:)", "UserDefaults.data(forKey:)",
      "UserDefaults.stringArray(forKey:)", "UserDefaults.integer(forKey:)",
      "UserDefaults.double(forKey:)", "UserDefaults.float(forKey:)", "UserDefaults.bool(forKey:)",
      "UserDefaults.url(forKey:)"))
  func eachSetterHasItsGetterAndTheOthersConvert() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let settings = UserDefaults(suiteName: "settings")!
        settings.set(7, forKey: "int")
        settings.set(1.5, forKey: "double")
        settings.set(Float(2.5), forKey: "float")
        settings.set(true, forKey: "bool")
        settings.set(URL(string: "https://example.com/a"), forKey: "url")
        settings.set("12", forKey: "text")
        settings.set(Data([1, 2]), forKey: "data")
        settings.set(["a", "b"], forKey: "texts")
        settings.set([1, "b"] as [Any], forKey: "mixed")
        settings.set(["k": 1], forKey: "dictionary")
        let again = UserDefaults(suiteName: "settings")!
        print(again.integer(forKey: "int"), again.integer(forKey: "text"), again.integer(forKey: "no"))
        print(again.double(forKey: "double"), again.double(forKey: "text"), again.double(forKey: "no"))
        print(again.float(forKey: "float"), again.float(forKey: "text"), again.float(forKey: "no"))
        print(again.bool(forKey: "bool"), again.bool(forKey: "int"), again.bool(forKey: "no"))
        print(again.url(forKey: "url")?.absoluteString ?? "none", again.url(forKey: "no") == nil)
        settings.set("/a/b.txt", forKey: "path")
        print(again.url(forKey: "path")?.absoluteString ?? "none")
        print(again.string(forKey: "text") ?? "none", again.string(forKey: "int") ?? "none")
        print(again.string(forKey: "data") ?? "none")
        print(again.data(forKey: "data") == Data([1, 2]), again.data(forKey: "text") == nil)
        print(again.stringArray(forKey: "texts") ?? [], again.stringArray(forKey: "mixed") == nil)
        print(again.array(forKey: "mixed")?.count ?? 0, again.array(forKey: "text") == nil)
        print(again.dictionary(forKey: "dictionary") ?? [:], again.dictionary(forKey: "text") == nil)
        print(again.object(forKey: "int") as? Int ?? 0, again.object(forKey: "no") == nil)
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        7 12 0
        1.5 12.0 0.0
        2.5 12.0 0.0
        true true false
        https://example.com/a true
        file:///a/b.txt
        12 7
        none
        true true
        ["a", "b"] true
        2 true
        ["k": 1] true
        7 true

        """)
  }

  @Test(
    .shows(
      "UserDefaults.standard", "UserDefaults.register(defaults:)",
      "UserDefaults.removeObject(forKey:)", "UserDefaults.dictionaryRepresentation()",
      "UserDefaults.synchronize()"))
  func whatIsStoredHidesWhatIsRegistered() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let settings = UserDefaults.standard
        func look(_ name: String) {
          let all = settings.dictionaryRepresentation().sorted { $0.key < $1.key }
            .filter { !$0.key.hasPrefix("Apple") }
          print(name, all.map { "\\($0.key)=\\($0.value)" }.joined(separator: " "))
        }
        settings.register(defaults: ["count": 3, "name": "Ada"])
        settings.set(5, forKey: "count")
        settings.set(URL(string: "https://example.com"), forKey: "link")
        settings.set(nil as URL?, forKey: "link")
        look("stored:")
        settings.removeObject(forKey: "count")
        settings.register(defaults: ["name": "Grace"])
        look("removed:")
        settings.set("a", forKey: "own")
        print(settings.synchronize(), settings.integer(forKey: "count"))
        print(UserDefaults.standard.string(forKey: "own") ?? "none")
        print(UserDefaults(suiteName: nil)?.string(forKey: "own") ?? "none")
        print(UserDefaults(suiteName: "other")?.string(forKey: "own") ?? "none")
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        stored: count=5 name=Ada
        removed: count=3 name=Grace
        true 3
        a
        a
        none

        """)
    #expect(outcome.lines.contains(#"Program: removes standard["count"]"#))
  }
}
