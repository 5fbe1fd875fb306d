import DeviceEvents
import Outcomes
import SnippetEngine
import TestSupport
import Testing

/// What the user can do about an app and its extensions besides using them.
@Suite struct InstallingTests {
  private func printed(_ scene: String) async throws -> (text: String, lines: [String]) {
    var lesson = ShareLesson()
    lesson.scene = "import ExtensionHost\n" + scene
    let outcome = try await Running.run(lesson.markdown).outcome
    return (outcome.text(of: "Scene"), outcome.lines)
  }

  @Test func anExtensionThatIsSwitchedOffUnderMoreIsNotOffered() async throws {
    let (text, lines) = try await printed(
      """
      print(device.more)
      device.more.turnOff("Share")
      print(device.open(.browser).share(.link("https://example.com/a")))
      print(device.more)
      device.more.turnOn("Share")
      print(device.open(.browser).share(.link("https://example.com/a")).offered)
      """)
    #expect(
      text == """
        Share: on
        Share: not offered (switched off under More)
        Share: off
        ["Share"]

        """)
    #expect(lines.contains("Share: is switched off under More"))
  }

  @Test func anAppThatIsDeletedTakesItsExtensionsAndContainersAlong() async throws {
    let (text, lines) = try await printed(
      """
      let browser = device.open(.browser)
      browser.share(.link("https://example.com/a")).pick("Share")
      print(device.container("group.reader").defaults)
      device.uninstall("Reader")
      print(browser.share(.link("https://example.com/a")))
      device.install("Reader")
      print(device.container("group.reader"))
      print(browser.share(.link("https://example.com/a")).offered)
      """)
    #expect(
      text == """
        ["links": "[\\"https://example.com/a\\"]"]
        no extension is installed
        empty
        ["Share"]

        """)
    #expect(lines.contains("Reader: is deleted"))
  }

  @Test func aDevelopmentRunThatCopiesOnlyWhenInstallingHasNoExtension() async throws {
    let (text, lines) = try await printed(
      """
      device.runCopyingOnlyWhenInstalling("Reader")
      print(device.open(.browser).share(.link("https://example.com/a")))
      device.install("Reader")
      print(device.open(.browser).share(.link("https://example.com/a")).offered)
      """)
    #expect(text == "no extension is installed\n[\"Share\"]\n")
    #expect(lines.filter { $0.hasPrefix("Reader: is installed") }.count == 3)
  }
}
