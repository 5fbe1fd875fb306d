import SimulatedLocalAuthentication
import TestSupport
import Testing

/// Nobody can prove who they are on a device without a passcode.
struct AuthenticationTests {
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
