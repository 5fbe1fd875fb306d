public import Foundation

/// Where a method that is as old as Objective-C leaves an error: `&error` of an `NSError?`.
///
/// Simulated: it is passed as on iOS. Differs: there it is a type of its own.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
