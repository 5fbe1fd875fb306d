import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// A user who has to prove their identity, played by a scene.
@Suite struct ProofTests {
  /// An app that wants proof whenever it comes to the front, through the keychain and a context.
  private static let app = #"""
    import LocalAuthentication
    import Security
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "notes", kSecAttrAccount: "anna",
      ]
      func merged(_ more: [CFString: Any]) -> CFDictionary {
        query.merging(more) { _, new in new } as CFDictionary
      }
      func read(_ more: [CFString: Any]) -> String {
        var item: CFTypeRef?
        let status = SecItemCopyMatching(
          merged(more.merging([kSecReturnData: true]) { _, new in new }), &item)
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\(status)"
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let control = SecAccessControlCreateWithFlags(
          nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .userPresence, nil)!
        let item: [CFString: Any] = [
          kSecAttrAccessControl: control, kSecValueData: Data("secret".utf8),
        ]
        print("adds", SecItemAdd(merged(item), nil))
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) {
        let context = LAContext()
        print("knows", context.biometryType.rawValue, context.evaluatedPolicyDomainState == nil)
        var error: NSError?
        print(
          "can", context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error),
          error?.code ?? 0, context.biometryType.rawValue,
          context.evaluatedPolicyDomainState == nil)
        print("reads", read([kSecUseOperationPrompt: "Show the note"]))
        print("fails", read([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]))
        print("skips", read([kSecUseAuthenticationUI: kSecUseAuthenticationUISkip]))
        let bytes = [kSecValueData: Data("secret".utf8)] as CFDictionary
        print("updates", SecItemUpdate(query as CFDictionary, bytes))
        let passcode: [CFString: Any] = [
          kSecAttrAccount: "bert",
          kSecAttrAccessible: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
        ]
        print("adds", SecItemAdd(merged(passcode), nil))
        SecItemDelete(merged([kSecAttrAccount: "bert"]))
        let quiet = LAContext()
        quiet.interactionNotAllowed = true
        print("quiet", read([kSecUseAuthenticationContext: quiet]))
        let named = LAContext()
        named.localizedReason = "Read aloud"
        print("named", read([kSecUseAuthenticationContext: named]))
        quiet.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Quiet") { _, error in
          print("quiet", (error as? LAError)?.code.rawValue ?? 0)
          context.evaluatePolicy(
            .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the notes"
          ) { isProved, error in
            print("evaluates", isProved, (error as? LAError)?.code.rawValue ?? 0)
            print(
              "then",
              self.read([
                kSecUseAuthenticationContext: context,
                kSecUseAuthenticationUI: kSecUseAuthenticationUIFail,
              ]))
            Task {
              let again = try? await context.evaluatePolicy(
                .deviceOwnerAuthentication, localizedReason: "Once more")
              print("again", again ?? false)
              context.invalidate()
              print("invalid", context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
            }
          }
        }
      }
    }
    """#

  /// What the app prints and whom it asks, once a scene has said what the user does.
  private func lines(_ answer: String) async throws -> [String] {
    var lesson = ShareLesson()
    lesson.appCode = Self.app
    lesson.scene = """
      import ExtensionHost
      \(answer)
      device.open("Reader")
      device.wait(seconds: 1)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    return outcome.text(of: "Reader").split(separator: "\n").map(String.init)
      + outcome.lines.filter { $0.contains("asks the user") }
  }

  @Test(
    .shows(
      "SecAccessControlCreateWithFlags(_:_:_:_:)", "kSecUseOperationPrompt",
      "kSecUseAuthenticationContext", "LAContext.canEvaluatePolicy(_:error:)",
      "LAContext.evaluatePolicy(_:localizedReason:reply:)",
      "LAContext.evaluatePolicy(_:localizedReason:)", "LAContext.biometryType",
      "LAContext.evaluatedPolicyDomainState", "LAContext.localizedReason",
      "LAContext.interactionNotAllowed", "LAContext.invalidate()", "LABiometryType.touchID",
      "LAError.Code.notInteractive"))
  func whoProvesItIsGivenTheBytesAndAskedOnceByEachContext() async throws {
    #expect(
      try await lines("device.answerAuthentication(.succeed)") == [
        "adds 0", "knows 0 true", "can true 0 1 false", "reads secret", "fails -25308",
        "skips -25300", "updates 0", "adds 0", "quiet -25308", "named secret", "quiet -1004",
        "evaluates true 0", "then secret", "again true", "invalid false",
        #"Reader: asks the user to prove who they are ("Show the note"): they do"#,
        "Reader: asks the user to prove who they are: they do",
        #"Reader: asks the user to prove who they are ("Read aloud"): they do"#,
        #"Reader: asks the user to prove who they are ("Open the notes"): they do"#,
      ])
  }

  @Test(
    .shows(
      "SecAccessControlCreateWithFlags(_:_:_:_:)", "errSecAuthFailed", "errSecUserCanceled",
      "LAError.Code.authenticationFailed", "LAError.Code.userCancel"),
    arguments: [
      (".fail", -25_293, -1, "they can't"), (".cancel", -128, -2, "they cancel"),
    ])
  func whoDoesNotProveItIsGivenTheReason(
    _ answer: String, _ status: Int, _ code: Int, _ words: String
  ) async throws {
    #expect(
      try await lines("device.answerAuthentication(\(answer))") == [
        "adds 0", "knows 0 true", "can true 0 1 false", "reads \(status)", "fails -25308",
        "skips -25300", "updates \(status)", "adds 0", "quiet -25308", "named \(status)",
        "quiet -1004", "evaluates false \(code)", "then -25308", "again false", "invalid false",
        #"Reader: asks the user to prove who they are ("Show the note"): \#(words)"#,
        "Reader: asks the user to prove who they are: \(words)",
        #"Reader: asks the user to prove who they are ("Read aloud"): \#(words)"#,
        #"Reader: asks the user to prove who they are ("Open the notes"): \#(words)"#,
        #"Reader: asks the user to prove who they are ("Once more"): \#(words)"#,
      ])
  }

  @Test(
    .shows("LAError.Code.passcodeNotSet", "LAError.Code.biometryNotAvailable", "errSecAuthFailed"))
  func withoutAWordOfTheSceneTheDeviceKnowsItsUserByNothing() async throws {
    #expect(
      try await lines("") == [
        "adds 0", "knows 0 true", "can false -5 0 true", "reads -25293", "fails -25308",
        "skips -25300", "updates -25293", "adds -25293", "quiet -25308", "named -25293",
        "quiet -5", "evaluates false -6", "then -25308", "again false", "invalid false",
      ])
  }
}
