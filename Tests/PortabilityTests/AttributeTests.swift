import Testing

/// Objective-C attributes and modifiers.
struct AttributeTests {
  @Test(arguments: [
    Rewritten("@objc func f() {}", "      func f() {}"),
    Rewritten("@objc(doIt:) func f(a: Int) {}", "             func f(a: Int) {}"),
    Rewritten("@IBOutlet weak var label: Label?", "          weak var label: Label?"),
    Rewritten("@IBAction func f(_ s: Any) {}", "          func f(_ s: Any) {}"),
    Rewritten("@IBInspectable var a = 1", "               var a = 1"),
    Rewritten("@nonobjc func f() {}", "         func f() {}"),
    Rewritten("@objc dynamic let a = 1", "              let a = 1"),
    Rewritten("@MainActor @objc func f() {}", "@MainActor       func f() {}"),
    Rewritten(
      "var a: (@convention(block) () -> Void)?", "var a: (                   () -> Void)?"),
  ])
  func memberAttributeBecomesSpaces(_ member: Rewritten) {
    #expect(rewritten("class A {\n\(member.original)\n}") == "class A {\n\(member.expected)\n}")
  }

  /// `W` and `D` are the reports before and after a change.
  @Test(arguments: [
    Rewritten(
      "@objc dynamic var a = 1", "              var a = 1 { willSet { W } didSet { D } }"),
    Rewritten(
      "@objc dynamic var a: Int { didSet { f() } }",
      "              var a: Int { willSet { W } didSet { defer { D }; f() } }"),
    Rewritten(
      "@objc dynamic var a = 1 { willSet { f() } }",
      "              var a = 1 { didSet { D } willSet { W; f() } }"),
    Rewritten(
      "@objc dynamic var a: Int { get { 1 } set { f() } }",
      "              var a: Int { get { 1 } set { W; defer { D }; f() } }"),
    Rewritten("@objc dynamic var a: Int { 1 }", "              var a: Int { 1 }"),
  ])
  func dynamicPropertyReportsItsChanges(_ member: Rewritten) {
    let registry = "SimulatedFoundation.ObjectiveCRegistry"
    let text = rewritten("class A {\n\(member.original)\n}")
      .replacing("\(registry).willChange(self, \"a\")", with: "W")
      .replacing("\(registry).didChange(self, \"a\")", with: "D")
    #expect(text == "class A {\n\(member.expected)\n}")
  }

  /// `override` goes if only the run time has the method, and stays below a class of the program.
  @Test func overrideOfKeyValueMethodsGoesAway() {
    let method = "func value(forUndefinedKey key: String) -> Any? { nil }"
    let source = "class A: NSObject { override \(method) }\nclass B: A { override \(method) }"
    #expect(
      rewritten(source)
        == "class A: NSObject {          \(method) }\nclass B: A { override \(method) }")
  }

  @Test(arguments: [
    Rewritten("@objc(Name) class A: NSObject {}", "            class A: NSObject {}"),
    Rewritten("@objcMembers class A: NSObject {}", "             class A: NSObject {}"),
    Rewritten("@IBDesignable class A: UIView {}", "              class A: UIView {}"),
    Rewritten("@objc enum E: Int { case a }", "      enum E: Int { case a }"),
    Rewritten("@UIApplicationMain class A: B {}", "@main              class A: B {}"),
    Rewritten("@NSApplicationMain class A: B {}", "@main              class A: B {}"),
    Rewritten("@main struct A {}", "@main struct A {}"),
  ])
  func typeAttributeBecomesSpacesOrMain(_ type: Rewritten) {
    #expect(rewritten(type.original) == type.expected)
  }

  @Test func attributeOnItsOwnLineLeavesItsLine() {
    #expect(rewritten("@objc\n(Name)\nclass A {}") == "@objc\n(Name)\nclass A {}")
    #expect(rewritten("@objc(Name)\nclass A {}") == "           \nclass A {}")
  }

  @Test(arguments: [
    Rewritten("@objc protocol P {}", "      protocol P: AnyObject {}"),
    Rewritten("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
    Rewritten("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
    Rewritten("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    Rewritten("protocol P {}", "protocol P {}"),
  ])
  func protocolStaysOneForClasses(_ declaration: Rewritten) {
    #expect(rewritten(declaration.original) == declaration.expected)
  }
}
