public import Foundation

// Core Foundation's types are invisible on Linux. On iOS each is bridged to the Foundation class
// that stands in for it here, so `"text" as CFString` and `type as String` mean the same.

/// Text, as C functions take and give it.
///
/// Simulated: it is NSString, which iOS bridges it to. Differs: on iOS it is a type of its own.
public typealias CFString = NSString

/// Text that can be changed.
///
/// Simulated: it is NSMutableString. Differs: on iOS it is a type of its own.
public typealias CFMutableString = NSMutableString

/// A URL, as C functions take it.
///
/// Simulated: it is NSURL. Differs: on iOS it is a type of its own.
public typealias CFURL = NSURL

/// Bytes, as C functions take and give them.
///
/// Simulated: it is NSData. Differs: on iOS it is a type of its own.
public typealias CFData = NSData

/// Bytes that can be changed.
///
/// Simulated: it is NSMutableData. Differs: on iOS it is a type of its own.
public typealias CFMutableData = NSMutableData

/// A list, as C functions take and give it.
///
/// Simulated: it is NSArray. Differs: on iOS it is a type of its own.
public typealias CFArray = NSArray

/// A dictionary, as C functions take and give it.
///
/// Simulated: it is NSDictionary. Differs: on iOS it is a type of its own.
public typealias CFDictionary = NSDictionary

/// A dictionary that can be changed.
///
/// Simulated: it is NSMutableDictionary. Differs: on iOS it is a type of its own.
public typealias CFMutableDictionary = NSMutableDictionary

/// A set, as C functions take and give it.
///
/// Simulated: it is NSSet. Differs: on iOS it is a type of its own.
public typealias CFSet = NSSet

/// A number, as C functions take and give it.
///
/// Simulated: it is NSNumber. Differs: on iOS it is a type of its own.
public typealias CFNumber = NSNumber

/// A truth value, as C functions take and give it.
///
/// Simulated: it is NSNumber. Differs: on iOS it is a type of its own.
public typealias CFBoolean = NSNumber

/// A date, as C functions take and give it.
///
/// Simulated: it is NSDate. Differs: on iOS it is a type of its own.
public typealias CFDate = NSDate

/// An error, as C functions give it.
///
/// Simulated: it is NSError. Differs: on iOS it is a type of its own.
public typealias CFError = NSError

/// Text with attributes, as C functions take it.
///
/// Simulated: it is NSAttributedString. Differs: on iOS it is a type of its own.
public typealias CFAttributedString = NSAttributedString

/// A locale, as C functions take it.
///
/// Simulated: it is NSLocale. Differs: on iOS it is a type of its own.
public typealias CFLocale = NSLocale

/// Any of these.
///
/// Simulated: any object, as on iOS. No known difference.
public typealias CFTypeRef = AnyObject

/// A property list.
///
/// Simulated: any object, as on iOS. No known difference.
public typealias CFPropertyList = AnyObject

/// A place in a list, or how many there are.
///
/// Simulated: a whole number, as on iOS. No known difference.
public typealias CFIndex = Int

/// A number of bits, each with its own meaning.
///
/// Simulated: a whole number, as on iOS. No known difference.
public typealias CFOptionFlags = UInt

/// A number of seconds.
///
/// Simulated: a floating-point number, as on iOS. No known difference.
public typealias CFTimeInterval = Double

/// A moment as seconds since the year 2001.
///
/// Simulated: a floating-point number, as on iOS. No known difference.
public typealias CFAbsoluteTime = Double
