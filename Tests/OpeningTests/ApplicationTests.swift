import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// What code asks of the application object, without a device.
@Suite(.serialized) @MainActor struct ApplicationTests {
  private final class Target: UIResponder {
    nonisolated let name: String
    let parent: UIResponder?

    init(_ name: String, parent: UIResponder? = nil) {
      self.name = name
      self.parent = parent
      super.init()
    }

    override var next: UIResponder? { parent }

    static func list() {
      ObjectiveCRegistry.register(
        Target.self, name: nil,
        methods: [
          ("tap", { target, _, _ in note(target, "tap") }),
          ("tap:", { target, sender, _ in note(target, "tap: \(sender ?? "nothing")") }),
          (
            "tap:event:",
            { target, sender, event in
              note(target, "tap: \(sender ?? "nothing") event: \(event == nil ? "none" : "one")")
            }
          ),
        ], make: nil)
    }

    nonisolated private static func note(_ target: AnyObject, _ line: String) -> Any? {
      let name = (target as? Target)?.name ?? "nobody"
      MainActor.assumeIsolated { Recorder.note("\(name): \(line)") }
      return nil
    }
  }

  private final class Plain: UIResponder {
    let parent: UIResponder

    init(parent: UIResponder) {
      self.parent = parent
      super.init()
    }

    override var next: UIResponder? { parent }
  }

  @Test(.shows("UIApplication.sendAction(_:to:from:for:)"))
  func anActionIsCalledWithAsMuchAsItTakes() {
    Target.list()
    _ = Recorder.taken()
    let application = UIApplication(isApp: true)
    let target = Target("target")
    let event = UIEvent(touches: [])
    #expect(application.sendAction("tap", to: target, from: "button", for: event))
    #expect(application.sendAction("tap:", to: target, from: "button", for: event))
    #expect(application.sendAction("tap:event:", to: target, from: "button", for: event))
    #expect(
      Recorder.taken() == [
        "target: tap", "target: tap: button", "target: tap: button event: one",
      ])
  }

  @Test(.shows("UIApplication.sendAction(_:to:from:for:)"))
  func withoutATargetTheResponderChainIsAsked() {
    Target.list()
    _ = Recorder.taken()
    let application = UIApplication(isApp: true)
    let target = Target("target")
    let child = Plain(parent: target)
    // Another test's text field may still be the first responder.
    UIResponder.firstResponder?.resignFirstResponder()
    #expect(!application.sendAction("tap", to: nil, from: UIView(), for: nil))
    #expect(application.sendAction("tap", to: nil, from: child, for: nil))
    #expect(!application.sendAction("nobody", to: nil, from: child, for: nil))
    #expect(Recorder.taken() == ["target: tap"])
  }

  @Test(
    .shows(
      "UIApplication.beginIgnoringInteractionEvents()",
      "UIApplication.endIgnoringInteractionEvents()", "UIApplication.isIgnoringInteractionEvents"))
  func ignoringIsCounted() {
    let application = UIApplication(isApp: true)
    let ignoring: any IgnoringEvents = application
    let states = [true, true, false, false, false].map { begins in
      if begins {
        ignoring.beginIgnoringInteractionEvents()
      } else {
        ignoring.endIgnoringInteractionEvents()
      }
      return application.isIgnoringInteractionEvents
    }
    #expect(states == [true, true, true, false, false])
  }

  @Test(
    .shows(
      "UIApplication.applicationIconBadgeNumber", "UIApplication.isIdleTimerDisabled",
      "UIApplication.backgroundTimeRemaining", "UIApplication.canOpenURL(_:)"))
  func withoutADeviceNothingOpensAndThereIsAllTheTime() throws {
    let application = UIApplication(isApp: true)
    application.applicationIconBadgeNumber = 3
    application.isIdleTimerDisabled = true
    #expect(application.applicationIconBadgeNumber == 3)
    #expect(application.isIdleTimerDisabled)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(!application.canOpenURL(try #require(URL(string: "https://example.com"))))
  }

  @Test(.shows("UIApplication.beginBackgroundTask(withName:expirationHandler:)"))
  func backgroundTasksHaveNamesOfTheirOwn() {
    let application = UIApplication(isApp: true)
    let tasks = (1...3).map { _ in application.beginBackgroundTask(withName: "saving") }
    #expect(Set(tasks).count == 3)
    #expect(!tasks.contains(.invalid))
    for task in tasks { application.endBackgroundTask(task) }
  }

  @Test(
    .shows(
      "UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
      "UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)"))
  func asAPhoneItRefusesASecondScene() async {
    let application = UIApplication(isApp: true)
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "scene-1")
    let domains = await withCheckedContinuation { continuation in
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { first in
        application.requestSceneSessionDestruction(session, options: nil) { second in
          continuation.resume(returning: [first, second].map { ($0 as NSError).domain })
        }
      }
    }
    #expect(domains == ["UISceneErrorDomain", "UISceneErrorDomain"])
  }

  @Test(.shows("NSUserActivity.addUserInfoEntries(from:)", "NSUserActivity.userInfo"))
  func anActivityGathersItsInformation() {
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.userInfo = ["page": 1, "book": "a"]
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo as? [String: AnyHashable] == ["page": 2, "book": "a"])
  }

  @Test(.shows("UIApplication.shared"))
  func byItsKeyTheClassGivesTheProcessesOwnObject() {
    UIApplication.running = UIApplication(isApp: false)
    defer { UIApplication.running = nil }
    let found = UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
    #expect(found === UIApplication.running)
    let type = ObjectiveCRegistry.classNamed("UIApplication") as? NSObject.Type
    #expect(type?.value(forKey: "sharedApplication") as? UIApplication === found)
  }
}

/// Members that the compiler rejects in extensions, under another type's name.
@MainActor private protocol IgnoringEvents {
  func beginIgnoringInteractionEvents()
  func endIgnoringInteractionEvents()
}

extension UIApplication: IgnoringEvents {}
