import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Credential providers: when they are asked, with or without an interface, and what they fill in.
@Suite struct CredentialProviderTests {
  private func run(_ lesson: VaultLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private func story(_ outcome: Outcome) -> [String] {
    outcome.lines.filter { $0.hasPrefix("Keys: ") && !$0.contains(" prints") }
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.provideCredentialWithoutUserInteraction(for: ASPasswordCredentialIdentity)",
      "ASCredentialProviderViewController.extensionContext",
      "ASCredentialProviderExtensionContext.completeRequest(withSelectedCredential:completionHandler:)",
      "ASPasswordCredential.init(user:password:)", "ASPasswordCredential.user",
      "ASPasswordCredential.password"),
    .shows(
      "ASPasswordCredentialIdentity.user", "ASPasswordCredentialIdentity.recordIdentifier",
      "ASPasswordCredentialIdentity.serviceIdentifier", "ASPasswordCredentialIdentity.rank",
      "ASPasswordCredentialIdentity.init(serviceIdentifier:user:recordIdentifier:)",
      "ASCredentialServiceIdentifier.init(identifier:type:)",
      "ASCredentialServiceIdentifier.identifier", "ASCredentialServiceIdentifier.type"))
  func aUserNameThatIsChosenIsFilledInWithItsPassword() async throws {
    let outcome = try await run(
      VaultLesson(
        members: """
          override func provideCredentialWithoutUserInteraction(
            for credentialIdentity: ASPasswordCredentialIdentity
          ) {
            let service = credentialIdentity.serviceIdentifier
            print(
              credentialIdentity.user, credentialIdentity.recordIdentifier ?? "nil",
              service.identifier, service.type == .domain, credentialIdentity.rank, isViewLoaded)
            extensionContext.completeRequest(
              withSelectedCredential: ASPasswordCredential(
                user: credentialIdentity.user, password: "secret")
            ) { print("ends early: \\($0)") }
            fill("other", "second")
          }
          """,
        app: """
          let ben = identity("ben", at: "example.com", rank: 2)
          store.saveCredentialIdentities([ben, anna])
          """,
        scene: """
          print(form, form.suggestions, form.url)
          print(form.choose("ben") == nil)
          print(form.user ?? "", form.password ?? "")
          """))
    #expect(
      outcome.text(of: "Scene") == """
        empty ["ben", "anna"] https://login.example.com/in
        true
        ben secret\n
        """)
    #expect(
      outcome.text(of: "Keys") == "ben record of ben example.com true 2 false\nends early: false\n")
    #expect(
      Array(story(outcome).prefix(4)) == [
        "Keys: is switched on in the password settings",
        "Keys: is launched as an extension", "Keys: Keys.Extension is made",
        #"Keys: is called: provideCredentialWithoutUserInteraction(for:), "ben""#,
      ])
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.prepareInterfaceToProvideCredential(for: ASPasswordCredentialIdentity)",
      "ASCredentialProviderExtensionContext.cancelRequest(withError:)",
      "ASExtensionError.Code.userInteractionRequired"),
    arguments: [
      "",
      "override func provideCredentialWithoutUserInteraction(for credentialIdentity: "
        + "ASPasswordCredentialIdentity) { extensionContext.cancelRequest(withError: "
        + "NSError(domain: ASExtensionErrorDomain, "
        + "code: ASExtensionError.userInteractionRequired.rawValue)) }",
    ])
  func aProviderThatNeedsTheUserIsShown(_ first: String) async throws {
    let outcome = try await run(
      VaultLesson(
        members: first + """

          override func prepareInterfaceToProvideCredential(
            for credentialIdentity: ASPasswordCredentialIdentity
          ) {
            button("Unlock " + credentialIdentity.user)
            onTap = { [self] in fill(credentialIdentity.user, "secret") }
          }
          """,
        scene: """
          let face = form.choose("anna")
          print(face?.shows("Unlock anna") ?? false, form)
          face?.tap("Unlock anna")
          print(form, face?.screen.isEmpty ?? false)
          """))
    #expect(outcome.text(of: "Scene") == "true empty\nanna, secret true\n")
    #expect(
      story(outcome) == [
        "Keys: is switched on in the password settings",
        "Keys: is launched as an extension", "Keys: Keys.Extension is made",
        #"Keys: is called: provideCredentialWithoutUserInteraction(for:), "anna""#,
        #"Keys: answers "it needs the user""#, "Keys: is ended by the system",
        "Keys: is launched as an extension", "Keys: Keys.Extension is made",
        #"Keys: is called: prepareInterfaceToProvideCredential(for:), "anna""#,
        #"Keys: the user taps "Unlock anna""#, "Keys: is ended by the system",
      ])
  }

  @Test(.shows("ASCredentialProviderViewController.prepareCredentialList(for:)"))
  func aProvidersListIsShownForThePage() async throws {
    let outcome = try await run(
      VaultLesson(
        members: """
          override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
            print(serviceIdentifiers.map(\\.identifier), serviceIdentifiers[0].type == .URL)
            button("cleo")
            onTap = { [self] in fill("cleo", "queen") }
          }
          """, app: "",
        scene: """
          print(form.suggestions)
          form.open("Keys")?.tap("cleo")
          print(form)
          """))
    #expect(outcome.text(of: "Scene") == "[]\ncleo, queen\n")
    #expect(outcome.text(of: "Keys") == "[\"https://login.example.com/in\"] true\n")
    #expect(
      outcome.lines.contains(
        #"Browser: receives user name "cleo" and its password from Keys"#))
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.prepareInterfaceForExtensionConfiguration()",
      "ASCredentialProviderExtensionContext.completeExtensionConfigurationRequest()"),
    arguments: [true, false])
  func theUserSetsAProviderUpThatWantsIt(_ wantsIt: Bool) async throws {
    let outcome = try await run(
      VaultLesson(
        members: """
          override func prepareInterfaceForExtensionConfiguration() {
            button("Done")
            onTap = { [self] in extensionContext.completeExtensionConfigurationRequest() }
          }
          """,
        attributes: wantsIt
          ? "<key>ASCredentialProviderExtensionShowsConfigurationUI</key><true/>" : "",
        scene: "",
        before: """
          let face = device.turnOn(credentialProvider: "Keys")
          print(face?.shows("Done") ?? false)
          face?.tap("Done")
          print(face?.screen.isEmpty ?? false)
          """))
    #expect(outcome.text(of: "Scene") == (wantsIt ? "true\ntrue\n" : "false\nfalse\n"))
    #expect(story(outcome).contains(#"Keys: answers "done""#) == wantsIt)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var principalClass = "Extension"
    var line: String
  }

  @Test(
    .shows(
      "ASExtensionError.init(_:)", "ASExtensionError.Code.failed",
      "ASExtensionError.Code.userCanceled", "ASExtensionError.Code.credentialIdentityNotFound"),
    arguments: [
      Refusal(
        testDescription: "failed",
        body: "extensionContext.cancelRequest(withError: ASExtensionError(.failed))",
        line: "can't work for the system: "),
      Refusal(
        testDescription: "cancelled",
        body: "extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))",
        line: "can't work for the system: "),
      Refusal(
        testDescription: "not found",
        body: """
          extensionContext.cancelRequest(withError: ASExtensionError(.credentialIdentityNotFound))
          fill("anna", "late")
          """,
        line: "can't work for the system: "),
      Refusal(
        testDescription: "no answer", body: "",
        line: "can't work for the system: there was no answer for 30 seconds"),
      Refusal(
        testDescription: "another class", body: "", principalClass: "Other",
        line: "can't work for the system: "
          + "'Other' isn't of the class that this extension point requires"),
      Refusal(
        testDescription: "a crash", body: "preconditionFailure()", line: "crashes: Fatal error"),
    ])
  func withoutAPasswordTheFormStaysEmpty(_ test: Refusal) async throws {
    let lesson = VaultLesson(
      members: """
        override func provideCredentialWithoutUserInteraction(
          for credentialIdentity: ASPasswordCredentialIdentity
        ) { \(test.body) }
        """, principalClass: test.principalClass,
      scene: """
        print(form.choose("anna") == nil, form)
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "true empty\n")
    let mine = story(outcome)
    #expect(mine.contains { $0.hasPrefix("Keys: ") && $0.contains(test.line) }, "\(mine)")
  }

  struct Impossible: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isEntitled = true
    var before = #"device.turnOn(credentialProvider: "Keys")"#
    var scene = ""
    var reason: String
  }

  @Test(arguments: [
    Impossible(
      testDescription: "no entitlement", isEntitled: false,
      reason: "'Keys' isn't in the settings: its entitlements lack "
        + "'com.apple.developer.authentication-services.autofill-credential-provider'"),
    Impossible(
      testDescription: "not on", before: "", scene: #"form.open("Keys")"#,
      reason: "'Keys' isn't switched on"),
    Impossible(
      testDescription: "another name", scene: #"form.choose("zoe")"#,
      reason: "'zoe' isn't above the keyboard: there are 'anna'"),
    Impossible(
      testDescription: "off at first", before: "", scene: #"form.choose("anna")"#,
      reason: "'anna' isn't above the keyboard: nothing is"),
    Impossible(
      testDescription: "another site",
      scene: #"device.open(.browser).logIn(at: "https://badexample.com").choose("anna")"#,
      reason: "'anna' isn't above the keyboard: nothing is"),
    Impossible(
      testDescription: "an app of the lesson",
      scene: #"_ = device.open("Reader").logIn(at: "https://example.com")"#,
      reason: "'Reader' doesn't show web pages: only the browser does, in the foreground"),
  ])
  func whatTheUserCanNotDoEndsTheScene(_ test: Impossible) async throws {
    let outcome = try await Running.run(
      VaultLesson(
        members: "", isEntitled: test.isEntitled, scene: test.scene, before: test.before
      ).markdown
    ).outcome
    #expect(outcome.lines.contains { $0.contains(test.reason) }, "\(outcome.lines)")
  }
}
