public import Foundation

/// Whether the user has allowed an app to write a type.
///
/// Simulated: Apple's numbers. Differs: only `notDetermined` comes up.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// No.
  case sharingDenied
  /// Yes.
  case sharingAuthorized
}

/// The door to the user's health data.
///
/// Simulated: closed. Health data is unavailable in app extensions (documented), and what is asked
/// for ends with `HKError.errorHealthDataUnavailable`, as on a device without health data
/// (documented). Differs: apps too find a device without health data.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // It keeps nothing.
  /// Makes a store.
  public override init() { super.init() }

  /// Whether there is health data: no.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Whether the user has allowed to write the type: nobody has been asked.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Asks the user; ends with an error.
  @preconcurrency open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  /// Keeps an object.
  ///
  /// Type-checks only: no object can be made.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Asks the user; ends with an error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Runs a query; its handler is given an error.
  open func execute(_ query: HKQuery) { query.refuse(HKError(.errorHealthDataUnavailable)) }

  /// Stops a query.
  ///
  /// Type-checks only: none runs.
  open func stop(_ query: HKQuery) {}

  /// Writes something down; ends with an error.
  @preconcurrency open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
}
