import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What goes wrong with audio units, and what their hosts are told about it.
@Suite struct AudioRefusalTests {
  @Test(
    arguments: [
      ("aufx gain Else", "Factory", "NSOSStatusErrorDomain -3000"),
      ("aufx gain Demo", "Other", "NSCocoaErrorDomain 4099"),
      ("aufx gain Demo", "Missing", "NSOSStatusErrorDomain -10875"),
    ])
  func whatIsNoUnitCantBeLoaded(
    _ name: String, _ principalClass: String, _ failure: String
  ) async throws {
    var lesson = AudioLesson()
    lesson.principalClass = principalClass
    lesson.scene = """
      let unit = device.load(audioUnit: "\(name)")
      print(unit.failure?.description ?? "loaded")
      print(unit.prepare()?.description ?? "ready", unit.render([[1]]).status)
      print(unit.open() == nil, unit.parameters.count, unit.state == nil)
      """
    let number = failure.split(separator: " ").last ?? ""
    #expect(
      try await lesson.run().text(of: "Scene")
        == "\(failure)\n\(failure) \(number)\ntrue 0 true\n")
  }

  @Test(
    .shows("AUAudioUnitFactory.createAudioUnit(with:)"),
    arguments: [
      ("throw NSError(domain: \"Mine\", code: 5)", "Mine 5"),
      ("fatalError(\"no\")", "NSOSStatusErrorDomain -66749"),
      (
        "Thread.sleep(forTimeInterval: 60); return try Unit(componentDescription: desc)",
        "NSOSStatusErrorDomain -66754"
      ),
    ])
  func aFactoryThatMakesNoUnitIsHeardOf(_ body: String, _ failure: String) async throws {
    var lesson = AudioLesson()
    lesson.create = "try { () throws -> Unit in \(body) }()"
    lesson.scene = """
      print(device.load(audioUnit: "aufx gain Demo").failure?.description ?? "loaded")
      """
    #expect(try await lesson.run().text(of: "Scene") == failure + "\n")
  }

  @Test(
    .shows(
      "kAudioUnitErr_Uninitialized", "kAudioUnitErr_TooManyFramesToProcess",
      "kAudioUnitErr_NoConnection"))
  func aUnitRendersOnlyWhatWasAgreed() async throws {
    var lesson = AudioLesson()
    lesson.scene = """
      let unit = device.load(audioUnit: "aufx gain Demo")
      print(unit.render([[1]]).status)
      unit.prepare(frames: 2)
      print(unit.render([[1, 2, 3]]).status, unit.render([[1, 2]]).channels)
      print(unit.render(frames: 2).status)
      unit.close()
      print(unit.render([[1]]).status, unit.set("gain", to: 1)?.code ?? 0)
      """
    #expect(
      try await lesson.run().text(of: "Scene") == """
        -10867
        -10874 [[1.0, 2.0]]
        -10876
        -66749 -66749\n
        """)
  }

  @Test(
    .shows("AUAudioUnit.allocateRenderResources()"),
    arguments: [
      ("throw NSError(domain: \"Mine\", code: 6)", "Mine 6"),
      ("", "ready"),
    ])
  func aUnitThatDoesNotGetReadyDoesNotRender(_ body: String, _ answer: String) async throws {
    var lesson = AudioLesson()
    lesson.members = "override func allocateRenderResources() throws { \(body) }"
    lesson.scene = """
      let unit = device.load(audioUnit: "aufx gain Demo")
      print(unit.prepare()?.description ?? "ready", unit.render([[1]]).status)
      """
    #expect(try await lesson.run().text(of: "Scene") == "\(answer) -10867\n")
  }

  @Test(arguments: [
    ("fatalError()", -66749), ("Thread.sleep(forTimeInterval: 60); return 0", -66754),
  ])
  func aUnitThatDoesNotComeBackFromRenderingIsGone(_ body: String, _ status: Int) async throws {
    var lesson = AudioLesson()
    lesson.render = body
    lesson.scene = """
      let unit = device.load(audioUnit: "aufx gain Demo")
      unit.prepare()
      print(unit.render([[1]]).status, unit.render([[1]]).status)
      print(device.load(audioUnit: "aufx gain Demo").failure?.description ?? "loaded anew")
      """
    #expect(try await lesson.run().text(of: "Scene") == "\(status) -66749\nloaded anew\n")
  }

  @Test(
    arguments: [
      ("<key>type</key><string>auxx</string>", "'type' that isn't one of"),
      ("<key>type</key><string>aufx</string>", "no four-letter 'subtype'"),
      (
        """
        <key>type</key><string>aufx</string><key>subtype</key><string>gain</string>
        <key>manufacturer</key><string>Somebody</string>
        """, "no four-letter 'manufacturer'"
      ),
      (
        """
        <key>type</key><string>aufx</string><key>subtype</key><string>gain</string>
        <key>manufacturer</key><string>Demo</string>
        """, "no 'name'"
      ),
    ])
  func anEntryThatIsNoneIsLeftOut(_ component: String, _ reason: String) async throws {
    var lesson = AudioLesson()
    lesson.component = component
    if component.contains("auxx") {
      lesson.component += """
        <key>subtype</key><string>gain</string><key>manufacturer</key><string>Demo</string>
        """
    }
    lesson.scene = "print(device.audioComponents)"
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "[]\n")
    #expect(outcome.lines.contains { $0.contains("AudioComponents[0] has") && $0.contains(reason) })
  }
}
