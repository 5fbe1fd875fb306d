import Foundation
import SimulatedHealthKit
import TestSupport
import Testing

/// Questions to the health data.
struct HealthQueryTests {
  @Test(.shows("HKQuery", "HKHealthStore.execute(_:)"))
  func everyQueryIsRefusedByItself() async {
    var made: HKQuery?
    let refused: HKQuery = await withCheckedContinuation { continuation in
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil
      ) { query, _, _ in continuation.resume(returning: query) }
      made = query
      HKHealthStore().execute(query)
    }
    #expect(refused === made)
  }
}
