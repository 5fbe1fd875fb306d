public import Foundation

/// A kind of health data.
///
/// Type-checks only: keeps its identifier; there is no health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// What names it.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// The type of a quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }

  /// The type of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutType") }

  /// Whether the other has the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  /// Equal for equal types.
  open override var hash: Int { identifier.hashValue }
}

/// A kind of health data that is measured again and again.
///
/// Type-checks only: as HKObjectType.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of health data that is a number with a unit.
///
/// Type-checks only: as HKObjectType.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Makes a type.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
  override init(identifier: String) { super.init(identifier: identifier) }
}

/// The kind of workouts.
///
/// Type-checks only: as HKObjectType.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// What names a quantity.
///
/// Type-checks only: as HKObjectType.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Steps.
  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Heartbeats a minute.
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Energy spent by moving.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// Distance walked and run.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// Body mass.
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
}

/// A piece of health data.
///
/// Type-checks only: there is none.
open class HKObject: NSObject {
  override init() { super.init() }
}

/// A piece of health data that was measured.
///
/// Type-checks only: there is none.
open class HKSample: HKObject {}
