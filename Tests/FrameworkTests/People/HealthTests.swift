import Foundation
import SimulatedFoundation
import SimulatedHealthKit
import TestSupport
import Testing

/// Health data, which there is none of.
struct HealthTests {
  @Test(
    .shows(
      "HKHealthStore.init()", "HKHealthStore.isHealthDataAvailable()",
      "HKHealthStore.authorizationStatus(for:)",
      "HKHealthStore.requestAuthorization(toShare:read:completion:)",
      "HKHealthStore.requestAuthorization(toShare:read:)", "HKHealthStore.execute(_:)",
      "HKHealthStore.save(_:withCompletion:)",
      "HKSampleQuery.init(sampleType:predicate:limit:sortDescriptors:resultsHandler:)",
      "HKAuthorizationStatus.notDetermined", "HKError.Code.errorHealthDataUnavailable",
      "HKError.code", "HKError.init(_:)", "HKError.errorDomain", "HKErrorDomain"))
  func everyQuestionEndsWithAnError() async {
    let store = HKHealthStore()
    #expect(!HKHealthStore.isHealthDataAvailable())
    let steps = HKQuantityType(.stepCount)
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    let error: NSError? = await withCheckedContinuation { continuation in
      store.requestAuthorization(toShare: nil, read: [steps]) { isDone, error in
        continuation.resume(returning: isDone ? nil : error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == HKErrorDomain && error?.code == 1)
    #expect(HKErrorDomain == "com.apple.healthkit")
    let thrown = await #expect(throws: HKError.self) {
      try await store.requestAuthorization(toShare: [], read: [steps])
    }
    #expect(thrown?.code == .errorHealthDataUnavailable)
    let found: HKError? = await withCheckedContinuation { continuation in
      store.execute(
        HKSampleQuery(
          sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
        ) { _, samples, error in
          continuation.resume(returning: samples == nil ? error as? HKError : nil)
        })
    }
    #expect(found == thrown)
  }

  @Test(
    .shows(
      "HKAuthorizationStatus.sharingDenied", "HKAuthorizationStatus.sharingAuthorized",
      "HKError.Code.noError", "HKError.Code.errorHealthDataRestricted",
      "HKError.Code.errorInvalidArgument", "HKError.Code.errorAuthorizationDenied",
      "HKError.Code.errorAuthorizationNotDetermined", "HKError.Code.errorDatabaseInaccessible",
      "HKError.Code.errorUserCanceled", "HKError.Code.errorAnotherWorkoutSessionStarted",
      "HKError.Code.errorUserExitedWorkoutSession",
      "HKError.Code.errorRequiredAuthorizationDenied", "HKError.Code.errorNoData"))
  func numbersAreApples() {
    #expect([.sharingDenied, .sharingAuthorized].map(\HKAuthorizationStatus.rawValue) == [1, 2])
    let codes: [HKError.Code] = [
      .noError, .errorHealthDataRestricted, .errorInvalidArgument, .errorAuthorizationDenied,
      .errorAuthorizationNotDetermined, .errorDatabaseInaccessible, .errorUserCanceled,
      .errorAnotherWorkoutSessionStarted, .errorUserExitedWorkoutSession,
      .errorRequiredAuthorizationDenied, .errorNoData,
    ]
    #expect(codes.map(\.rawValue) == [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  }
}
