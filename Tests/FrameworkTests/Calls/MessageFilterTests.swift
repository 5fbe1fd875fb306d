import Foundation
import SimulatedFoundation
import SimulatedIdentityLookup
import TestSupport
import Testing

/// A message filter as its own tests use it.
struct MessageFilterTests {
  private final class Filter: ILMessageFilterExtension, ILMessageFilterQueryHandling {
    func handle(
      _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
      completion: @escaping (ILMessageFilterQueryResponse) -> Void
    ) {
      let response = ILMessageFilterQueryResponse()
      guard let body = queryRequest.messageBody, queryRequest.sender != nil else {
        return completion(response)
      }
      response.action = body.contains("win") ? .filter : .allow
      response.subAction = body.contains("win") ? .promotionalOffers : .none
      completion(response)
    }
  }

  @Test(
    .shows(
      "ILMessageFilterQueryResponse.init()", "ILMessageFilterQueryResponse.action",
      "ILMessageFilterQueryResponse.subAction", "ILMessageFilterExtension.init()",
      "ILMessageFilterExtensionContext.init()", "ILMessageFilterAction.filter"),
    arguments: [
      ("You win!", ILMessageFilterAction.junk, ILMessageFilterSubAction.promotionalOffers),
      ("Hello", .allow, .none), (nil, .none, .none),
    ] as [(String?, ILMessageFilterAction, ILMessageFilterSubAction)])
  func aFilterAnswers(
    _ text: String?, _ action: ILMessageFilterAction, _ kind: ILMessageFilterSubAction
  ) {
    let request = ILMessageFilterQueryRequest(sender: "1", messageBody: text)
    var answers: [ILMessageFilterQueryResponse] = []
    Filter().handle(request, context: ILMessageFilterExtensionContext()) { answers.append($0) }
    #expect(answers.map(\.action) == [action])
    #expect(answers.map(\.subAction) == [kind])
  }

  @Test(
    .shows(
      "ILMessageFilterExtensionContext.deferQueryRequestToNetwork(completion:)",
      "ILMessageFilterExtensionContext.deferQueryRequestToNetwork()",
      "ILMessageFilterError.Code.networkRequestFailed", "ILMessageFilterError.code",
      "ILMessageFilterError.init(_:)", "ILMessageFilterError.errorDomain",
      "ILMessageFilterErrorDomain",
      "ILMessageFilterError.Code.system", "ILMessageFilterError.Code.invalidNetworkURL",
      "ILMessageFilterError.Code.networkURLUnauthorized",
      "ILMessageFilterError.Code.redirectDisallowed"))
  func theServerCannotBeReached() async {
    let context = ILMessageFilterExtensionContext()
    let error: NSError? = await withCheckedContinuation { continuation in
      context.deferQueryRequestToNetwork { _, error in
        continuation.resume(returning: error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == ILMessageFilterErrorDomain && error?.code == 4)
    #expect(ILMessageFilterErrorDomain == "ILMessageFilterErrorDomain")
    let thrown = await #expect(throws: ILMessageFilterError.self) {
      _ = try await context.deferQueryRequestToNetwork()
    }
    #expect(thrown?.code == .networkRequestFailed)
    let codes: [ILMessageFilterError.Code] = [
      .system, .invalidNetworkURL, .networkURLUnauthorized, .redirectDisallowed,
    ]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 5])
  }
}
