import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Values that iCloud keeps for an app and its extension.
@Suite struct CloudTests {
  private static let entitlement = """
    <key>com.apple.developer.ubiquity-kvstore-identifier</key>
    <string>$(TeamIdentifierPrefix)com.example.Reader</string>
    """

  private func run(_ change: (inout ShareLesson) -> Void) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.moreAppEntitlements = Self.entitlement
    lesson.moreEntitlements = Self.entitlement
    change(&lesson)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static func app(_ body: String, members: String = "") -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let store = NSUbiquitousKeyValueStore.default
      func applicationDidBecomeActive(_ application: UIApplication) {
        \(body)
      }
      \(members)
    }
    """
  }

  @Test(
    .shows("NSUbiquitousKeyValueStore", "NSUbiquitousKeyValueStore.default"),
    .shows("NSUbiquitousKeyValueStore.set(_: Any?, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: String?, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: Data?, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: [Any]?, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: [String: Any]?, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: Int64, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: Double, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.set(_: Bool, forKey:)"),
    .shows("NSUbiquitousKeyValueStore.object(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.string(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.data(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.array(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.dictionary(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.longLong(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.double(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.bool(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.removeObject(forKey:)"),
    .shows("NSUbiquitousKeyValueStore.synchronize()", "NSUbiquitousKeyValueStore.init()"),
    .shows("NSUbiquitousKeyValueStore.dictionaryRepresentation"))
  func anAppAndItsExtensionHaveOneStore() async throws {
    let outcome = try await run { lesson in
      lesson.appCode = Self.app(
        """
        store.set("dark", forKey: "theme")
        store.set(Data([1, 2]), forKey: "data")
        store.set(["a", "b"], forKey: "list")
        store.set(["a": 1], forKey: "table")
        store.set(Int64(7), forKey: "count")
        store.set(1.5, forKey: "size")
        store.set(true, forKey: "isOn")
        store.set("x" as Any?, forKey: "gone")
        print(store.object(forKey: "gone") ?? "none", store.synchronize())
        store.removeObject(forKey: "gone")
        """)
      lesson.extensionCode = """
        import UIKit
        class ShareViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let store = NSUbiquitousKeyValueStore()
            print(store.string(forKey: "theme") ?? "-", store.data(forKey: "data") ?? Data())
            print(store.array(forKey: "list") ?? [], store.dictionary(forKey: "table") ?? [:])
            print(store.longLong(forKey: "count"), store.double(forKey: "size"))
            print(store.bool(forKey: "isOn"), store.bool(forKey: "gone"))
            print(store.dictionaryRepresentation.keys.sorted())
            extensionContext?.completeRequest(returningItems: nil)
          }
        }
        """
      lesson.scene = """
        import ExtensionHost
        device.open("Reader")
        print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
        print(device.cloudValues(of: "Reader")["theme"] ?? "-")
        """
    }
    #expect(outcome.text(of: "Reader") == "x true\n")
    #expect(
      outcome.text(of: "Share") == """
        dark 2 bytes
        ["a", "b"] ["a": 1]
        7 1.5
        true false
        ["count", "data", "isOn", "list", "size", "table", "theme"]\n
        """)
    #expect(outcome.text(of: "Scene").hasSuffix("dark\n"))
  }

  @Test(
    .shows("NSUbiquitousKeyValueStore.didChangeExternallyNotification"),
    .shows("NSUbiquitousKeyValueStoreChangeReasonKey", "NSUbiquitousKeyValueStoreServerChange"),
    .shows("NSUbiquitousKeyValueStoreChangedKeysKey"))
  func anAppIsToldWhatAnotherDeviceHasChanged() async throws {
    let outcome = try await run { lesson in
      lesson.appCode = Self.app(
        """
        NotificationCenter.default.addObserver(
          forName: NSUbiquitousKeyValueStore.didChangeExternallyNotification, object: store,
          queue: .main
        ) { [store] note in
          let keys = note.userInfo?[NSUbiquitousKeyValueStoreChangedKeysKey] as? [String] ?? []
          let reason = note.userInfo?[NSUbiquitousKeyValueStoreChangeReasonKey] as? Int ?? -1
          print(keys, reason == NSUbiquitousKeyValueStoreServerChange)
          print(keys.map { store.object(forKey: $0) ?? "none" })
        }
        """)
      lesson.scene = """
        import ExtensionHost
        device.open("Reader")
        device.changeInCloud("theme", to: "light", of: "Reader")
        device.changeInCloud("count", to: 3, of: "Reader")
        device.changeInCloud("theme", to: nil, of: "Reader")
        print(device.cloudValues(of: "Reader"))
        """
    }
    #expect(
      outcome.text(of: "Reader") == """
        ["theme"] true
        ["light"]
        ["count"] true
        [3]
        ["theme"] true
        ["none"]\n
        """)
    #expect(outcome.text(of: "Scene") == "[\"count\": \"3\"]\n")
  }

  @Test func withoutTheEntitlementNothingIsKept() async throws {
    let outcome = try await run { lesson in
      lesson.moreAppEntitlements = ""
      lesson.appCode = Self.app(
        """
        store.set("dark", forKey: "theme")
        print(store.string(forKey: "theme") ?? "-", store.synchronize())
        """)
      lesson.scene = "import ExtensionHost\ndevice.open(\"Reader\")"
    }
    #expect(outcome.text(of: "Reader") == "- false\n")
    let log = outcome.lines.joined(separator: "\n")
    #expect(log.contains("the entitlements lack 'com.apple.developer.ubiquity-kvstore-identifier'"))
  }
}
