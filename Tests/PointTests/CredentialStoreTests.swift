import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What an app tells the system about its passwords.
@Suite struct CredentialStoreTests {
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What is done once ann, ben and anna are there; "try await" works.
    var code: String
    var left: String
  }

  @Test(
    .shows(
      "ASCredentialIdentityStore.saveCredentialIdentities(_: [ASPasswordCredentialIdentity])",
      "ASCredentialIdentityStore.removeCredentialIdentities(_: [ASPasswordCredentialIdentity])",
      "ASCredentialIdentityStore.removeAllCredentialIdentities()",
      "ASCredentialIdentityStore.replaceCredentialIdentities(with:)"),
    .shows(
      "ASCredentialIdentityStore.saveCredentialIdentities(_: [ASPasswordCredentialIdentity], completion:)",
      "ASCredentialIdentityStore.removeCredentialIdentities(_: [ASPasswordCredentialIdentity], completion:)",
      "ASCredentialIdentityStore.removeAllCredentialIdentities(_:)",
      "ASCredentialIdentityStore.replaceCredentialIdentities(with:completion:)",
      "ASCredentialIdentityStore.shared"),
    arguments: [
      Change(testDescription: "nothing", code: "", left: #"["anna", "ben"]"#),
      Change(
        testDescription: "the same again",
        code: "print(try await store.saveCredentialIdentities([anna]))",
        left: #"["ben", "anna"]"#),
      Change(
        testDescription: "one goes",
        code: "print(try await store.removeCredentialIdentities([anna]))",
        left: #"["ben"]"#),
      Change(
        testDescription: "all go", code: "print(try await store.removeAllCredentialIdentities())",
        left: "[]"),
      Change(
        testDescription: "others come",
        code: """
          let zoe = identity("zoe", at: "example.com")
          print(try await store.replaceCredentialIdentities(with: [zoe]))
          """,
        left: #"["zoe"]"#),
      Change(
        testDescription: "the same again, with a handler",
        code: "store.saveCredentialIdentities([anna]) { print($0 && $1 == nil) }",
        left: #"["ben", "anna"]"#),
      Change(
        testDescription: "one goes, with a handler",
        code: "store.removeCredentialIdentities([anna]) { print($0 && $1 == nil) }",
        left: #"["ben"]"#),
      Change(
        testDescription: "all go, with a handler",
        code: "store.removeAllCredentialIdentities { print($0 && $1 == nil) }", left: "[]"),
      Change(
        testDescription: "others come, with a handler",
        code: """
          let zoe = identity("zoe", at: "example.com")
          store.replaceCredentialIdentities(with: [zoe]) { print($0 && $1 == nil) }
          """,
        left: #"["zoe"]"#),
    ])
  func theNamesAboveTheKeyboardFollowTheStore(_ test: Change) async throws {
    let outcome = try await Running.run(
      VaultLesson(
        members: "",
        app: """
          Task { @MainActor in
            try await store.saveCredentialIdentities([anna, identity("ben", at: "example.com")])
            \(test.code)
          }
          """, scene: "print(form.suggestions)"
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Scene") == test.left + "\n")
    if !test.code.isEmpty { #expect(outcome.text(of: "Reader") == "true\n") }
  }

  @Test(
    .shows(
      "ASCredentialIdentityStore.getState(_:)", "ASCredentialIdentityStore.state()",
      "ASCredentialIdentityStoreState.isEnabled",
      "ASCredentialIdentityStoreState.supportsIncrementalUpdates"),
    .shows(
      "ASCredentialIdentityStoreError.code", "ASCredentialIdentityStoreError.Code.storeDisabled",
      "ASCredentialIdentityStoreError.storeDisabled",
      "ASCredentialIdentityStoreError.errorDomain", "ASCredentialIdentityStoreErrorDomain",
      "ASCredentialIdentityStoreError.init(_:)"),
    arguments: [true, false])
  func theStoreIsThereWhileTheProviderIsOn(_ isOn: Bool) async throws {
    let outcome = try await Running.run(
      VaultLesson(
        members: "",
        app: """
          store.getState { print($0.isEnabled, $0.supportsIncrementalUpdates) }
          Task { @MainActor in
            let state = await store.state()
            do {
              print(try await store.saveCredentialIdentities([anna]), state.isEnabled)
            } catch let error as ASCredentialIdentityStoreError {
              let isDisabled = error.code == ASCredentialIdentityStoreError.storeDisabled
              print(isDisabled, (error as NSError).domain, state.isEnabled)
            }
          }
          """,
        scene: """
          print(form.suggestions)
          device.turnOn(credentialProvider: "Keys")
          device.turnOff(credentialProvider: "Keys")
          device.turnOn(credentialProvider: "Keys")
          print(form.suggestions)
          """, before: isOn ? #"device.turnOn(credentialProvider: "Keys")"# : ""
      ).markdown
    ).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(
      outcome.text(of: "Reader")
        == (isOn
          ? "true true\ntrue true\n"
          : "false false\ntrue ASCredentialIdentityStoreErrorDomain false\n"))
    #expect(outcome.text(of: "Scene") == (isOn ? "[\"anna\"]\n[]\n" : "[]\n[]\n"))
  }
}
