import Foundation
import SimulatedLocalAuthentication
import TestSupport
import Testing

/// Without a device, nobody can prove their identity.
struct AuthenticationTests {
  @Test(
    .shows(
      "LAPolicy", "LAPolicy.deviceOwnerAuthenticationWithBiometrics",
      "LAPolicy.deviceOwnerAuthentication", "LABiometryType", "LABiometryType.none",
      "LABiometryType.touchID", "LABiometryType.faceID", "LABiometryType.opticID"))
  func policiesAndKindsOfBiometryHaveApplesNumbers() {
    let policies: [LAPolicy] = [
      .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthentication,
    ]
    #expect(policies.map(\.rawValue) == [1, 2])
    let kinds: [LABiometryType] = [.none, .touchID, .faceID, .opticID]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 4])
  }

  @Test(
    .shows(
      "LAError.Code", "LAError.Code.authenticationFailed", "LAError.Code.userCancel",
      "LAError.Code.userFallback", "LAError.Code.systemCancel", "LAError.Code.passcodeNotSet",
      "LAError.Code.biometryNotAvailable", "LAError.Code.biometryNotEnrolled",
      "LAError.Code.biometryLockout", "LAError.Code.appCancel", "LAError.Code.invalidContext",
      "LAError.Code.notInteractive", "LAError.authenticationFailed", "LAError.userCancel",
      "LAError.userFallback", "LAError.systemCancel", "LAError.passcodeNotSet",
      "LAError.biometryNotAvailable", "LAError.biometryNotEnrolled", "LAError.biometryLockout",
      "LAError.errorUserInfo"))
  func errorsHaveApplesNumbers() {
    let byError: [LAError.Code] = [
      LAError.authenticationFailed, LAError.userCancel, LAError.userFallback,
      LAError.systemCancel, LAError.passcodeNotSet, LAError.biometryNotAvailable,
      LAError.biometryNotEnrolled, LAError.biometryLockout,
    ]
    let codes: [LAError.Code] = [
      .authenticationFailed, .userCancel, .userFallback, .systemCancel, .passcodeNotSet,
      .biometryNotAvailable, .biometryNotEnrolled, .biometryLockout, .appCancel,
      .invalidContext, .notInteractive,
    ]
    #expect(byError == Array(codes.prefix(8)))
    #expect(codes.map(\.rawValue) == Array((-10 ... -1).reversed()) + [-1004])
    let information = LAError(.userCancel).errorUserInfo
    #expect(information[NSLocalizedDescriptionKey] as? String == "userCancel")
  }

  @Test(
    .shows("LAContext.localizedReason", "LAContext.interactionNotAllowed"))
  func aContextKeepsWhatItIsTold() {
    let context = LAContext()
    #expect(context.localizedReason == "" && !context.interactionNotAllowed)
    context.localizedReason = "Open the notes"
    context.interactionNotAllowed = true
    #expect(context.localizedReason == "Open the notes" && context.interactionNotAllowed)
  }

  @Test(.shows("LAContext.evaluatePolicy(_:localizedReason:reply:)"))
  func aQuestionWithoutAReasonEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
    }
  }

  @Test(
    .shows(
      "LAContext.canEvaluatePolicy(_:error:)",
      "LAContext.evaluatePolicy(_:localizedReason:)",
      "LAContext.evaluatePolicy(_:localizedReason:reply:)", "LAContext.invalidate()",
      "LAContext.init()", "LAContext.biometryType", "LAContext.evaluatedPolicyDomainState",
      "LAError.init(_:)", "LAError.code", "LAError.errorDomain", "LAError.errorCode",
      "LAErrorDomain"),
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
      (.deviceOwnerAuthentication, LAError.passcodeNotSet),
    ])
  func everyQuestionIsAnsweredWithTheReason(_ policy: LAPolicy, _ code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect(context.biometryType == .none && context.evaluatedPolicyDomainState == nil)
    await #expect(throws: LAError(code)) {
      try await context.evaluatePolicy(policy, localizedReason: "because")
    }
    let reply = await withCheckedContinuation { continuation in
      context.evaluatePolicy(policy, localizedReason: "because") {
        continuation.resume(returning: ($0, $1 as? LAError))
      }
    }
    #expect(!reply.0 && reply.1 == LAError(code))
    context.invalidate()
    await #expect(throws: LAError(.invalidContext)) {
      try await context.evaluatePolicy(policy, localizedReason: "because")
    }
  }
}
