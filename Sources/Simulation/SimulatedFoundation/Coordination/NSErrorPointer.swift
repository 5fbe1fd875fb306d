public import Foundation

/// The place where a method in Objective-C's style leaves an error: `&error` of an `NSError?`.
///
/// Simulated: it is passed as on iOS. Differs: there it is a type of its own.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
