import DeviceEvents
import Foundation
import LessonModel
import Outcomes
import RunSupport
import TestSupport
import Testing

@testable import SnippetEngine

/// The device's clock: it stops while programs work, and jumps when all of them wait.
@Suite struct ClockTests {
  struct Wait: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Code that takes half a minute.
    var code: String
  }

  @Test(
    .timeLimit(.minutes(40)),
    arguments: [
      Wait(testDescription: "sleep", code: "_ = sleep(30)"),
      Wait(testDescription: "usleep", code: "for _ in 0..<30 { _ = usleep(1_000_000) }"),
      Wait(testDescription: "Thread.sleep", code: "Thread.sleep(forTimeInterval: 30)"),
      Wait(testDescription: "Thread.sleep until", code: "Thread.sleep(until: Date() + 30)"),
      Wait(
        testDescription: "asyncAfter",
        code: """
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(deadline: .now() + 30) { done.signal() }
          done.wait()
          """),
      Wait(
        testDescription: "asyncAfter by the wall clock",
        code: """
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(wallDeadline: .now() + 30) { done.signal() }
          done.wait()
          """),
      Wait(testDescription: "Task.sleep", code: "try await Task.sleep(for: .seconds(30))"),
      Wait(
        testDescription: "Task.sleep by the suspending clock",
        code: "try await Task.sleep(until: .now + .seconds(30), clock: .suspending)"),
      Wait(
        testDescription: "a timer source",
        code: """
          let done = DispatchSemaphore(value: 0)
          let source = DispatchSource.makeTimerSource()
          source.schedule(deadline: .now() + 10, repeating: 10)
          nonisolated(unsafe) var times = 0
          source.setEventHandler {
            times += 1
            if times == 3 { done.signal() }
          }
          source.resume()
          done.wait()
          """),
      Wait(
        testDescription: "a semaphore with a limit",
        code: "_ = DispatchSemaphore(value: 0).wait(timeout: .now() + 30)"),
      Wait(
        testDescription: "a group with a limit",
        code: """
          let group = DispatchGroup()
          group.enter()
          _ = group.wait(timeout: .now() + 30)
          group.leave()
          """),
      Wait(
        testDescription: "a condition with a limit",
        code: """
          let condition = NSCondition()
          condition.lock()
          _ = condition.wait(until: Date() + 30)
          condition.unlock()
          """),
      Wait(
        testDescription: "a lock with a limit",
        code: """
          let lock = NSLock()
          lock.lock()
          _ = lock.lock(before: Date() + 30)
          """),
      Wait(
        testDescription: "poll", code: "var file = pollfd()\n_ = poll(&file, 0, 30_000)"),
      Wait(
        testDescription: "select",
        code: "var time = timeval(tv_sec: 30, tv_usec: 0)\n_ = select(0, nil, nil, nil, &time)"),
    ])
  func waitingTakesExactlyAsLongAsItSays(_ wait: Wait) async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let begin = Date()
        func wait() async throws {
        \(wait.code)
        }
        try await wait()
        print(begin, Date().timeIntervalSince(begin))
        """)
    #expect(
      outcome.lines == [
        "Program: is launched as a program",
        #"Program: prints "2026-01-01 09:41:00 +0000 30.0\n""#,
        "Program: exits",
      ])
  }

  @Test(.timeLimit(.minutes(40))) func aRunLoopAndItsTimersGoByTheClock() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let begin = Date()
        func time() -> Double { (Date().timeIntervalSince(begin) * 1000).rounded() / 1000 }
        let timer = Timer.scheduledTimer(withTimeInterval: 7, repeats: true) { _ in
          print("timer", time())
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { print("main queue", time()) }
        RunLoop.main.run(until: begin + 30)
        timer.invalidate()
        print("end", time())
        """)
    #expect(
      outcome.text(of: "Program") == """
        timer 7.0
        main queue 10.0
        timer 14.0
        timer 21.0
        timer 28.0
        end 30.0

        """)
  }

  @Test(.timeLimit(.minutes(40))) func whatComesBeforeTheLimitEndsTheWait() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let begin = Date()
        let semaphore = DispatchSemaphore(value: 0)
        let condition = NSCondition()
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
          semaphore.signal()
          condition.lock()
          condition.signal()
          condition.unlock()
        }
        condition.lock()
        print(condition.wait(until: begin + 30), Date().timeIntervalSince(begin))
        condition.unlock()
        print(semaphore.wait(timeout: .now() + 30), Date().timeIntervalSince(begin))
        """)
    #expect(outcome.text(of: "Program") == "true 5.0\nsuccess 5.0\n")
  }

  @Test(.timeLimit(.minutes(40)))
  func whatIsSetAtTheSameMomentForTheSameTimeComesInItsOrder() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "numbers")
        for number in 1...20 {
          group.enter()
          queue.asyncAfter(deadline: .now() + 1) {
            print(number, terminator: " ")
            group.leave()
          }
        }
        group.wait()
        """)
    #expect(
      outcome.text(of: "Program") == (1...20).map { "\($0) " }.joined())
  }

  @Test(.timeLimit(.minutes(40))) func aLoopThatLooksAtTheClockEnds() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let end = Date() + 0.5
        while Date() < end {}
        print("ended")
        """)
    #expect(outcome.text(of: "Program") == "ended\n")
    #expect(outcome.ending(of: "Program") == .exited(status: 0))
  }

  @Test(.timeLimit(.minutes(40))) func aTimerEndsALoopThatWaitsForIt() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        import Synchronization
        let isDone = Atomic(false)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) {
          isDone.store(true, ordering: .relaxed)
        }
        while !isDone.load(ordering: .relaxed) {}
        print("ended")
        """)
    #expect(outcome.text(of: "Program") == "ended\n")
  }

  struct Endless: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var lines: Int
  }

  @Test(
    .timeLimit(.minutes(40)),
    arguments: [
      Endless(testDescription: "a loop", code: "while true {}", lines: 0),
      Endless(
        testDescription: "a wait for nobody", code: "DispatchSemaphore(value: 0).wait()", lines: 0),
      Endless(
        testDescription: "a timer",
        code: """
          let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("t") }
          withExtendedLifetime(timer) { RunLoop.main.run() }
          """, lines: 599),
    ])
  func whatNeverEndsIsEnded(_ endless: Endless) async throws {
    let outcome = try await Running.run(alone: "import Foundation\n" + endless.code)
    #expect(
      outcome.lines == ["Program: is launched as a program"]
        + Array(repeating: #"Program: prints "t\n""#, count: endless.lines)
        + ["Program: is killed: it ran longer than it may"])
  }
}
