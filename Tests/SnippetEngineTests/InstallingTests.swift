import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What else the user can do with an app and its extensions besides using them.
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
        no extension for the share sheet is installed
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
    #expect(text == "no extension for the share sheet is installed\n[\"Share\"]\n")
    #expect(lines.filter { $0.hasPrefix("Reader: is installed") }.count == 3)
  }

  @Test func theUserPutsTheExtensionsInOrder() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      print(device.more.names, browser.share(.link("https://example.com/a")).offered)
      device.more.move("Share", to: 0)
      print(device.more.names, browser.share(.link("https://example.com/a")).offered)
      """
    let target =
      "  - {name: Another, kind: extension, identifier: com.example.Reader.Another, in: Reader}"
    let files = """
      ```swift file=Another.swift target=Another
      import UIKit
      class Another: UIViewController {}
      ```

      ```xml file=Info.plist target=Another
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
        <key>NSExtensionPrincipalClass</key><string>Another.Another</string>
        <key>NSExtensionAttributes</key><dict>
          <key>NSExtensionActivationRule</key><string>TRUEPREDICATE</string>
        </dict></dict></dict></plist>
      ```

      ```swift scene
      """
    let markdown = lesson.markdown.replacing("\n---\n## Step", with: "\n\(target)\n---\n## Step")
      .replacing("```swift scene", with: files)
    let outcome = try await Running.run(markdown).outcome
    #expect(
      outcome.text(of: "Scene") == """
        ["Another", "Share"] ["Another", "Share"]
        ["Share", "Another"] ["Share", "Another"]

        """)
  }
}
