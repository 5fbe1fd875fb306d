import Foundation
import SimulatedFoundation
import Synchronization
import TestSupport
import Testing

/// Properties are read and set by name, as far as the run time knows them.
struct KeyValueTests {
  private let person = Person()

  init() {
    Person.register()
    person.friend = Person()
  }

  @Test(
    .shows(
      "NSObject.value(forKey:)", "NSObject.setValue(_:forKey:)", "NSObject.value(forKeyPath:)",
      "NSObject.setValue(_:forKeyPath:)"))
  func propertiesAreReadAndSetByName() {
    person.setValue("Anna", forKey: "name")
    person.setValue("Bert", forKeyPath: "friend.name")
    #expect(person.name == "Anna" && person.friend?.name == "Bert")
    #expect(person.value(forKey: "name") as? String == "Anna")
    #expect(person.value(forKey: "self") as? Person === person)
    #expect(person.value(forKeyPath: "friend.name") as? String == "Bert")
    #expect(person.value(forKeyPath: "friend.friend.name") == nil)
    person.setValue("nobody", forKeyPath: "friend.friend.name")
    person.setValue(nil, forKey: "friend")
    #expect(person.friend == nil && person.value(forKey: "friend") == nil)
  }

  @Test(
    .shows("NSObject.dictionaryWithValues(forKeys:)", "NSObject.setValuesForKeys(_:)"))
  func severalPropertiesAreADictionary() {
    person.setValuesForKeys(["name": "Carla", "friend": NSNull()])
    #expect(person.name == "Carla" && person.friend == nil)
    let values = person.dictionaryWithValues(forKeys: ["name", "friend"])
    #expect(values["name"] as? String == "Carla" && values["friend"] is NSNull)
  }

  @Test func dictionariesAndListsAreOnTheWay() {
    person.extra = ["a": ["b": [1, 2, 3]]]
    #expect(person.value(forKeyPath: "extra.a.b.@count") as? Int == 3)
    let changing: NSObject = NSMutableDictionary()
    changing.setValue(1, forKey: "x")
    #expect(changing.value(forKey: "x") as? Int == 1)
  }

  @Test func anUnknownKeyEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = NSObject().value(forKey: "nothing") }
    await #expect(processExitsWith: .failure) { NSObject().setValue(1, forKey: "nothing") }
    await #expect(processExitsWith: .failure) { _ = NSObject.value(forKey: "nothing") }
  }

  @Test(
    .shows(
      "NSObject.value(forKey:)", "NSObject.value(forKeyPath:)", "NSObject.perform(_:)",
      "NSObject.responds(to:)"))
  func aClassAnswersByName() {
    #expect((Person.value(forKey: "famousPerson") as? Person)?.name == "famous")
    #expect(Person.value(forKeyPath: "famousPerson.name") as? String == "famous")
    let object = Person.perform(Selector("famousPerson"))?.takeRetainedValue()
    #expect(object is Person)
    #expect(Person.responds(to: Selector("famousPerson")))
    #expect(!Person.responds(to: Selector("name")))
  }

  @Test(
    .shows(
      "_KeyValueCodingAndObserving.observe(_:options:changeHandler:)",
      "NSKeyValueObservedChange.newValue", "NSKeyValueObservedChange.kind"))
  func anObserverIsToldTheFirstValueIfItWantsTo() {
    var told: [String?] = []
    person.name = "Dora"
    _ = person.observe(\.name, options: [.initial, .new]) { person, change in
      told.append(change.newValue)
      #expect(change.kind == .setting && change.oldValue == nil && !change.isPrior)
      #expect(change.indexes == nil && person.name == "Dora")
    }
    _ = person.observe(\.name, options: .initial) { _, change in told.append(change.newValue) }
    _ = person.observe(\.name) { _, _ in told.append("never") }
    #expect(told == ["Dora", nil])
  }

  @Test(.shows("autoreleasepool(invoking:)", "NSError.init(_:)", "NSMutableString.init(_:)"))
  func whatLinuxLacksIsThere() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.userCancelled) } }
    #expect(NSError().code == 0 && NSError().domain == "")
    #expect(NSMutableString().length == 0)
  }
}

private final class Person: NSObject {
  var name = ""
  var friend: Person?
  var extra: [String: Any] = [:]

  static func register() {
    let value = { (object: AnyObject) in object as? Person }
    ObjectiveCRegistry.register(
      Person.self,
      properties: [
        ("name", { value($0)?.name }, { value($0)?.name = $1 as? String ?? "" }),
        ("friend", { value($0)?.friend as Any? }, { value($0)?.friend = $1 as? Person }),
        ("extra", { value($0)?.extra }, nil),
      ])
    ObjectiveCRegistry.register(
      Person.self,
      classMethods: [
        (
          "famousPerson",
          {
            let person = Person()
            person.name = "famous"
            return person
          }
        )
      ])
  }
}
