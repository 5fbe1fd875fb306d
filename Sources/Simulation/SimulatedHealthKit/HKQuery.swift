public import Foundation
public import SimulatedFoundation

/// A question to the health data.
///
/// Simulated: as HKHealthStore says, executing one ends with an error.
open class HKQuery: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  override init() { super.init() }

  func refuse(_ error: HKError) {}
}

/// A question for samples of a type.
///
/// Simulated: its handler is given the error on a background queue.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - sampleType: Which samples.
  ///   - predicate: Which of them.
  ///   - limit: How many.
  ///   - sortDescriptors: In which order.
  ///   - resultsHandler: Given the samples, or what went wrong.
  @preconcurrency public init(
    sampleType: HKSampleType, predicate: SimulatedFoundation.NSPredicate?, limit: Int,
    sortDescriptors: [SimulatedFoundation.NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init()
  }

  override func refuse(_ error: HKError) {
    DispatchQueue.global().async { self.handler(self, nil, error) }
  }
}

/// No limit.
///
/// Type-checks only: there are no samples.
public let HKObjectQueryNoLimit = 0
