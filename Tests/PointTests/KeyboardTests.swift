import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Custom keyboards: how they appear, what they do to a field, and what they know about it.
@Suite struct KeyboardTests {
  private func run(_ lesson: KeyboardLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "UIInputViewController.textDocumentProxy", "UITextDocumentProxy.documentContextBeforeInput",
      "UITextDocumentProxy.documentContextAfterInput",
      "UITextDocumentProxy.adjustTextPosition(byCharacterOffset:)",
      "UITextDocumentProxy.documentIdentifier", "UITextDocumentProxy.documentInputMode"),
    .shows("UIInputViewController.textDidChange(_:)", "UIInputViewController.textWillChange(_:)"),
    .shows("UITextDocumentProxy", "UIInputViewController", "UITextInputDelegate"),
    .shows("UITextInputDelegate.textDidChange(_:)", "UITextInputDelegate.textWillChange(_:)"))
  func whatIsTypedChangesTheFieldAndItsDelegateIsAsked() async throws {
    var lesson = KeyboardLesson(
      scene: KeyboardLesson.using("keys.tap(\"go\")\nprint(app.screen)"))
    lesson.field = """
      field.text = "xy"
      field.returnKeyType = .search
      field.delegate = self
      field.addAction(UIAction { [unowned self] _ in print("changed: \\(field.text!)") }, for: .editingChanged)
      """
    lesson.app = """
      func textField(
        _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
      ) -> Bool {
        print(range, "'\\(text)'")
        return text != "no"
      }
      """
    lesson.go = """
      proxy.insertText("a👍")
      proxy.insertText("no")
      proxy.adjustTextPosition(byCharacterOffset: -2)
      proxy.deleteBackward()
      proxy.insertText("b")
      """
    lesson.keyboard = """
      override func textWillChange(_ input: UITextInput?) { print("will", about) }
      override func textDidChange(_ input: UITextInput?) { print("did", about) }
      private lazy var identifier = textDocumentProxy.documentIdentifier
      private var about: String {
        let proxy = textDocumentProxy
        return "\\(proxy.documentContextBeforeInput ?? "-")|\\(proxy.documentContextAfterInput ?? "-") "
          + "\\(proxy.hasText) \\(proxy.returnKeyType == .search) \\(identifier == proxy.documentIdentifier) "
          + (proxy.documentInputMode?.primaryLanguage ?? "-")
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Reader") == """
        {2, 0} 'a👍'
        changed: xya👍
        {5, 0} 'no'
        {1, 1} ''
        changed: xa👍
        {1, 0} 'b'
        changed: xba👍\n
        """)
    #expect(
      outcome.text(of: "Keys") == """
        will xy|- true true true en-US
        did xy|- true true true en-US
        will xyab|no true true true en-US
        did xb|a👍 true true true en-US\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Keys: ") && !$0.contains("prints") } == [
        "Keys: is switched on among the keyboards", "Keys: is launched as an extension",
        "Keys: Keys.Keys is made", "Keys: is called: textDidChange(_:)",
        #"Keys: the user taps "go""#, #"Keys: inserts "a👍" in Reader"#,
        #"Keys: inserts "no" in Reader"#,
        "Keys: moves the cursor by -2 in Reader", "Keys: deletes backward in Reader",
        #"Keys: inserts "b" in Reader"#, "Keys: ends with the run",
      ])
  }

  @Test(
    .shows(
      "UIInputViewController.selectionWillChange(_:)",
      "UITextInputDelegate.selectionWillChange(_:)",
      "UITextInputDelegate.selectionDidChange(_:)",
      "UIInputViewController.selectionDidChange(_:)", "UITextDocumentProxy.selectedText",
      "UITextDocumentProxy.setMarkedText(_:selectedRange:)", "UITextDocumentProxy.unmarkText()"))
  func theKeyboardIsToldWhatTheAppAndTheUserDo() async throws {
    var lesson = KeyboardLesson(
      scene: KeyboardLesson.using(
        """
        app.tap("other")
        for _ in 0..<3 { keys.tap("go") }
        print(app.screen)
        """))
    lesson.field = """
      other.text = "one two"
      other.delegate = self
      """
    lesson.app = """
      func textViewDidChange(_ view: UITextView) {
        if view.text.contains("x") { view.selectedRange = NSRange(location: 0, length: 3) }
      }
      """
    lesson.go = """
      if proxy.documentContextAfterInput == "!" {
        proxy.insertText("x")
      } else if proxy.documentContextBeforeInput?.hasSuffix("!") == true {
        proxy.adjustTextPosition(byCharacterOffset: -1)
      } else {
        proxy.setMarkedText("?", selectedRange: NSRange(location: 1, length: 0))
        proxy.setMarkedText("!", selectedRange: NSRange(location: 1, length: 0))
        proxy.unmarkText()
      }
      """
    lesson.keyboard = """
      override func selectionWillChange(_ input: UITextInput?) { print("selection will", input == nil) }
      override func selectionDidChange(_ input: UITextInput?) { print("selection did") }
      override func textDidChange(_ input: UITextInput?) {
        print(textDocumentProxy.documentContextBeforeInput ?? "-", textDocumentProxy.selectedText ?? "-")
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Keys") == """
        - -
        one two -
        one two! -
        selection will true
        one two -
        selection did
        - one\n
        """)
    #expect(outcome.text(of: "Scene").contains("textView \"one twox!\""))
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var field = ""
    var app = ""
    var isOn = true
    var principalClass = "Keys"
    var line: String
  }

  @Test(
    .shows(
      "UIApplicationDelegate.application(_:shouldAllowExtensionPointIdentifier:)",
      "UIApplication.ExtensionPointIdentifier.keyboard"),
    arguments: [
      Refusal(
        testDescription: "off after installation", isOn: false,
        line: "isn't asked: the user hasn't added it to the keyboards in Settings"),
      Refusal(
        testDescription: "a secure field", field: "field.isSecureTextEntry = true",
        line: "isn't asked: a secure field gets the system keyboard (documented)"),
      Refusal(
        testDescription: "telephone numbers", field: "field.keyboardType = .phonePad",
        line: "isn't asked: a phone number field gets the system keyboard (documented)"),
      Refusal(
        testDescription: "an input view", field: "field.inputView = UIView()",
        line: "isn't asked: the field has an input view of its own"),
      Refusal(
        testDescription: "an app that allows none",
        app: """
          func application(
            _ application: UIApplication,
            shouldAllowExtensionPointIdentifier point: UIApplication.ExtensionPointIdentifier
          ) -> Bool { point != .keyboard }
          """,
        line: "isn't asked: the app doesn't allow custom keyboards"),
      Refusal(
        testDescription: "another class", principalClass: "Other",
        line:
          "can't work for the system: 'Other' isn't of the class that this extension point requires"
      ),
    ])
  func theSystemsKeyboardComesInstead(_ test: Refusal) async throws {
    var lesson = KeyboardLesson(scene: KeyboardLesson.using("print(keys.screen.isEmpty)"))
    if !test.isOn { lesson.scene = String(lesson.scene.drop { $0 != "\n" }) }
    lesson.field = test.field
    lesson.app = test.app
    lesson.principalClass = test.principalClass
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(outcome.lines.contains("Keys: \(test.line)"))
  }

  @Test(
    .shows("UIInputViewController.hasFullAccess"), arguments: [true, false])
  func fullAccessOpensTheGroupThePasteboardAndTheNetwork(_ isAllowed: Bool) async throws {
    var lesson = KeyboardLesson(
      scene: """
        let server = device.webServer()
        server.answer("/", body: "hello")
        device.turnOn(keyboard: "Keys", fullAccess: \(isAllowed))
        let app = device.open("Reader")
        app.type(server.url.absoluteString, into: "field")
        app.useKeyboard("Keys").tap("go")
        device.wait(seconds: 2)
        """)
    lesson.app = """
      func applicationDidBecomeActive(_ application: UIApplication) {
        UIPasteboard.general.string = "copied"
        UserDefaults(suiteName: "group.reader")?.set("app's", forKey: "name")
      }
      """
    lesson.go = """
      let group = UserDefaults(suiteName: "group.reader")!
      print(hasFullAccess, group.string(forKey: "name") ?? "-")
      group.set("keyboard's", forKey: "other")
      let file = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.reader")!.appendingPathComponent("a.txt")
      print((try? Data("a".utf8).write(to: file)) != nil)
      print(UIPasteboard.general.string ?? "nothing", UIPasteboard.general.hasStrings)
      let server = URL(string: proxy.documentContextBeforeInput ?? "")!
      URLSession.shared.dataTask(with: server) { data, _, error in
        print(error == nil ? data.map { String(decoding: $0, as: UTF8.self) } ?? "" : "no network")
      }.resume()
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Keys")
        == (isAllowed
          ? "true app's\ntrue\ncopied true\nhello\n"
          : "false app's\nfalse\nnothing false\nno network\n"))
  }

  @Test(
    .shows(
      "UIInputViewController.advanceToNextInputMode()", "UIInputViewController.dismissKeyboard()",
      "UIInputViewController.handleInputModeList(from:with:)"),
    arguments: ["advanceToNextInputMode()", "dismissKeyboard()", ""])
  func theKeyboardLeaves(_ way: String) async throws {
    var lesson = KeyboardLesson(
      scene: KeyboardLesson.using(
        """
        keys.tap("\(way.isEmpty ? "next" : "go")")
        print(keys.screen.isEmpty)
        """))
    lesson.go = way
    lesson.keyboard = """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let key = UIButton(type: .system)
        key.setTitle("next", for: .normal)
        key.frame = CGRect(x: 100, y: 10, width: 60, height: 40)
        key.addTarget(self, action: #selector(handleInputModeList(from:with:)), for: .allTouchEvents)
        if !needsInputModeSwitchKey { view.addSubview(key) }
      }
      """
    lesson.field = "field.addAction(UIAction { _ in print(\"ended\") }, for: .editingDidEnd)"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    let isDismissed = way == "dismissKeyboard()"
    #expect(outcome.text(of: "Reader") == (isDismissed ? "ended\n" : ""))
    let leaving = isDismissed ? "dismisses the keyboard" : "switches to the next keyboard"
    #expect(outcome.lines.filter { $0 == "Keys: \(leaving) in Reader" }.count == 1)
  }

  @Test(
    .shows(
      "UIInputViewController.requestSupplementaryLexicon(completion:)",
      "UIInputViewController.requestSupplementaryLexicon()"),
    .shows("UILexicon.entries", "UILexiconEntry.documentText", "UILexiconEntry.userInput"),
    arguments: [
      "requestSupplementaryLexicon { show($0) }",
      "Task { show(await requestSupplementaryLexicon()) }",
    ])
  func theKeyboardIsGivenTheUsersWords(_ request: String) async throws {
    var lesson = KeyboardLesson(scene: "")
    lesson.scene =
      "device.replaceText(\"ty\", with: \"Thank you\")\n"
      + KeyboardLesson.using("keys.tap(\"go\")")
    lesson.go = """
      func show(_ lexicon: UILexicon) {
        for entry in lexicon.entries { print(entry.userInput, entry.documentText, Thread.isMainThread) }
      }
      \(request)
      """
    #expect(
      try await run(lesson).text(of: "Keys") == "omw On my way! true\nty Thank you true\n")
  }

  @Test(arguments: [
    (
      #"device.turnOn(keyboard: "Keys", fullAccess: true)"#,
      "Settings doesn't offer full access for 'Keys': its NSExtensionAttributes don't "
        + "set RequestsOpenAccess to true"
    ),
    (
      #"device.turnOn(keyboard: "Other")"#,
      "no keyboard 'Other' is installed: there are 'Keys'"
    ),
    (
      #"device.turnOn(keyboard: "Keys"); device.open("Reader").useKeyboard("Keys")"#,
      "nothing is being edited in 'Reader': tap a field or a text view first"
    ),
  ])
  func aSceneIsToldWhatItCantDo(_ scene: String, _ reason: String) async throws {
    var lesson = KeyboardLesson(scene: scene)
    lesson.asksForAccess = false
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains(reason) })
  }
}
