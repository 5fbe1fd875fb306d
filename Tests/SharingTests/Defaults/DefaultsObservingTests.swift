import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

private typealias Settings = SimulatedFoundation.UserDefaults

/// Settings observed by the process that changes them.
@Suite struct DefaultsObservingTests {
  @Test(
    .shows(
      "NSObject.addObserver(_:forKeyPath:options:context:)",
      "NSObject.removeObserver(_:forKeyPath:)", "NSObject.removeObserver(_:forKeyPath:context:)"))
  func anObserverIsToldWhatIsAnotherValueNow() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let defaults = Settings.standard
      let observer = Observer()
      defaults.set("a", forKey: "k")
      defaults.addObserver(
        observer, forKeyPath: "k", options: [.initial, .new, .old], context: nil)
      defaults.set("b", forKey: "k")
      defaults.set("b", forKey: "k")
      defaults.set("c", forKey: "other")
      Settings(suiteName: nil)?.set("c", forKey: "k")
      defaults.register(defaults: ["k": "registered"])
      defaults.removeObject(forKey: "k")
      defaults.setVolatileDomain([:], forName: Settings.registrationDomain)
      #expect(
        observer.told == [
          "k new a", "k old a new b", "k old b new c", "k old c new registered",
          "k old registered new <null>",
        ])
      defaults.removeObserver(observer, forKeyPath: "k")
      defaults.set("d", forKey: "k")
      #expect(observer.told.count == 5)

      var context = 0
      observer.told = []
      defaults.addObserver(observer, forKeyPath: "d.e", options: .prior, context: &context)
      defaults.addObserver(observer, forKeyPath: "d.f", context: nil)
      defaults.set(1, forKey: "d.e")
      defaults.set(["e": 1], forKey: "d")
      #expect(observer.told == ["d.e prior", "d.e"], "a dot leads into a dictionary")
      defaults.removeObserver(observer, forKeyPath: "d.e", context: &context)
      defaults.set(["e": 2], forKey: "d")
      #expect(observer.told.count == 2)
    }
  }

  @Test(
    .shows(
      "_KeyValueCodingAndObserving.observe(_:options:changeHandler:)",
      "NSKeyValueObservation.invalidate()", "NSKeyValueObservedChange.isPrior"))
  func aPropertyOfItsKeysNameIsObserved() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      ObjectiveCRegistry.register(
        Settings.self,
        properties: [("count", { ($0 as? Settings)?.count }, nil), ("misnamed", { _ in nil }, nil)])
      let told = Mutex<[String]>([])
      let defaults = Settings.standard
      let token = defaults.observe(\.count, options: [.old, .new, .prior]) { _, change in
        told.withLock {
          $0.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
      }
      let other = defaults.observe(\.misnamed) { _, _ in told.withLock { $0.append("never") } }
      var gone: Settings? = Settings(suiteName: "suite")
      let third = gone?.observe(\.count) { _, _ in told.withLock { $0.append("never") } }
      gone = nil
      defaults.set(1, forKey: "count")
      defaults.set(2, forKey: "count")
      defaults.set(2, forKey: "n")
      Settings(suiteName: "suite")?.set(1, forKey: "count")
      #expect(told.withLock { $0 } == ["true -1 -1", "false -1 1", "true 1 -1", "false 1 2"])
      token.invalidate()
      defaults.set(3, forKey: "count")
      Settings.resetStandardUserDefaults()
      Settings.standard.set(3, forKey: "n")
      #expect(told.withLock { $0 }.count == 4)
      other.invalidate()
      third?.invalidate()
    }
  }

  @Test func whoIsNotRegisteredOrTakesNoChangeEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      Settings.standard.removeObserver(NSObject(), forKeyPath: "k")
    }
    await #expect(processExitsWith: .failure) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let observer = NSObject()
      Settings.standard.addObserver(observer, forKeyPath: "k", context: nil)
      Settings.standard.set(1, forKey: "k")
    }
    // Nothing is marked @objc in this process.
    await #expect(processExitsWith: .failure) {
      _ = Settings.standard.observe(\.count) { _, _ in }
    }
  }
}

extension SimulatedFoundation.UserDefaults {
  fileprivate var count: Int { integer(forKey: "count") }
  fileprivate var misnamed: Int { integer(forKey: "n") }
}

private final class Observer: NSObject {
  var told: [String] = []

  override init() {
    super.init()
    // What preparation does to a program's class.
    ObjectiveCRegistry.register(
      Observer.self, name: nil,
      methods: [
        (
          "observeValueForKeyPath:ofObject:change:context:",
          { observer, notice, _ in
            if let notice = notice as? ObjectiveCRegistry.ObservedValue {
              (observer as? Observer)?.note(notice)
            }
            return nil
          }
        )
      ], make: nil)
  }

  private func note(_ notice: ObjectiveCRegistry.ObservedValue) {
    let change = notice.change ?? [:]
    #expect(change[.kindKey] as? UInt == 1 && notice.object is Settings)
    let values = [("old", NSKeyValueChangeKey.oldKey), ("new", .newKey)].compactMap { name, key in
      change[key].map { "\(name) \($0)" }
    }
    let prior = change[.notificationIsPriorKey] as? Bool == true ? ["prior"] : []
    told.append(([notice.keyPath ?? "nil"] + prior + values).joined(separator: " "))
  }
}
