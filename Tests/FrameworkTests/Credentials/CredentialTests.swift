import DeviceProtocol
import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedAuthenticationServices

/// The errors of credential providers, and their context.
struct CredentialTests {
  @Test(
    .shows(
      "ASExtensionError.code", "ASExtensionError.errorDomain", "ASExtensionErrorDomain",
      "ASExtensionError.failed", "ASExtensionError.userCanceled",
      "ASExtensionError.userInteractionRequired", "ASExtensionError.credentialIdentityNotFound"))
  func numbersOfErrorsAreApples() {
    let codes: [ASExtensionError.Code] = [
      ASExtensionError.failed, ASExtensionError.userCanceled,
      ASExtensionError.userInteractionRequired, ASExtensionError.credentialIdentityNotFound,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 100, 101])
    #expect(
      codes == [.failed, .userCanceled, .userInteractionRequired, .credentialIdentityNotFound])
    let error = ASExtensionError(.userCanceled) as NSError
    #expect(error.domain == "ASExtensionErrorDomain" && ASExtensionErrorDomain == error.domain)
    #expect((error as? ASExtensionError)?.code == .userCanceled)
  }

  @Test(
    .shows(
      "ASCredentialIdentityStoreError.Code.internalError",
      "ASCredentialIdentityStoreError.Code.storeBusy"))
  func numbersOfTheStoresErrorsAreApples() {
    let codes: [ASCredentialIdentityStoreError.Code] = [.internalError, .storeDisabled, .storeBusy]
    #expect(codes.map(\.rawValue) == [0, 1, 2])
  }

  @Test(
    .shows(
      "ASCredentialServiceIdentifier.IdentifierType.domain",
      "ASCredentialServiceIdentifier.IdentifierType.URL"))
  func numbersOfServicesAreApples() {
    let types: [ASCredentialServiceIdentifier.IdentifierType] = [.domain, .URL]
    #expect(types.map(\.rawValue) == [0, 1])
  }

  @Test func withoutADeviceNothingIsStored() async {
    let store = ASCredentialIdentityStore.shared
    #expect(await !store.state().isEnabled)
    await #expect(throws: ASCredentialIdentityStoreError(.internalError)) {
      try await store.removeAllCredentialIdentities()
    }
  }

  @Test(.shows("ASCredentialProviderExtensionContext.init()"))
  func theFirstEndOfARequestCounts() async {
    let context = ASCredentialProviderExtensionContext()
    let hasWorked: Bool = await withCheckedContinuation { wait in
      context.completeRequest(
        withSelectedCredential: ASPasswordCredential(user: "anna", password: "secret")
      ) { wait.resume(returning: !$0) }
    }
    #expect(hasWorked)
    let answer: PointAnswer = await withCheckedContinuation { wait in
      context.whenEnded { wait.resume(returning: $0) }
    }
    context.cancelRequest(withError: ASExtensionError(.failed))
    #expect(answer == .credential(Login(user: "anna", password: "secret")))
  }
}
