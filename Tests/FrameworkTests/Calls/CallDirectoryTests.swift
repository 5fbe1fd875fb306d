import DeviceProtocol
import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedCallKit

/// The phone numbers in a call directory.
struct CallDirectoryTests {
  private final class Listener: NSObject, CXCallDirectoryExtensionContextDelegate {
    var errors: [NSError] = []

    func requestFailed(
      for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error
    ) { errors.append(error as NSError) }
  }

  @Test(
    .shows(
      "CXCallDirectoryExtensionContext.addBlockingEntry(withNextSequentialPhoneNumber:)",
      "CXCallDirectoryExtensionContext.addIdentificationEntry(withNextSequentialPhoneNumber:label:)",
      "CXCallDirectoryExtensionContext.removeBlockingEntry(withPhoneNumber:)",
      "CXCallDirectoryExtensionContext.removeIdentificationEntry(withPhoneNumber:)",
      "CXCallDirectoryExtensionContext.removeAllBlockingEntries()",
      "CXCallDirectoryExtensionContext.removeAllIdentificationEntries()",
      "CXCallDirectoryExtensionContext.isIncremental", "CXCallDirectoryExtensionContext.init()",
      "CXCallDirectoryPhoneNumber"))
  func numbersAreKeptInTheirOrder() {
    let context = CXCallDirectoryExtensionContext()
    #expect(!context.isIncremental)
    for number: CXCallDirectoryPhoneNumber in [1, 2, 3] {
      context.addBlockingEntry(withNextSequentialPhoneNumber: number)
      context.addIdentificationEntry(withNextSequentialPhoneNumber: number, label: "n\(number)")
    }
    context.removeBlockingEntry(withPhoneNumber: 2)
    context.removeIdentificationEntry(withPhoneNumber: 3)
    #expect(context.added.blocked == [1, 3])
    #expect(context.added.labels == [1: "n1", 2: "n2"])
    context.removeAllBlockingEntries()
    #expect(context.added.blocked.isEmpty && context.added.labels.count == 2)
    context.removeAllIdentificationEntries()
    #expect(context.added.labels.isEmpty)
  }

  private final class Provider: CXCallDirectoryProvider {
    var asked: [CXCallDirectoryExtensionContext] = []

    override func beginRequest(with context: CXCallDirectoryExtensionContext) {
      asked.append(context)
    }
  }

  @Test(
    .shows(
      "CXCallDirectoryProvider.init()",
      "CXCallDirectoryProvider.beginRequest(with: NSExtensionContext)"))
  func aProviderTakesContextsOfItsKindAlone() {
    let provider = Provider()
    let context = CXCallDirectoryExtensionContext()
    let handler: any NSExtensionRequestHandling = provider
    handler.beginRequest(with: context)
    handler.beginRequest(with: NSExtensionContext())
    #expect(provider.asked.map(ObjectIdentifier.init) == [ObjectIdentifier(context)])
  }

  @Test(
    .shows(
      "CXCallDirectoryExtensionContext.completeRequest(returningItems:completionHandler:)",
      "CXCallDirectoryExtensionContext.cancelRequest(withError:)"),
    arguments: [false, true])
  func aRequestIsAnsweredOnceWithItsNumbersOrItsError(_ cancels: Bool) async {
    let answer: PointAnswer = await withCheckedContinuation { wait in
      let context = CXCallDirectoryExtensionContext(isIncremental: false) {
        wait.resume(returning: $0)
      }
      context.addBlockingEntry(withNextSequentialPhoneNumber: 1)
      if cancels { context.cancelRequest(withError: CocoaError(.fileNoSuchFile)) }
      context.completeRequest(returningItems: [])
      context.completeRequest(returningItems: nil)
    }
    if cancels, case .failed(let error) = answer {
      #expect(error.domain == "NSCocoaErrorDomain" && error.code == 4)
    } else {
      #expect(answer == .numbers([.block(1)], isIncremental: false))
    }
  }

  @Test(
    .shows(
      "CXCallDirectoryExtensionContext.completeRequest(completionHandler:)",
      "CXCallDirectoryExtensionContext.delegate",
      "CXCallDirectoryExtensionContextDelegate.requestFailed(for:withError:)",
      "CXErrorCodeCallDirectoryManagerError.Code.entriesOutOfOrder",
      "CXErrorCodeCallDirectoryManagerError.Code.duplicateEntries",
      "CXErrorCodeCallDirectoryManagerError.init(_:)",
      "CXErrorCodeCallDirectoryManagerError.errorDomain",
      "CXErrorDomainCallDirectoryManager"),
    arguments: [([1, 2, 3], nil), ([1, 3, 2], 3), ([1, 2, 2], 4), ([], nil)] as [([Int64], Int?)])
  func numbersOutOfOrderFailTheRequest(_ numbers: [Int64], _ code: Int?) {
    for isNamed in [false, true] {
      let context = CXCallDirectoryExtensionContext()
      let listener = Listener()
      context.delegate = listener
      #expect(context.delegate === listener)
      for number in numbers {
        if isNamed {
          context.addIdentificationEntry(withNextSequentialPhoneNumber: number, label: "")
        } else {
          context.addBlockingEntry(withNextSequentialPhoneNumber: number)
        }
      }
      context.completeRequest()
      #expect(listener.errors.map(\.code) == [code].compactMap(\.self))
      #expect(listener.errors.allSatisfy { $0.domain == CXErrorDomainCallDirectoryManager })
    }
  }

  @Test(
    .shows(
      "CXErrorCodeCallDirectoryManagerError.code",
      "CXErrorCodeCallDirectoryManagerError.Code.unknown",
      "CXErrorCodeCallDirectoryManagerError.Code.noExtensionFound",
      "CXErrorCodeCallDirectoryManagerError.Code.loadingInterrupted",
      "CXErrorCodeCallDirectoryManagerError.Code.maximumEntriesExceeded",
      "CXErrorCodeCallDirectoryManagerError.Code.extensionDisabled",
      "CXErrorCodeCallDirectoryManagerError.Code.currentlyLoading",
      "CXErrorCodeCallDirectoryManagerError.Code.unexpectedIncrementalRemoval"))
  func numbersOfErrorsAreApples() {
    let codes: [CXErrorCodeCallDirectoryManagerError.Code] = [
      .unknown, .noExtensionFound, .loadingInterrupted, .maximumEntriesExceeded,
      .extensionDisabled, .currentlyLoading, .unexpectedIncrementalRemoval,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 5, 6, 7, 8])
    #expect(CXErrorCodeCallDirectoryManagerError(.unknown).code == .unknown)
    #expect(CXErrorDomainCallDirectoryManager == "com.apple.CallKit.error.calldirectorymanager")
  }
}
