import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Objective-C features work as on iOS.
@Suite struct ObjectiveCTests {
  @Test(
    .shows(
      "NSObject.perform(_:)",
      "NSObject.perform(_:with:)",
      "NSObject.perform(_:with:with:)",
      "NSObject.responds(to:)",
      "Selector.init(stringLiteral:)",
      "Selector.init(_:checking:)",
      "ObjectiveCRegistry.register(_:name:methods:make:decode:)"))
  func aMethodIsCalledByItsSelector() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        class Opener: NSObject {
          @objc func open(_ url: URL) { print("opens", url) }
          @objc private func close() { print("closes") }
          @objc func add(_ first: NSString, to second: NSString) -> NSString {
            "\\(first)+\\(second)" as NSString
          }
          func start() { perform(#selector(close)) }
        }
        let opener = Opener()
        opener.perform(#selector(Opener.open(_:)), with: URL(string: "a:b"))
        opener.perform(Selector("open:"), with: URL(string: "c:d"))
        opener.start()
        let sum = opener.perform(
          #selector(Opener.add(_:to:)), with: "a" as NSString, with: "b" as NSString)
        print(sum?.takeUnretainedValue() as? NSString ?? "none")
        print(opener.responds(to: Selector(("open:"))), opener.responds(to: Selector("fly")))
        """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == "opens a:b\nopens c:d\ncloses\na+b\ntrue false\n")
  }

  @Test(.shows("NSObject.perform(_:)"))
  func aSubclassAnswersItsSuperclasssSelectors() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        class Base: NSObject { @objc func name() { print("base") } }
        class Derived: Base { override func name() { print("derived") } }
        Derived().perform(#selector(Base.name))
        """)
    #expect(outcome.text(of: "Program") == "derived\n")
  }

  @Test(.shows("NSObject.perform(_:with:)"))
  func anUnknownSelectorTraps() async throws {
    let outcome = try await Running.run(
      alone: "import Foundation\nclass A: NSObject {}\nA().perform(Selector(\"fly:\"), with: nil)")
    let sentence = outcome.ending(of: "Program")?.sentence
    #expect(
      sentence == "crashes: Fatal error: -[A fly:]: unrecognized selector sent to instance")
  }

  @Test(.shows("_bridgedError(_:)", "_isiOS(_:_:)"))
  func errorsAndVersionsAreAskedForAsOnIOS() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        enum Trouble: Error { case no }
        func fail() throws { throw Trouble.no }
        do { try fail() } catch let error as NSError where error.code == 1 {
          print("never")
        } catch let error as NSError {
          print(error.domain.hasSuffix("Trouble"), error.code)
        }
        let value: Any = Trouble.no
        print((value as? NSError)?.code ?? -1, ("text" as Any as? NSError) == nil)
        if #available(iOS 26, *) { print("26") }
        if #unavailable(iOS 27) { print("not 27") }
        func use() {
          guard #available(iOS 27, *) else { return print("too old") }
          print("27")
        }
        use()
        """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == "true 0\n0 true\n26\nnot 27\ntoo old\n")
  }
}
