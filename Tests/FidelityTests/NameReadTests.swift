import Testing

/// Which names count as read, and which properties count as kept and not read.
@Suite struct NameReadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var names: [String]
  }

  @Test(arguments: [
    Case(
      testDescription: "members, key paths and what stands alone",
      code: "func f() { use(a.b, \\.c, d, \"\\(e)\", &g) }",
      names: ["a", "b", "c", "d", "e", "g", "use"]),
    Case(
      testDescription: "what an assignment is made of, and not what is assigned to",
      code: "func f() { a = b; c.d = e.g; h?.i += j; k[l] = m; n == o }",
      names: ["b", "c", "e", "g", "h", "j", "k", "l", "m", "n", "o"]),
    Case(
      testDescription: "a copy is no read",
      code: "func f() { a.b = c.b; self.d = d; e = g.e ?? h }",
      names: ["a", "c", "e", "g", "h", "self"]),
    Case(
      testDescription: "a case is no read", code: "func f() { use(.a, A.b) }",
      names: ["A", "b", "use"]),
    Case(
      testDescription: "parameters and variables are local",
      code: """
        class A {
          var a = b
          init(c: Int, d e: Int) { a = c + e; d() }
          var g: Int { get { let h = i; return h } set(j) { a = j } }
          func k() { let l: (Int) -> Int = { $0 }; m.map { n in n + l(n) }; m.map { (o: Int) in o } }
        }
        """, names: ["b", "d", "i", "m", "map"]),
    Case(
      testDescription: "local names begin with their declaration and end with their braces",
      code: """
        func f() {
          do { let a = a }
          if let b { use(b) } else { c() }
          guard let d = d, case .some(let e) = e else { return }
          for g in g where g.h { use(d, e) }
          switch i { case .x(let i): use(i); default: j() }
          run { [weak k, l = m] in use(k, l) }
        }
        """, names: ["a", "b", "c", "d", "e", "g", "h", "i", "j", "k", "m", "run", "use"]),
    Case(
      testDescription: "a subclass that observes a property reads it",
      code: "class A: B { override var a: Int { didSet { use() } } }", names: ["a", "use"]),
  ])
  func namesAreReadWhereTheirValueIsUsed(_ test: Case) {
    let names = NameReads.names(in: [SourceText(path: "File.swift", text: test.code)])
    #expect(names.subtracting(["$0"]).sorted() == test.names.sorted())
  }

  @Test func keptAreTheStoredPropertiesThatLessonsSetAndNothingReads() {
    let code = """
      open class A {
        open var kept = 1
        open weak var lazily: A?
        public static var shared = 1
        public let constant = 1
        open private(set) var ours = 1
        open var computed: Int { get { 1 } set {} }
        open var observed = 1 { didSet { act() } }
        open var inVain = 1 { didSet {} }
        /// Type-checks only: no.
        open var typed = 1
        open var read = 1
        open var one = 1, two = 2
        var hidden = 1
        init(kept: Int) { self.kept = kept }
        func f() { use(read, A.two) }
      }
      public protocol P { var required: Int { get set } }
      """
    let source = SourceText(path: "File.swift", text: code)
    let symbols = Symbols([("M", [source])])
    #expect(
      symbols.kept(besides: NameReads.names(in: [source])).map(\.name)
        == ["A.kept", "A.lazily", "A.shared", "A.inVain", "A.one"])
  }

  @Test func ofTheDeviceSomeAreKeptAndOthersRead() throws {
    let read = try NameReads.ofTheSimulation.get()
    let kept = Set(try Symbols.ofThisPackage.get().kept(besides: read).map(\.name))
    #expect(kept.contains("UIStepper.stepValue"))
    #expect(!kept.contains("UIView.isHidden"))
    #expect(!kept.contains("UIViewController.title"))
  }
}
