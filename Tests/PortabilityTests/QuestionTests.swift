import Portability
import Testing

/// Questions that Linux would answer differently: about the system's version, or about an NSError.
struct QuestionTests {
  @Test(arguments: [
    Rewritten("if #available(iOS 18, *) {}", "if (_isiOS(18)         ) {}"),
    Rewritten("if #available(iOS 17.4, *) {}", "if (_isiOS(17, 4)        ) {}"),
    Rewritten("guard #available(iOS 9, *) else {}", "guard (_isiOS(9)         ) else {}"),
    Rewritten("if #unavailable(iOS 18) {}", "if (!_isiOS(18)       ) {}"),
    Rewritten(
      "if #available(macOS 10.15, iOS 13, *) {}", "if (_isiOS(13)                      ) {}"),
    Rewritten(
      "if #available(iOSApplicationExtension 16, *) {}",
      "if (_isiOS(16)                             ) {}"),
    Rewritten("if #available(macOS 15, *) {}", "if (true                 ) {}"),
    Rewritten("if #available(iOS 17, *), let a {}", "if (_isiOS(17)         ), let a {}"),
    Rewritten("@available(iOS 18, *) func f() {}", "@available(iOS 18, *) func f() {}"),
  ])
  func theDeviceIsAskedForItsVersion(_ question: Rewritten) {
    #expect(rewritten("import UIKit\n" + question.original) == "import UIKit\n" + question.expected)
  }

  @Test func aFileWithoutImportsGetsTheQuestion() {
    #expect(
      rewritten("let a = 1\nif #available(iOS 18, *) {}")
        == "import SimulatedFoundation; let a = 1\nif (_isiOS(18)         ) {}")
  }

  /// `W` is what Xcode says about such declarations.
  @Test(arguments: [
    Rewritten(
      "@available(iOSApplicationExtension, unavailable) func f() {}",
      "@available(*, deprecated, message: \"W\") func f() {}"),
    Rewritten(
      "@available(iOSApplicationExtension, unavailable, message: \"Ask \\\"A\\\"\", renamed: \"g\") func f() {}",
      "@available(*, deprecated, message: \"W: Ask \\\"A\\\"\", renamed: \"g\") func f() {}"),
    Rewritten(
      "@available(iOSApplicationExtension,\n  unavailable)\nclass A {}",
      "@available(*, deprecated, message: \"W\"\n)\nclass A {}"),
    Rewritten(
      "@available(iOSApplicationExtension 16, *) func f() {}",
      "@available(iOSApplicationExtension 16, *) func f() {}"),
    Rewritten(
      "@available(macOSApplicationExtension, unavailable) func f() {}",
      "@available(macOSApplicationExtension, unavailable) func f() {}"),
  ])
  func whatExtensionsMayNotUseIsMarkedAsApplesOwn(_ declaration: Rewritten) {
    let words = "unavailable in application extensions for iOS"
    #expect(rewritten(declaration.original).replacing(words, with: "W") == declaration.expected)
  }

  @Test(arguments: [
    Rewritten(
      "do {} catch let error as NSError { a() }",
      "do {} catch let error            {let error = error as NSError;  a() }"),
    Rewritten(
      "do {} catch var e as Foundation.NSError where e.code == 3 && a.e {}",
      "do {} catch var e                       where (e as NSError).code == 3 && a.e "
        + "{var e = e as NSError; _ = e; }"),
    Rewritten("do {} catch let error as URLError {}", "do {} catch let error as URLError {}"),
    Rewritten("let a = error as NSError", "let a = error as NSError"),
    Rewritten("let a = error as? NSError", "let a = _bridgedError(error)"),
    Rewritten("if let a = (b.c as? NSError)?.code {}", "if let a = (_bridgedError(b.c))?.code {}"),
    Rewritten("let a = b ?? error as! NSError", "let a = b ?? _bridgedError(error)!"),
    Rewritten("let a = b as Any as? NSError", "let a = _bridgedError(b as Any)"),
    Rewritten("switch a { case let b as NSError: c() }", "switch a { case let b as NSError: c() }"),
  ])
  func everyErrorIsAnNSError(_ code: Rewritten) {
    #expect(rewritten(code.original) == code.expected)
  }
}
