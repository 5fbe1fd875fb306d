import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Core Foundation's notification center for a single process.
@Suite(.serialized) struct LocalCenterTests {
  /// What a callback that captures nothing can write to.
  private final class Heard {
    var lines: [String] = []
  }

  private let heard = Heard()
  private let center = CFNotificationCenterGetLocalCenter()

  private func observe(_ name: String?, of object: UnsafeRawPointer? = nil) {
    CFNotificationCenterAddObserver(
      center, Unmanaged.passUnretained(heard).toOpaque(),
      { center, observer, name, object, userInfo in
        guard let observer, let name else { return }
        let heard = Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue()
        let isLocal = center == CFNotificationCenterGetLocalCenter()
        heard.lines.append("\(name.rawValue) \(object != nil) \(userInfo?["n"] ?? "-") \(isLocal)")
      }, name as CFString?, object, .coalesce)
  }

  @Test(
    .shows(
      "CFNotificationCenter.hash(into:)", "CFNotificationCenter.==(_:_:)",
      "CFNotificationSuspensionBehavior.drop", "CFNotificationSuspensionBehavior.hold",
      "CFNotificationSuspensionBehavior.deliverImmediately", "kCFNotificationPostToAllSessions"))
  func thereAreTwoCentresAndDocumentedNumbers() {
    let centers: Set<CFNotificationCenter?> = [
      center, CFNotificationCenterGetLocalCenter(), CFNotificationCenterGetDarwinNotifyCenter(),
    ]
    #expect(centers.count == 2)
    let behaviors: [CFNotificationSuspensionBehavior] = [
      .drop, .coalesce, .hold, .deliverImmediately,
    ]
    #expect(behaviors.map(\.rawValue) == [1, 2, 3, 4])
    #expect([kCFNotificationDeliverImmediately, kCFNotificationPostToAllSessions] == [1, 2])
  }

  private func post(_ name: String, _ object: UnsafeRawPointer? = nil, _ info: [String: Int] = [:])
  {
    let name = CFNotificationName(rawValue: name as CFString)
    CFNotificationCenterPostNotification(center, name, object, info as CFDictionary, false)
  }

  @Test(
    .shows(
      "CFNotificationCenterGetLocalCenter()", "CFNotificationCenterRemoveObserver(_:_:_:_:)",
      "CFNotificationCenterRemoveEveryObserver(_:_:)",
      "CFNotificationCenterPostNotificationWithOptions(_:_:_:_:_:)",
      "CFNotificationName.init(rawValue:)", "CFNotificationSuspensionBehavior",
      "CFNotificationSuspensionBehavior.coalesce", "kCFNotificationDeliverImmediately",
      "CFNotificationCenter.==(_:_:)"))
  func observersAreCalledAtOnceWithWhatIsTold() {
    let me: UnsafeRawPointer? = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
    observe("a")
    observe("b", of: me)
    post("a", nil, ["n": 1])
    post("b")
    post("b", me, ["n": 2])
    let name = CFNotificationName("a" as CFString)
    CFNotificationCenterPostNotificationWithOptions(
      center, name, me, nil, kCFNotificationDeliverImmediately)
    CFNotificationCenterRemoveObserver(center, me, name, nil)
    post("a")
    post("b", me)
    CFNotificationCenterRemoveEveryObserver(center, me)
    post("b", me)
    #expect(heard.lines == ["a false 1 true", "b true 2 true", "a true - true", "b true - true"])
  }
}
