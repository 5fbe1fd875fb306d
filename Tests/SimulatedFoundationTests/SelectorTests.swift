import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Selectors are names, and methods are called by them.
struct SelectorTests {
  @Test(
    .shows(
      "NSSelectorFromString(_:)", "sel_registerName(_:)", "NSStringFromSelector(_:)",
      "Selector.init(_:)", "Selector.init(stringLiteral:)", "Selector.description"))
  func aSelectorIsItsName() {
    let name = ["open", "URL:"].joined()
    let literal: Selector = "openURL:"
    #expect(literal.description == "openURL:")
    #expect(Selector(name) == literal)
    #expect(NSSelectorFromString(name) == literal)
    #expect(sel_registerName(name) == literal)
    #expect(NSStringFromSelector(literal) == "openURL:")
    #expect(Selector(name) != Selector("openURL"))
  }

  @Test(
    .shows(
      "ObjectiveCRegistry.register(_:name:methods:make:decode:)", "ObjectiveCRegistry.Invocation",
      "ObjectiveCRegistry.classNamed(_:)", "NSObject.perform(_:with:with:)",
      "NSObject.responds(to:)"))
  func whatIsListedOfAClassIsAddedUp() {
    let join: ObjectiveCRegistry.Invocation = { object, first, second in
      let name = (object as? Joiner)?.name ?? "nobody"
      return NSString(string: "\(name): \(first ?? "none") \(second ?? "none")")
    }
    let refuse: ObjectiveCRegistry.Invocation = { _, _, _ in nil }
    ObjectiveCRegistry.register(
      Joiner.self, name: "OtherJoiner", methods: [("join:with:", join)], make: { Joiner() })
    ObjectiveCRegistry.register(
      Joiner.self, name: nil, methods: [("join:with:", refuse), ("refuse", refuse)], make: nil)
    let joiner = Joiner()
    #expect(joiner.responds(to: Selector("join:with:")) && joiner.responds(to: Selector("refuse")))
    #expect(!joiner.responds(to: Selector("join:")))
    let result = joiner.perform(Selector("join:with:"), with: "a", with: nil)
    #expect(result?.takeRetainedValue() as? NSString == "joiner: a none")
    #expect(joiner.perform(Selector("refuse")) == nil)
    #expect(ObjectiveCRegistry.classNamed("OtherJoiner") == Joiner.self)
    #expect(ObjectiveCRegistry.classNamed("Nobody") == nil)
    #expect(ObjectiveCRegistry.make(Joiner.self) is Joiner)
  }

  @Test(.shows("ObjectiveCRegistry.emptyCoder"))
  func aCoderThatStandsForAStoryboardHasNothingInIt() {
    let coder = ObjectiveCRegistry.emptyCoder
    #expect(coder.allowsKeyedCoding)
    #expect(!coder.containsValue(forKey: "title"))
    #expect(coder.decodeObject(forKey: "title") == nil)
  }
}

private final class Joiner: NSObject {
  let name = "joiner"
}
