import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Credential providers with passkeys.
@Suite struct PasskeyTests {
  private static let capability = """
    <key>ASCredentialProviderExtensionCapabilities</key>
    <dict><key>ProvidesPasskeys</key><true/></dict>
    """
  /// The app has a passkey, and a password for the same domain.
  private static let app = """
    let carl = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: "example.com", userName: "carl", credentialID: Data([1, 2]),
      userHandle: Data([3]), recordIdentifier: "record of carl")
    carl.rank = 5
    print(carl.serviceIdentifier.identifier, carl.user)
    let all: [any ASCredentialIdentity] = [carl, anna]
    store.saveCredentialIdentities(all)
    """
  /// Signs, or doesn't.
  private static let signs = """
    func sign(_ request: any ASCredentialRequest) {
      guard let request = request as? ASPasskeyCredentialRequest,
        let identity = request.credentialIdentity as? ASPasskeyCredentialIdentity
      else { return print("no passkey") }
      print(
        request.type == .passkeyAssertion, identity.userName, identity.relyingPartyIdentifier,
        identity.recordIdentifier ?? "nil", identity.rank)
      print(
        request.clientDataHash.count, request.userVerificationPreference == .preferred,
        request.supportedAlgorithms == [.ES256])
      let credential = ASPasskeyAssertionCredential(
        userHandle: identity.userHandle, relyingParty: identity.relyingPartyIdentifier,
        signature: Data(request.clientDataHash.reversed()), clientDataHash: request.clientDataHash,
        authenticatorData: Data([7]), credentialID: identity.credentialID)
      print(
        credential.userHandle == Data([3]), credential.relyingParty, credential.signature.count,
        credential.clientDataHash.count, credential.authenticatorData.count,
        credential.credentialID == Data([1, 2]))
      extensionContext.completeAssertionRequest(using: credential)
    }

    """
  private static let signed = """
    true carl example.com record of carl 5
    32 true true
    true example.com 32 32 1 true

    """
  private static let shows = """
    if let passkey = form.passkey {
      print(passkey, [UInt8](passkey.credentialID), passkey.clientDataHash.count)
      print(passkey.signature.map { $0.elementsEqual(passkey.clientDataHash.reversed()) } as Any)
    } else {
      print("no passkey")
    }
    """
  private static let shown = """
    a passkey's signature for example.com [1, 2] 32
    Optional(true)

    """

  private func run(_ lesson: VaultLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.provideCredentialWithoutUserInteraction(for: any ASCredentialRequest)",
      "ASPasskeyCredentialRequest.type", "ASPasskeyCredentialRequest.credentialIdentity",
      "ASPasskeyCredentialRequest.clientDataHash",
      "ASPasskeyCredentialRequest.userVerificationPreference",
      "ASPasskeyCredentialRequest.supportedAlgorithms", "ASCredentialRequest.type",
      "ASCredentialRequest.credentialIdentity", "ASCOSEAlgorithmIdentifier.ES256",
      "ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred"),
    .shows(
      "ASPasskeyCredentialIdentity.init(relyingPartyIdentifier:userName:credentialID:userHandle:recordIdentifier:)",
      "ASPasskeyCredentialIdentity.relyingPartyIdentifier", "ASPasskeyCredentialIdentity.userName",
      "ASPasskeyCredentialIdentity.credentialID", "ASPasskeyCredentialIdentity.userHandle",
      "ASPasskeyCredentialIdentity.recordIdentifier", "ASPasskeyCredentialIdentity.rank",
      "ASPasskeyCredentialIdentity.serviceIdentifier", "ASPasskeyCredentialIdentity.user",
      "ASCredentialIdentityStore.saveCredentialIdentities(_: [any ASCredentialIdentity], completion:)"
    ),
    .shows(
      "ASPasskeyAssertionCredential.init(userHandle:relyingParty:signature:clientDataHash:authenticatorData:credentialID:)",
      "ASPasskeyAssertionCredential.userHandle", "ASPasskeyAssertionCredential.relyingParty",
      "ASPasskeyAssertionCredential.signature", "ASPasskeyAssertionCredential.clientDataHash",
      "ASPasskeyAssertionCredential.authenticatorData", "ASPasskeyAssertionCredential.credentialID",
      "ASCredentialProviderExtensionContext.completeAssertionRequest(using:completionHandler:)"))
  func aPasskeyThatIsChosenIsSignedWith() async throws {
    let outcome = try await run(
      VaultLesson(
        members: Self.signs + """
          override func provideCredentialWithoutUserInteraction(
            for credentialRequest: any ASCredentialRequest
          ) { sign(credentialRequest) }
          """,
        attributes: Self.capability, app: Self.app,
        scene: "print(form.suggestions)\nform.choose(\"carl\")\n" + Self.shows))
    #expect(outcome.text(of: "Reader") == "example.com carl\n")
    #expect(outcome.text(of: "Keys") == Self.signed)
    #expect(outcome.text(of: "Scene") == "[\"carl\", \"anna\"]\n" + Self.shown)
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.prepareInterfaceToProvideCredential(for: any ASCredentialRequest)"
    ),
    arguments: [false, true])
  func aPasskeyIsSignedWithInTheInterfaceWhenTheUserIsNeeded(_ says: Bool) async throws {
    // By default, the provider says the same.
    let provides = """
      override func provideCredentialWithoutUserInteraction(
        for credentialRequest: any ASCredentialRequest
      ) { extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired)) }

      """
    let outcome = try await run(
      VaultLesson(
        members: Self.signs + (says ? provides : "") + """
          override func prepareInterfaceToProvideCredential(
            for credentialRequest: any ASCredentialRequest
          ) {
            button("Sign")
            onTap = { [weak self] in self?.sign(credentialRequest) }
          }
          """,
        attributes: Self.capability, app: Self.app,
        scene: "form.choose(\"carl\")?.tap(\"Sign\")\n" + Self.shows))
    #expect(outcome.text(of: "Keys") == Self.signed)
    #expect(outcome.text(of: "Scene") == Self.shown)
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.prepareInterface(forPasskeyRegistration:)",
      "ASPasskeyRegistrationCredential.init(relyingParty:clientDataHash:credentialID:attestationObject:)",
      "ASPasskeyRegistrationCredential.relyingParty",
      "ASPasskeyRegistrationCredential.clientDataHash",
      "ASPasskeyRegistrationCredential.credentialID",
      "ASPasskeyRegistrationCredential.attestationObject",
      "ASCredentialProviderExtensionContext.completeRegistrationRequest(using:completionHandler:)",
      "ASCredentialProviderExtensionContext.completeRegistrationRequest(using:)",
      "ASCredentialRequestType.passkeyRegistration"),
    arguments: [
      #"context.completeRegistrationRequest(using: made) { print("early", $0) }"#,
      #"print("early false"); Task { await context.completeRegistrationRequest(using: made) }"#,
    ])
  func aPasskeyIsMadeInTheInterface(_ end: String) async throws {
    let outcome = try await run(
      VaultLesson(
        members: """
          override func prepareInterface(
            forPasskeyRegistration registrationRequest: any ASCredentialRequest
          ) {
            guard let request = registrationRequest as? ASPasskeyCredentialRequest,
              let identity = request.credentialIdentity as? ASPasskeyCredentialIdentity
            else { return }
            print(request.type == .passkeyRegistration, identity.userName, identity.credentialID.count)
            let made = ASPasskeyRegistrationCredential(
              relyingParty: identity.relyingPartyIdentifier, clientDataHash: request.clientDataHash,
              credentialID: Data([4]), attestationObject: Data([5, 6]))
            print(
              made.relyingParty, made.clientDataHash.count, made.credentialID.count,
              made.attestationObject.count)
            button("Make")
            onTap = { [weak self] in
              guard let context = self?.extensionContext else { return }
              \(end)
            }
          }
          """,
        attributes: Self.capability,
        scene: """
          print(form.passkey == nil)
          form.makePasskey(for: "dora", with: "Keys")?.tap("Make")
          device.wait(seconds: 1)
          if let made = form.passkey {
            print(made, [UInt8](made.credentialID), made.signature == nil, made.relyingParty)
          }
          """))
    #expect(
      outcome.text(of: "Keys") == "true dora 0\nlogin.example.com 32 1 2\nearly false\n")
    #expect(
      outcome.text(of: "Scene")
        == "true\na new passkey for login.example.com [4] true login.example.com\n")
  }

  @Test(
    .shows(
      "ASCredentialProviderViewController.prepareCredentialList(for:requestParameters:)",
      "ASPasskeyCredentialRequestParameters.relyingPartyIdentifier",
      "ASPasskeyCredentialRequestParameters.clientDataHash",
      "ASPasskeyCredentialRequestParameters.userVerificationPreference",
      "ASPasskeyCredentialRequestParameters.allowedCredentials"),
    arguments: [
      (
        """
        override func prepareCredentialList(
          for serviceIdentifiers: [ASCredentialServiceIdentifier],
          requestParameters: ASPasskeyCredentialRequestParameters
        ) {
          print(
            serviceIdentifiers.count, requestParameters.relyingPartyIdentifier,
            requestParameters.clientDataHash.count,
            requestParameters.userVerificationPreference == .preferred,
            requestParameters.allowedCredentials)
        }
        """, "1 login.example.com 32 true []\n"
      ),
      (
        """
        override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
          print("the older form", serviceIdentifiers.count)
        }
        """, "the older form 1\n"
      ),
    ])
  func aListKnowsWhatThePageWants(_ members: String, _ printed: String) async throws {
    let outcome = try await run(
      VaultLesson(
        members: members, attributes: Self.capability, scene: "form.open(\"Keys\")"))
    #expect(outcome.text(of: "Keys") == printed)
  }

  @Test(
    .shows(
      "ASPasswordCredentialRequest.init(credentialIdentity:)", "ASPasswordCredentialRequest.type",
      "ASPasswordCredentialRequest.credentialIdentity", "ASCredentialIdentity.user",
      "ASCredentialIdentity.serviceIdentifier", "ASCredentialIdentity.recordIdentifier",
      "ASCredentialIdentity.rank"))
  func aPasswordIsAskedForByARequest() async throws {
    let outcome = try await run(
      VaultLesson(
        members: """
          override func provideCredentialWithoutUserInteraction(
            for credentialRequest: any ASCredentialRequest
          ) {
            let identity = credentialRequest.credentialIdentity
            print(credentialRequest is ASPasswordCredentialRequest, credentialRequest.type == .password)
            print(
              identity.user, identity.serviceIdentifier.identifier, identity.recordIdentifier ?? "",
              identity.rank)
            fill(identity.user, "secret")
          }
          """, scene: "form.choose(\"anna\")\nprint(form)"))
    #expect(outcome.text(of: "Keys") == "true true\nanna example.com record of anna 0\n")
    #expect(outcome.text(of: "Scene") == "anna, secret\n")
  }

  @Test(
    .shows(
      "ASCredentialProviderExtensionContext.completeAssertionRequest(using:)",
      "ASCredentialIdentityStore.saveCredentialIdentities(_: [any ASCredentialIdentity])",
      "ASCredentialIdentityStore.removeCredentialIdentities(_: [any ASCredentialIdentity])",
      "ASCredentialIdentityStore.replaceCredentialIdentities(_:)"))
  func aProviderMayAwait() async throws {
    let signs = Self.signs.replacing(
      "extensionContext.completeAssertionRequest(using: credential)",
      with: "Task { await extensionContext.completeAssertionRequest(using: credential) }")
    let app = Self.app.replacing(
      "store.saveCredentialIdentities(all)",
      with: """
        Task {
          try await store.replaceCredentialIdentities([anna] as [any ASCredentialIdentity])
          try await store.saveCredentialIdentities(all)
          try await store.removeCredentialIdentities([anna] as [any ASCredentialIdentity])
        }
        """)
    let outcome = try await run(
      VaultLesson(
        members: signs + """
          override func provideCredentialWithoutUserInteraction(
            for credentialRequest: any ASCredentialRequest
          ) { sign(credentialRequest) }
          """,
        attributes: Self.capability, app: app,
        scene: "device.wait(seconds: 1)\nprint(form.suggestions)\nform.choose(\"carl\")\n"
          + Self.shows))
    #expect(outcome.text(of: "Keys") == Self.signed)
    #expect(outcome.text(of: "Scene") == "[\"carl\"]\n" + Self.shown)
  }

  @Test(
    .shows(
      "ASCredentialIdentityStore.removeCredentialIdentities(_: [any ASCredentialIdentity], completion:)",
      "ASCredentialIdentityStore.replaceCredentialIdentities(_:completion:)"))
  func passkeysLeaveTheStoreAsPasswordsDo() async throws {
    let outcome = try await run(
      VaultLesson(
        members: "", attributes: Self.capability,
        app: """
          func passkey(_ user: String, _ number: UInt8) -> ASPasskeyCredentialIdentity {
            ASPasskeyCredentialIdentity(
              relyingPartyIdentifier: "example.com", userName: user, credentialID: Data([number]),
              userHandle: Data([number]))
          }
          let both: [any ASCredentialIdentity] = [passkey("carl", 1), passkey("carl", 2), anna]
          store.replaceCredentialIdentities(both) { _, _ in
            let gone: [any ASCredentialIdentity] = [both[0], both[2]]
            store.removeCredentialIdentities(gone)
          }
          """, scene: "device.wait(seconds: 1)\nprint(form.suggestions)"))
    #expect(outcome.text(of: "Scene") == "[\"carl\"]\n")
  }

  @Test func aProviderWithoutPasskeysIsNotOffered() async throws {
    let outcome = try await Running.run(
      VaultLesson(
        members: "", app: Self.app,
        scene: """
          print(form.suggestions)
          form.makePasskey(for: "dora", with: "Keys")
          """
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Scene") == "[\"anna\"]\n")
    #expect(
      outcome.lines.contains {
        $0.contains(
          "'Keys' isn't offered for a new passkey: its ASCredentialProviderExtensionCapabilities "
            + "don't set ProvidesPasskeys to true")
      })
  }

  @Test(
    .shows(
      "ASCredentialRequestType.password", "ASCredentialRequestType.passkeyAssertion",
      "ASCredentialRequestType.oneTimeCode", "ASExtensionError.Code.matchedExcludedCredential",
      "ASExtensionError.matchedExcludedCredential"),
    .shows(
      "ASAuthorizationPublicKeyCredentialUserVerificationPreference.required",
      "ASAuthorizationPublicKeyCredentialUserVerificationPreference.discouraged",
      "ASAuthorizationPublicKeyCredentialUserVerificationPreference.rawValue",
      "ASAuthorizationPublicKeyCredentialUserVerificationPreference.init(rawValue:)",
      "ASAuthorizationPublicKeyCredentialUserVerificationPreference.init(_:)",
      "ASCOSEAlgorithmIdentifier.rawValue", "ASCOSEAlgorithmIdentifier.init(rawValue:)",
      "ASCOSEAlgorithmIdentifier.init(_:)",
      "ASPasskeyCredentialRequest.init(credentialIdentity:clientDataHash:userVerificationPreference:supportedAlgorithms:)"
    ))
  func numbersAndTextsAreApples() async throws {
    let outcome = try await run(
      VaultLesson(
        members: "",
        app: #"""
          typealias Preference = ASAuthorizationPublicKeyCredentialUserVerificationPreference
          let types: [ASCredentialRequestType] = [
            .password, .passkeyAssertion, .passkeyRegistration, .oneTimeCode,
          ]
          print(types.map(\.rawValue), ASExtensionError.matchedExcludedCredential.rawValue)
          let preferences: [Preference] = [.preferred, .required, .discouraged]
          print(preferences.map(\.rawValue), Preference("a") == Preference(rawValue: "a"))
          print(
            ASCOSEAlgorithmIdentifier.ES256.rawValue,
            ASCOSEAlgorithmIdentifier(-7) == ASCOSEAlgorithmIdentifier(rawValue: -7))
          let identity = ASPasskeyCredentialIdentity(
            relyingPartyIdentifier: "a", userName: "b", credentialID: Data(), userHandle: Data())
          let request = ASPasskeyCredentialRequest(
            credentialIdentity: identity, clientDataHash: Data([1]),
            userVerificationPreference: .required, supportedAlgorithms: [.ES256])
          print(request.type == .passkeyAssertion, request.userVerificationPreference == .required)
          """#, scene: ""))
    #expect(
      outcome.text(of: "Reader") == """
        [0, 1, 2, 3] 102
        ["preferred", "required", "discouraged"] true
        -7 true
        true true

        """)
  }
}
