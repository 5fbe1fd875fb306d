import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The keychain's groups, between an extension and its app.
@Suite struct KeychainGroupTests {
  /// What both programs in the tests use.
  private static let functions = """
    import Foundation
    import Security

    func query(_ account: String, _ group: String?, _ more: [CFString: Any] = [:]) -> CFDictionary {
      var query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "sync", kSecAttrAccount: account,
      ]
      if let group { query[kSecAttrAccessGroup] = group }
      return query.merging(more) { _, new in new } as CFDictionary
    }

    func add(_ account: String, _ group: String? = nil, more: [CFString: Any] = [:]) -> OSStatus {
      let data: [CFString: Any] = [kSecValueData: Data(account.utf8)]
      return SecItemAdd(query(account, group, data.merging(more) { $1 }), nil)
    }

    func find(_ account: String, _ group: String? = nil) -> String {
      var item: CFTypeRef?
      let wish: [CFString: Any] = [kSecReturnData: true, kSecReturnAttributes: true]
      let status = SecItemCopyMatching(query(account, group, wish), &item)
      guard status == errSecSuccess, let found = item as? [String: Any],
        let data = found[kSecValueData as String] as? Data
      else { return "\\(status)" }
      let keys = [kSecAttrAccessGroup, kSecAttrAccessible].map { found[$0 as String] ?? "-" }
      return "\\(String(decoding: data, as: UTF8.self)) \\(keys)"
    }

    """

  private func entitlements(_ target: String, _ keychain: String) -> String {
    """
    ```xml file=\(target).entitlements target=\(target)
    <plist version="1.0"><dict>
      <key>com.apple.security.application-groups</key><array><string>group.reader</string></array>
      <key>keychain-access-groups</key><array>\(keychain)</array></dict></plist>
    ```


    """
  }

  private func markdown(_ lesson: ShareLesson, app: String, share: String) -> String {
    var lesson = lesson
    lesson.isEntitled = false
    let lists = entitlements("Reader", app) + entitlements("Share", share)
    return lesson.markdown.replacing("```swift scene", with: lists + "```swift scene")
  }

  @Test(
    .shows(
      "SecItemAdd(_:_:)", "SecItemCopyMatching(_:_:)", "SecItemUpdate(_:_:)", "SecItemDelete(_:)",
      "kSecAttrAccessGroup", "kSecAttrAccessible", "kSecAttrAccessibleWhenUnlocked",
      "errSecMissingEntitlement"))
  func itemsAreSharedByGroupsAndOutliveTheApp() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode =
      Self.functions + """
        import UIKit
        class ShareViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            print("own:", add("own"), "shared:", add("token", "TUTOR12345.com.example.shared"))
            print("app group:", add("note", "group.reader"))
            print("not mine:", add("x", "TUTOR12345.com.example.Reader"), find("x", "group.other"))
            print("mine by default:", find("own"))
            let move = [kSecAttrAccessGroup: "group.reader"] as CFDictionary
            print("again:", add("own"), "moved:", SecItemUpdate(query("own", nil), move))
            extensionContext?.completeRequest(returningItems: nil)
          }
        }
        """
    lesson.appCode =
      Self.functions + """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            print("own:", find("own"))
            print("shared:", find("token"))
            print("note:", find("note"), find("note", "TUTOR12345.com.example.shared"))
            print("gone:", SecItemDelete(query("note", nil)), SecItemDelete(query("note", nil)))
            print("default:", add("app"), find("app"))
          }
        }
        """
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      print(browser.share(.link("https://example.com/a")).pick("Share"))
      device.open("Reader")
      device.uninstall("Reader")
      device.install("Reader")
      device.open("Reader")
      """
    let shared = "<string>$(AppIdentifierPrefix)com.example.shared</string>"
    let outcome = try await Running.run(
      markdown(lesson, app: "", share: shared).replacing(
        "keychain-access-groups</key><array></array>",
        with: "keychain-access-groups</key><array>"
          + "<string>$(AppIdentifierPrefix)com.example.Reader</string>\(shared)</array>")
    ).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Share") == """
        own: 0 shared: 0
        app group: 0
        not mine: -34018 -34018
        mine by default: own ["TUTOR12345.com.example.shared", "ak"]
        again: -25299 moved: 0

        """)
    let found = """
      own: own ["group.reader", "ak"]
      shared: token ["TUTOR12345.com.example.shared", "ak"]

      """
    #expect(
      outcome.text(of: "Reader") == found + """
        note: note ["group.reader", "ak"] -25300
        gone: 0 -25300
        default: 0 app ["TUTOR12345.com.example.Reader", "ak"]

        """ + found + """
          note: -25300 -25300
          gone: -25300 -25300
          default: -25299 app ["TUTOR12345.com.example.Reader", "ak"]

          """)
    let lines = outcome.lines.filter { $0.contains("keychain") || $0.contains("refused") }
    #expect(
      lines == [
        #"Share: stores keychain TUTOR12345.com.example.shared["sync/own"] = 3 bytes"#,
        #"Share: stores keychain TUTOR12345.com.example.shared["sync/token"] = 5 bytes"#,
        #"Share: stores keychain group.reader["sync/note"] = 4 bytes"#,
        "Share: is refused TUTOR12345.com.example.Reader: no entitlement names it",
        "Share: is refused group.other: no entitlement names it",
        #"Share: stores keychain group.reader["sync/own"] = 3 bytes"#,
        #"Reader: removes keychain group.reader["sync/note"]"#,
        #"Reader: stores keychain TUTOR12345.com.example.Reader["sync/app"] = 3 bytes"#,
      ])
  }

  @Test func anotherTeamsGroupIsRefusedAtInstallation() async throws {
    let group = "<string>OTHER67890.com.example.shared</string>"
    let outcome = try await Running.run(markdown(ShareLesson(), app: group, share: "")).outcome
    #expect(
      outcome.lines.first
        == "Reader: is refused: Reader.app names the keychain group 'OTHER67890.com.example.shared', "
        + "which doesn't begin with $(AppIdentifierPrefix), 'TUTOR12345.'")
  }
}
