import Foundation
import TestSupport
import Testing

/// tutor on a terminal, which belongs to the user and not to the programs.
@Suite struct TerminalTests {
  /// Tries to make the user's shell read a line that the user hasn't typed.
  private static let attempt = """
    let terminal = open("/dev/tty", O_RDWR)
    print("opened:", terminal >= 0)
    for file in [0, 1, 2, terminal] {
      for character in "echo typed by a program\\n".utf8 {
        var key = CChar(character)
        if ioctl(file, UInt(TIOCSTI), &key) == 0 { print("typed into", file) }
      }
    }
    """

  private static let lesson = """
    ---
    format: 1
    id: terminal
    title: The terminal
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - {name: Share, kind: extension, identifier: com.example.Reader.Share, in: Reader}
    ---
    ## On its own

    ```swift
    import Foundation
    \(attempt)
    ```

    ```text output
    opened: false
    ```

    ## On the device

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    ```

    ```swift file=ShareViewController.swift target=Share
    import UIKit
    class ShareViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
    \(attempt)
        extensionContext?.completeRequest(returningItems: nil)
      }
    }
    ```

    ```xml file=Info.plist target=Share
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ShareViewController</string>
      <key>NSExtensionAttributes</key><dict>
        <key>NSExtensionActivationRule</key><string>TRUEPREDICATE</string></dict></dict></dict></plist>
    ```

    ```swift scene
    import ExtensionHost
    import Foundation
    \(attempt)
    _ = device.open(.browser).share(.link("https://example.com/a")).pick("Share")
    ```

    ```text output
    opened: false
    ```

    ```text output=Share
    opened: false
    ```

    """

  @Test func noProgramReachesTheTerminalOrTypesIntoIt() throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(Self.lesson, to: "lesson.md")
    let terminal = try Terminal()
    // The terminal's session goes on afterwards, as a shell's does.
    let shell = try terminal.start(
      [
        "/bin/sh", "-c", "\"$0\" run lesson.md; echo \"status: $?\"; sleep 100",
        BuildProducts.executable("tutor").path,
      ], environment: tutor.environment, in: tutor.folder.url)
    defer {
      kill(-shell, SIGKILL)
      waitpid(shell, nil, 0)
    }
    #expect(terminal.shows("status: 0", seconds: 120), "\(terminal.screen)")
    #expect(terminal.unreadInput == 0)
  }
}
