/// A whole number, by its name in Objective-C.
///
/// Simulated: no known difference.
public typealias NSInteger = Int

/// A whole number that isn't negative, by its name in Objective-C.
///
/// Simulated: no known difference.
public typealias NSUInteger = UInt
