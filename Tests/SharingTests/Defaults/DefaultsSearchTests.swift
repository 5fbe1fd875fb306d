import Foundation
import TestSupport
import Testing

@testable import SimulatedFoundation

private typealias Settings = SimulatedFoundation.UserDefaults

/// Where a key is looked up; each test is a process of its own with its own home.
@Suite struct DefaultsSearchTests {
  @Test(
    .shows(
      "UserDefaults.addSuite(named:)", "UserDefaults.register(defaults:)",
      "UserDefaults.setVolatileDomain(_:forName:)", "UserDefaults.removeVolatileDomain(forName:)",
      "UserDefaults.volatileDomain(forName:)", "UserDefaults.volatileDomainNames",
      "UserDefaults.dictionaryRepresentation()", "UserDefaults.globalDomain"))
  func theFirstDomainThatHasAKeyGivesItsValue() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let defaults = Settings.standard
      let (first, second) = (Settings(suiteName: "first"), Settings(suiteName: "second"))
      // From the last domain searched to the first: each hides the one before.
      var found: [String] = []
      func look() {
        let all = defaults.dictionaryRepresentation()["AppleLocale"] as? String
        found.append(defaults.string(forKey: "AppleLocale") ?? "none")
        #expect(all == found.last)
      }
      defaults.register(defaults: ["AppleLocale": "registered", "other": "registered"])
      look()
      #expect(first?.string(forKey: "other") == "registered", "it is the process's")
      first?.set("first", forKey: "AppleLocale")
      defaults.addSuite(named: "first")
      look()
      second?.set("second", forKey: "AppleLocale")
      defaults.addSuite(named: "second")
      look()
      defaults.set("own", forKey: "AppleLocale")
      look()
      defaults.setVolatileDomain(["AppleLocale": "argument"], forName: Settings.argumentDomain)
      look()
      #expect(found == ["en_US", "first", "second", "own", "argument"])

      defaults.setVolatileDomain(["AppleLocale": "mine"], forName: "mine")
      #expect(
        defaults.volatileDomainNames == ["NSArgumentDomain", "NSRegistrationDomain", "mine"])
      #expect(
        defaults.volatileDomain(forName: "mine") as? [String: String] == ["AppleLocale": "mine"])
      defaults.removeVolatileDomain(forName: "mine")
      #expect(defaults.volatileDomain(forName: "mine").isEmpty)
      defaults.removeVolatileDomain(forName: Settings.argumentDomain)
      look()
      #expect(found.last == "own", "a domain of the program's own is searched by nobody")
    }
  }

  @Test func argumentsAreSettings() {
    let words = ["/app", "-name", "Ada", "file", "-flag", "-count", "-3", "-last"]
    #expect(DefaultsVolatile.arguments(words) == ["name": "Ada", "count": "-3"])
  }

  @Test(
    .shows(
      "UserDefaults.set(_: URL?, forKey:)", "UserDefaults.url(forKey:)",
      "UserDefaults.bool(forKey:)", "UserDefaults.object(forKey:)",
      "UserDefaults.objectIsForced(forKey:inDomain:)", "UserDefaults.init(suiteName:)",
      "UserDefaults.sizeLimitExceededNotification"))
  func valuesAreCopiesAndFilesArePathsFromTheHome() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let defaults = Settings.standard
      let list = NSMutableArray(array: ["a"])
      defaults.set(list, forKey: "list")
      list.add("b")
      #expect(defaults.stringArray(forKey: "list") == ["a"])
      let file = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/a.txt")
      defaults.set(file, forKey: "file")
      #expect(defaults.string(forKey: "file") == "~/Documents/a.txt")
      #expect(defaults.url(forKey: "file")?.path == file.path)
      defaults.set(URL(fileURLWithPath: "/elsewhere/a.txt"), forKey: "file")
      #expect(defaults.string(forKey: "file") == "/elsewhere/a.txt")
      #expect(
        ["YES", "1", "true", "NO", "0", "yes!", "x"].map { text in
          defaults.set(text, forKey: "truth")
          return defaults.bool(forKey: "truth")
        } == [true, true, true, false, false, true, false])
      defaults.set(true, forKey: "truth")
      #expect(defaults.integer(forKey: "truth") == 1 && defaults.object(forKey: "truth") is Bool)
      #expect(!defaults.objectIsForced(forKey: "truth", inDomain: "any"))
      #expect(Settings(suiteName: DefaultsPlaces.ownName) == nil)
      #expect(Settings(suiteName: Settings.globalDomain) == nil)
      #expect(
        Settings.sizeLimitExceededNotification.rawValue
          == "com.apple.CFPreferences.byteCountLimitReached")
    }
  }

  @Test(arguments: [0, 1, 2]) func whatNoPropertyListHoldsEndsTheProgram(_ kind: Int) async {
    await #expect(processExitsWith: .failure) { [kind] in
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let values: [Any] = [NSObject(), [1: "a"], NSNull()]
      Settings.standard.set(values[kind], forKey: "a")
    }
  }

  @Test(
    .shows(
      "UserDefaults.resetStandardUserDefaults()", "UserDefaults.persistentDomain(forName:)",
      "UserDefaults.setPersistentDomain(_:forName:)"))
  func theStandardSettingsAreMadeAnewWithWhatIsStored() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("CFFIXED_USER_HOME", home.path, 1)
      let old = Settings.standard
      old.addSuite(named: "suite")
      old.setPersistentDomain(["a": 1, "b": 2], forName: "suite")
      old.setPersistentDomain(["b": 3], forName: "suite")
      #expect(old.persistentDomain(forName: "suite") as? [String: Int] == ["b": 3])
      old.set("own", forKey: "a")
      Settings.resetStandardUserDefaults()
      #expect(Settings.standard !== old && Settings.standard === Settings.standard)
      #expect(Settings.standard.string(forKey: "a") == "own")
      #expect(old.integer(forKey: "b") == 3 && Settings.standard.integer(forKey: "b") == 0)
      #expect(old.persistentDomain(forName: Settings.globalDomain) == nil)
    }
  }
}
