import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Notifications, one after the other.
@Suite struct PostedSequenceTests {
  private final class Sender: Sendable {}

  @Test(
    .shows(
      "NotificationCenter.notifications(named:object:)", "NotificationCenter.Notifications",
      "NotificationCenter.Notifications.makeAsyncIterator()",
      "NotificationCenter.Notifications.Iterator",
      "NotificationCenter.Notifications.Iterator.next()",
      "NotificationCenter.Notifications.Iterator.next(isolation:)"))
  func whatIsPostedWhileSomebodyIteratesIsKept() async {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let (one, other) = (Sender(), Sender())
    var all = center.notifications(named: name).makeAsyncIterator()
    var own = center.notifications(named: name, object: one).makeAsyncIterator()
    for (number, sender) in [other, one].enumerated() {
      center.post(name: name, object: sender, userInfo: ["number": number])
    }
    center.post(name: Notification.Name("other"), object: one)
    center.post(name: name, object: one, userInfo: ["number": 2])
    var numbers: [Int] = []
    for _ in 0..<3 { numbers.append(await all.next()?.userInfo?["number"] as? Int ?? -1) }
    for _ in 0..<2 {
      numbers.append(await own.next(isolation: nil)?.userInfo?["number"] as? Int ?? -1)
    }
    #expect(numbers == [0, 1, 2, 1, 2])
  }

  @Test(.shows("NotificationCenter.Notifications.Iterator.next()"))
  func aCancelledTaskGetsNone() async {
    let center = NotificationCenter()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: Notification.Name("never")) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
