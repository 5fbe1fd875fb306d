public import Foundation

// C's constants are implicitly unwrapped in Swift, and published code leaves out the mark.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The truth value "true".
///
/// Simulated: an NSNumber of that value. No known difference.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The truth value "false".
///
/// Simulated: an NSNumber of that value. No known difference.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The current moment.
///
/// Simulated: seconds since the year 2001, by the device's clock. No known difference.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
