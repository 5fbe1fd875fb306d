import Findings
import Portability
import Testing

/// Code that can't be ported: the marker is where the finding must be.
struct Unportable: CustomTestStringConvertible, Sendable {
  let source: String
  let message: String
  var severity = Severity.error

  var testDescription: String { source }
}

/// What is reported.
struct FindingTests {
  @Test(arguments: [
    Unportable(
      source: "class A { 👉@NSManaged var a = 1 }",
      message:
        "'@NSManaged' is supported only on one variable with a type, and on the methods "
        + "that Xcode generates for a relationship"),
    Unportable(
      source: "@objc protocol P { @objc 👉optional func f() }",
      message: "An 'optional' requirement needs the Objective-C runtime"),
    Unportable(
      source: "let a = 👉#selector(tap())", message: "'#selector' needs the name of a method"),
    Unportable(
      source: "let a = 👉#keyPath(b[0].c)",
      message: "'#keyPath' is supported only for a chain of names"),
    Unportable(
      source: "class A { func f() async {}; let a = 👉#selector(f) }",
      message: "'f' is async or throws, so the simulation has no selector for it"),
    Unportable(
      source: "class A: UIViewController { func f() {}; func g() { use(👉#selector(f)) } }",
      message:
        "Argument of '#selector' refers to instance method 'f()' that is not exposed to Objective-C"
    ),
    Unportable(
      source: "class A: NSObject {}; extension A { func f(_ a: Any) { use(👉#selector(A.f(_:))) } }",
      message:
        "Argument of '#selector' refers to instance method 'f(_:)' that is not exposed to Objective-C"
    ),
    Unportable(
      source: "class A: NSObject { @objc func 👉f() throws {} }",
      message: "No selector reaches 'f' of 'A': the method is async or throws",
      severity: .warning),
    Unportable(
      source: "func g() { class A: NSObject { @objc func 👉f() {} } }",
      message: "No selector reaches 'f' of 'A': the class is local to a function",
      severity: .warning),
    Unportable(
      source: "class A<T>: NSObject { @objc func 👉f() {} }",
      message: "No selector reaches 'f' of 'A': the class is generic", severity: .warning),
    Unportable(
      source: "class A { private class B: NSObject { @objc private func 👉f() {} } }",
      message: "No selector reaches 'f' of 'A.B': both are private", severity: .warning),
  ])
  func formIsReportedAtItsPlace(_ unportable: Unportable) {
    let (source, position) = marked(unportable.source)
    let findings = Portability.makePortable(source: source, file: "Sample.swift").findings
    #expect(findings.map(\.message) == [unportable.message])
    #expect(findings.map(\.range?.start) == [position])
    #expect(findings.map(\.severity) == [unportable.severity])
    #expect(findings.allSatisfy { $0.kind == .unportable && $0.file == "Sample.swift" })
    #expect(findings.allSatisfy { $0.remedy != nil })
  }

  @Test func ordinaryFormsAreNotReported() {
    let source = """
      class A: UIViewController {
        @IBOutlet var label: UILabel!
        @objc func f(_ sender: Any) { use(#selector(f)) }
        func three(_ a: Int, _ b: Int, _ c: Int) async throws {}
      }
      """
    #expect(Portability.makePortable(source: source, file: "Sample.swift").findings.isEmpty)
  }

  @Test(arguments: [
    "@objcMembers class A: NSObject { func f() {}; func g() { use(#selector(f)) } }",
    "class A: UIView { @IBAction func f() {}; func g() { use(#selector(f)) } }",
    "class A: UIView { override func f() {}; func g() { use(#selector(f)) } }",
    "class A: UIView {}; @objc extension A { func f() {}; func g() { use(#selector(A.f)) } }",
    "class A: UIView, Mine { func f() {}; func g() { use(#selector(f)) } }",
    "class A: UIView, UITextFieldDelegate { func f(_ a: UITextField) { use(#selector(f(_:))) } }",
    "class A: UIView { func f() {}; func g() { use(#selector(other.f)) } }",
    "class A: UIView { func g() { use(#selector(layoutSubviews)) } }",
  ])
  func aMethodThatMayBeExposedIsNotReported(_ source: String) {
    #expect(Portability.makePortable(source: source, file: "Sample.swift").findings.isEmpty)
  }

  @Test(arguments: ["class A { @objc func f( }", "@objc class {", "#if os(iOS)\n"])
  func brokenSourceIsLeftToTheCompiler(_ source: String) {
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    #expect(result.text == source)
    #expect(result.findings.isEmpty)
  }
}
