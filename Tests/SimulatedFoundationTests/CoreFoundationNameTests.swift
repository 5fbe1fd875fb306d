import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Core Foundation's names mean Foundation's classes, as if they were bridged.
struct CoreFoundationNameTests {
  @Test(
    .shows(
      "CFString", "CFMutableString", "CFURL", "CFData", "CFMutableData", "CFArray", "CFDictionary",
      "CFMutableDictionary", "CFSet", "CFNumber", "CFBoolean", "CFDate", "CFError",
      "CFAttributedString", "CFLocale"))
  func aNameStandsForItsClass() {
    let pairs: [(AnyClass, AnyClass)] = [
      (CFString.self, NSString.self), (CFMutableString.self, NSMutableString.self),
      (CFURL.self, NSURL.self), (CFData.self, NSData.self),
      (CFMutableData.self, NSMutableData.self), (CFArray.self, NSArray.self),
      (CFDictionary.self, NSDictionary.self), (CFMutableDictionary.self, NSMutableDictionary.self),
      (CFSet.self, NSSet.self), (CFNumber.self, NSNumber.self), (CFBoolean.self, NSNumber.self),
      (CFDate.self, NSDate.self), (CFError.self, NSError.self),
      (CFAttributedString.self, NSAttributedString.self), (CFLocale.self, NSLocale.self),
    ]
    #expect(pairs.map { ObjectIdentifier($0.0) } == pairs.map { ObjectIdentifier($0.1) })
  }

  @Test(
    .shows("CFTypeRef", "CFPropertyList", "NSErrorPointer", "NSTextCheckingTypes"),
    .shows("NSInteger", "NSUInteger"))
  func theOtherNamesStandForTypesOfSwift() {
    #expect(CFTypeRef.self == AnyObject.self)
    #expect(CFPropertyList.self == AnyObject.self)
    #expect(NSErrorPointer.self == UnsafeMutablePointer<NSError?>?.self)
    #expect(NSTextCheckingTypes.self == UInt64.self)
    #expect(NSInteger.self == Int.self && NSUInteger.self == UInt.self)
  }

  @Test(.shows("_CVarArgObject._cVarArgObject", "_CVarArgObject._cVarArgEncoding"))
  func anObjectIsAnArgumentOfAFormat() throws {
    let url = try #require(URL(string: "https://example.com"))
    let id = UUID()
    #expect(
      String(format: "%@ at %@, %d", id as any CVarArg, url as any CVarArg, 3)
        == "\(id) at https://example.com, 3")
    #expect(String(format: "%@", NSNumber(value: 7)) == "7")
  }

  @Test(.shows("CFIndex", "CFOptionFlags", "CFTimeInterval", "CFAbsoluteTime"))
  func numbersAreNumbers() {
    #expect(CFIndex.self == Int.self)
    #expect(CFOptionFlags.self == UInt.self)
    #expect(CFTimeInterval.self == Double.self)
    #expect(CFAbsoluteTime.self == Double.self)
  }

  @Test(
    .shows(
      "kCFBooleanTrue", "kCFBooleanFalse", "kCFAllocatorDefault", "CFAbsoluteTimeGetCurrent()"))
  func constantsHaveTheirValues() {
    #expect(kCFBooleanTrue == NSNumber(value: true))
    #expect(kCFBooleanFalse == NSNumber(value: false))
    #expect(kCFAllocatorDefault == nil)
    let before = Date.timeIntervalSinceReferenceDate
    let now = CFAbsoluteTimeGetCurrent()
    #expect(before <= now && now <= Date.timeIntervalSinceReferenceDate)
  }
}
