import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Settings by domain; each test is a process of its own with its own home.
struct DefaultsDomainTests {
  @Test(
    .shows(
      "UserDefaults.init()", "UserDefaults.addSuite(named:)", "UserDefaults.removeSuite(named:)",
      "UserDefaults.persistentDomain(forName:)",
      "UserDefaults.setPersistentDomain(_:forName:)",
      "UserDefaults.removePersistentDomain(forName:)", "UserDefaults.objectIsForced(forKey:)"))
  func domainsAreReadAndRemovedWhole() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let defaults = SimulatedFoundation.UserDefaults()
      defaults.setValue("own", forKey: "a")
      #expect(SimulatedFoundation.UserDefaults.standard.string(forKey: "a") == "own")
      #expect(
        defaults.value(forKey: "a") as? String == "own" && !defaults.objectIsForced(forKey: "a"))
      guard let suite = SimulatedFoundation.UserDefaults(suiteName: "suite") else { exit(1) }
      suite.set("suite", forKey: "a")
      suite.set("suite", forKey: "b")
      defaults.register(defaults: ["b": "registered", "c": "registered"])
      defaults.addSuite(named: "suite")
      #expect(
        ["a", "b", "c"].map { defaults.string(forKey: $0) } == ["own", "suite", "registered"])
      #expect(defaults.dictionaryRepresentation()["b"] as? String == "suite")
      defaults.removeSuite(named: "suite")
      #expect(defaults.string(forKey: "b") == "registered")
      #expect(defaults.persistentDomain(forName: "suite")?.count == 2)
      defaults.setPersistentDomain(["d": 1], forName: "suite")
      // The arguments of the test program are a domain, too.
      let keys = suite.dictionaryRepresentation().keys.sorted().filter { !$0.hasPrefix("-") }
      #expect(keys == ["AppleLanguages", "AppleLocale", "b", "c", "d"])
      defaults.removePersistentDomain(forName: "suite")
      #expect(defaults.persistentDomain(forName: "suite") == nil)
    }
  }

  @Test(
    .shows(
      "UserDefaults.didChangeNotification", "UserDefaults.globalDomain",
      "UserDefaults.argumentDomain", "UserDefaults.registrationDomain"))
  func aChangeIsPosted() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let defaults = SimulatedFoundation.UserDefaults.standard
      let posted = DispatchSemaphore(value: 0)
      let token = NotificationCenter.default.addObserver(
        forName: SimulatedFoundation.UserDefaults.didChangeNotification, object: defaults,
        queue: nil
      ) { _ in posted.signal() }
      defaults.set(1, forKey: "a")
      defaults.removeObject(forKey: "a")
      #expect(posted.wait(timeout: .now()) == .success && posted.wait(timeout: .now()) == .success)
      NotificationCenter.default.removeObserver(token)
    }
    typealias Defaults = SimulatedFoundation.UserDefaults
    #expect(
      [Defaults.globalDomain, Defaults.argumentDomain, Defaults.registrationDomain]
        == ["NSGlobalDomain", "NSArgumentDomain", "NSRegistrationDomain"])
  }
}
