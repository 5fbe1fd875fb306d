import Portability
import Testing

/// `#selector` and `#keyPath`.
struct SelectorTests {
  @Test(arguments: [
    Rewritten("#selector(tap)", #"Selector("tap", checking: tap)"#),
    Rewritten("#selector(pick)", #"Selector("pick:", checking: pick)"#),
    Rewritten("#selector(pick(_:))", #"Selector("pick:", checking: pick(_:))"#),
    Rewritten("#selector(share(_:with:))", #"Selector("share:with:", checking: share(_:with:))"#),
    Rewritten("#selector(fill(bar:))", #"Selector("fillWithBar:", checking: fill(bar:))"#),
    Rewritten("#selector(move(to:))", #"Selector("moveTo:", checking: move(to:))"#),
    Rewritten("#selector(openWith(url:))", #"Selector("openWithUrl:", checking: openWith(url:))"#),
    Rewritten("#selector(named)", #"Selector("own:", checking: named)"#),
    Rewritten("#selector(self.pick)", #"Selector("pick:", checking: self.pick)"#),
    Rewritten("#selector(A.pick(_:))", #"Selector("pick:", checking: A.pick(_:))"#),
    Rewritten("#selector(Self.pick)", #"Selector("pick:", checking: Self.pick)"#),
    Rewritten("#selector(later)", #"Selector("later:", checking: later)"#),
    Rewritten("#selector(inherited)", #"Selector("inherited:", checking: inherited)"#),
    Rewritten("#selector(unknown)", #"Selector("unknown", checking: unknown)"#),
    Rewritten(
      "#selector(B.unknown(_:to:))", #"Selector("unknown:to:", checking: B.unknown(_:to:))"#),
    Rewritten("#selector(B.pick)", #"Selector("pick", checking: B.pick)"#),
    Rewritten("#selector(object.pick)", #"Selector("pick:", checking: object.pick)"#),
    Rewritten(
      "#selector(twice as (Int) -> Void)",
      #"Selector("twice:", checking: twice as (Int) -> Void)"#),
    Rewritten(
      "#selector((twice as () -> Void))", #"Selector("twice", checking: (twice as () -> Void))"#),
    Rewritten(
      "#selector(A.twice as (A) -> (Int) -> Void)",
      #"Selector("twice:", checking: A.twice as (A) -> (Int) -> Void)"#),
    Rewritten(
      "#selector(UIApplication.open(_:options:completionHandler:))",
      #"Selector("openURL:options:completionHandler:", checking: "#
        + "UIApplication.open(_:options:completionHandler:))"),
    Rewritten("#selector(getter: flag)", #"Selector("flag", checking:         \A.flag)"#),
    Rewritten("#selector(setter: flag)", #"Selector("setFlag:", checking:         \A.flag)"#),
    Rewritten("#selector(getter: A.flag)", #"Selector("flag", checking:         \A.flag)"#),
    Rewritten("#selector(getter: self.flag)", #"Selector("flag", checking:         self.flag)"#),
    Rewritten("#selector(getter: renamed)", #"Selector("isOn", checking:         \A.renamed)"#),
    Rewritten("#selector(isolated)", #"Selector("isolated")"#),
    Rewritten("#keyPath(flag)", #"("flag"      )"#),
    Rewritten("#keyPath(A.flag)", #"("flag"        )"#),
    Rewritten("#keyPath(self.child.flag)", #"("child.flag"           )"#),
    Rewritten("#keyPath(UIApplication.shared)", #"("sharedApplication"         )"#),
    Rewritten("#keyPath(a) + \"b\"", #"("a"      ) + "b""#),
    Rewritten("\"#selector(tap)\"", "\"#selector(tap)\""),
  ])
  func expressionIsRewrittenInMethod(_ expression: Rewritten) {
    func source(_ expression: String) -> String {
      """
      class A: Base {
        func run() { use(\(expression)) }
        @objc func tap() {}
        @objc func pick(_ sender: Any) {}
        @objc func share(_ a: Int, with b: Int) {}
        @objc(own:) func named(_ a: Int) {}
        func twice() {}
        func twice(_ a: Int) {}
        @objc var flag = true
        @objc(isOn) var renamed = true
        @MainActor @objc func isolated() {}
      }
      class Base: NSObject { @objc func inherited(_ sender: Any) {} }
      extension A { @objc func later(_ sender: Any) {} }
      """
    }
    let result = lines(of: rewritten(source(expression.original)))[1]
    #expect(result == lines(of: source(expression.expected))[1])
  }

  @Test func closureNamesTypeInsteadOfSelf() {
    let source = """
      class Outer { class A: NSObject {
        lazy var a = { #selector(tap) }()
        func run() { later { #selector(tap); { #selector(self.tap) }() } }
      } }
      extension Outer.A {
        func more() { later { #selector(tap) } }
        static let b = { #selector(tap) }()
      }
      """
    let expected = """
      class Outer { class A: NSObject {
        lazy var a = { Selector("tap", checking: A.tap) }()
        func run() { later { Selector("tap", checking: A.tap); \
      { Selector("tap", checking: self.tap) }() } }
      } }
      extension Outer.A {
        func more() { later { Selector("tap", checking: Self.tap) } }
        static let b = { Selector("tap", checking: Outer.A.tap) }()
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func expressionOverSeveralLinesKeepsThem() {
    let source = "class A {\nlet a = #selector(\n  tap\n)\nlet b = #keyPath(\n  c\n)\n}"
    let expected = """
      class A {
      let a = Selector("tap", checking: 
        tap
      )
      let b = ("c")


      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func methodOfAnotherFileGivesItsName() {
    let other = Portability.facts(
      source: "extension A { @objc(own:with:) func tap(_ a: Int, _ b: Int) {} }",
      file: "Other.swift")
    let source = "class A: NSObject { func run() { use(#selector(tap)) } }"
    let expected = #"Selector("own:with:", checking: tap)"#
    #expect(rewritten(source, others: [other]).contains(expected))
  }
}
