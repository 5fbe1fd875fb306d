import Portability
import Testing

/// The code that registers a file's classes.
struct RegistrationTests {
  @Test func classIsRegisteredWithItsMethods() {
    let source = """
      @objc(Share) class Share: UIViewController {
        @objc private func openURL(_ url: URL) -> Bool { true }
        @IBAction func done() {}
        @objc var text: String? = nil
        @objc func three(_ a: Int, b: Int, c: Int) {}
        func plain() {}
      }
      """
    let helpers = "ObjectiveCRegistration_Sample_bf8626fe"
    let expected = """
      import SimulatedFoundation

      extension Share {
        fileprivate nonisolated static func registerWithObjectiveC_1() {
          ObjectiveCRegistry.register(
            Share.self, name: "Share",
            methods: [
              ("openURL:", \(helpers).ask { (target: Share, first) in target.openURL(first) }),
              ("done", \(helpers).send { (target: Share) in target.done() }),
              ("text", \(helpers).ask { (target: Share) in target.text }),
              ("setText:", \(helpers).send { (target: Share, first) in target.text = first }),
            ],
            make: \(helpers).maker { Share() })
          ObjectiveCRegistry.register(keyPaths: unsafeBitCast({ [
            (\\Share.text, "text"),
          ] } as @MainActor () -> [(AnyKeyPath, String)], to: (() -> [(AnyKeyPath, String)]).self)())
        }
      }

      /// Made by tutor: tells the run time about this file's classes.
      enum \(helpers) {
        nonisolated static func all() {
          Share.registerWithObjectiveC_1()
        }

      """
    let code = generated(source)
    #expect(lines(of: code).prefix(lines(of: expected).count).joined(separator: "\n") == expected)
  }

  /// A file gets only the helpers that it calls.
  @Test(arguments: [
    ("class A: NSObject {}", ["maker"]),
    ("class A: Elsewhere { @objc func a() {} }", ["invocation", "send<T>"]),
    (
      "class A: Elsewhere { @objc func a(b: Int, c: Int) -> Int { 1 } }",
      ["invocation", "ask<T, A, B>"]
    ),
    (
      "class A: NSObject { @objc func a(b: Int) {}\n@objc func b() {}\n@objc var c = 1 }",
      ["maker", "invocation", "send<T>", "send<T, A>", "ask<T>"]
    ),
  ])
  func helpersAreThoseThatAreCalled(_ source: String, _ expected: [String]) {
    let functions = generated("@objc(X) " + source)
      .matches(of: /nonisolated static func ([a-z]+(?:<.*>)?)\(\s*_/).map { String($0.output.1) }
    #expect(functions == expected)
  }

  /// How an object is made: what the class declares, and what follows `make:`.
  @Test(arguments: [
    ("class A: NSObject {}", "A()"),
    ("class A: NSObject { override init() {} }", "A()"),
    ("class A: NSObject { private override init() {} }", "A()"),
    ("class A: NSObject { convenience init(a: Int) { self.init() } }", "A()"),
    (
      "class A: UIViewController { override init(nibName: String?, bundle: B?) {} }",
      "A(nibName: nil, bundle: nil)"
    ),
    ("@objc(X) class A: NSObject { init(a: Int) {} }", nil),
    ("@objc(X) class A: NSObject { init?() {} }", nil),
    ("@objc(X) class A: Elsewhere {}", nil),
    ("@objc(X) class A: URLProtocol {}", nil),
    ("@objc(X) class A: B {}\nclass B: NSObject { init(a: Int) {} }", nil),
    ("@objc(X) class A: A {}", nil),
    ("@objc(X) class A: B {}\nclass B: A {}", nil),
  ])
  func objectIsMadeAsInitialisersAllow(_ source: String, _ expected: String?) {
    let makers = generated(source).matches(of: /(?m)make: (?:nil|\S+\.maker { (.*) })\)$/)
    #expect(makers.first?.output.1.map(String.init) == expected)
    #expect(!makers.isEmpty)
  }

  /// The run time sees overrides of Apple's methods without a mark of their own.
  @Test(arguments: [
    ("class A: UIViewController { override func close() {} }", true),
    ("class A: B { override func close() {} }\nclass B: UIView {}", true),
    ("class A: B { override func close() {} }\nclass B: UIView { func close() {} }", false),
    ("class A: B { override func close() {} }\nclass B { func close() {} }", false),
    ("class A: UIView { override func close(_ a: Int) {} }", false),
    ("class A: UIView { override func close() -> Int { 1 } }", false),
    ("class A: UIView { func close() {} }", false),
  ])
  func overridesOfApplesMethodsAreRegistered(_ source: String, _ isRegistered: Bool) {
    #expect(generated(source).contains("(\"close\", ") == isRegistered)
  }

  @Test func superclassOfAnotherFileIsKnown() {
    let base = Portability.facts(source: "class Base: UIView { init() {} }", file: "Base.swift")
    #expect(generated("class A: Base {}", others: [base]).contains("maker { A() }"))
  }

  @Test(arguments: [
    "class A {}", "class A: Codable {}", "func f() { class A: NSObject {} }",
    "class A<T>: NSObject {}", "@available(*, unavailable) class A: NSObject {}",
    "struct A { func f() {} }", "extension A { func f() {} }", "",
  ])
  func nothingIsRegistered(_ source: String) {
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    #expect(result.text == source)
    #expect(result.facts.registration == nil)
  }

  @Test(arguments: [
    ("class A { struct B { class C: NSObject {} } }", "extension A.B.C {"),
    ("class A { private class B: NSObject {} }", "extension A {"),
    ("private class A: NSObject {}", "extension A {"),
    ("#if DEBUG\nclass A: NSObject {}\n#endif", "#if (DEBUG)\nextension A {"),
    ("#if os(iOS)\n#else\nclass A: NSObject {}\n#endif", "#if !((true))\nextension A {"),
    ("extension UIView { @objc func f() {} }", "extension UIView {"),
  ])
  func extensionReachesClass(_ source: String, _ expected: String) {
    #expect(generated(source).contains(expected))
  }

  @Test func targetRegistersAllItsFiles() {
    let files = ["B/a-b.swift", "a_b.swift", "C.swift"].map { file in
      let source = file == "C.swift" ? "let a = 1" : "class A: NSObject {}"
      return Portability.makePortable(source: source, file: file).facts
    }
    let expected = """
      /// Made by tutor: tells the run time about the classes of 'Share'.
      enum ObjectiveCRegistration {
        nonisolated static func all() {
          ObjectiveCRegistration_a_b_74a663.all()
          ObjectiveCRegistration_a_b_3ba33140.all()
        }
      }

      """
    #expect(Portability.registrationFile(for: files, module: "Share") == expected)
  }
}
