import Foundation
import SimulatedOSLog
import TestSupport
import Testing

/// Log messages are lines on standard error.
struct LogTests {
  /// What a process writes to standard error.
  private func lines(_ data: ExitTest.Result?) -> [String] {
    String(decoding: data?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test(
    .shows(
      "Logger.init(subsystem:category:)", "Logger.init()", "Logger.init(_:)", "Logger.log(_:)",
      "Logger.log(level:_:)", "Logger.notice(_:)", "Logger.debug(_:)", "Logger.trace(_:)",
      "Logger.info(_:)", "Logger.error(_:)", "Logger.warning(_:)", "Logger.critical(_:)",
      "Logger.fault(_:)", "OSLog.disabled", "OSLog.default",
      "OSLog.init(subsystem:category: String)"))
  func aLoggerWritesItsMessages() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger(subsystem: "com.example", category: "share")
      logger.log("1")
      logger.log(level: .error, "2")
      logger.notice("3")
      logger.debug("4")
      logger.trace("5")
      logger.info("6")
      logger.error("7")
      logger.warning("8")
      logger.critical("9")
      logger.fault("10")
      Logger().log("11")
      Logger(.disabled).log("none")
      Logger(OSLog(subsystem: "a", category: "b")).log("12")
    }
    let numbers = (1...10).map { "[com.example:share] \($0)" }
    #expect(lines(result) == numbers + ["11", "[a:b] 12"])
  }

  @Test(
    .shows(
      "OSLogPrivacy.auto", "OSLogPrivacy.public", "OSLogPrivacy.private",
      "OSLogPrivacy.sensitive", "OSLogPrivacy.private(mask:)", "OSLogMessage.interpolation",
      "OSLogInterpolation.appendLiteral(_:)"))
  func whatIsPrivateIsNotShown() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let name = "Anna"
      let url: URL? = URL(string: "https://example.com")
      let logger = Logger()
      logger.log("\(name) \(name, privacy: .public) \(name, privacy: .private)")
      logger.log("\(3) \(3, privacy: .private) \(true) \(2.5) \(true, format: .answer)")
      logger.log("\(name, privacy: .sensitive) \(CocoaError(.userCancelled) as any Error)")
      logger.log("\(NSString(string: "x"), privacy: .public) \(URL.self)")
      logger.log("\(url?.absoluteString ?? "none", privacy: .public)")
      let hash = "\(name, privacy: .private(mask: .hash))" as OSLogMessage
      logger.log(hash)
      logger.log(hash)
    }
    let lines = lines(result)
    #expect(
      lines.prefix(5) == [
        "<private> Anna <private>", "3 <private> true 2.500000 yes", "<private> <private>",
        "x URL", "https://example.com",
      ])
    #expect(lines.count == 7 && lines[5] == lines[6] && lines[5].hasPrefix("<mask.hash: '"))
  }

  @Test(
    .shows(
      "OSLogIntegerFormatting.hex", "OSLogIntegerFormatting.octal",
      "OSLogIntegerFormatting.decimal(explicitPositiveSign:minDigits:)",
      "OSLogIntegerFormatting.hex(explicitPositiveSign:includePrefix:uppercase:minDigits:)",
      "OSLogFloatFormatting.fixed(precision:)", "OSLogFloatFormatting.exponential(precision:)",
      "OSLogFloatFormatting.hybrid", "OSLogStringAlignment.left(columns:)",
      "OSLogStringAlignment.right(columns:)"))
  func numbersHaveTheirFormats() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger()
      logger.log("\(255, format: .hex) \(8, format: .octal) \(7, format: .decimal(minDigits: 3))")
      logger.log("\(255, format: .hex(includePrefix: true, uppercase: true)) \(-1, format: .hex)")
      logger.log(
        "\(2, format: .decimal(explicitPositiveSign: true))|\(2, align: .left(columns: 3))|")
      logger.log("\(1.25, format: .fixed(precision: 1)) \(1.5, format: .exponential(precision: 1))")
      logger.log("\(1.5, format: .hybrid) \("a", align: .right(columns: 3), privacy: .public)")
    }
    #expect(lines(result) == ["ff 10 007", "0xFF -1", "+2|2  |", "1.2 1.5e+00", "1.5   a"])
  }

  @Test(
    .shows(
      "os_log(_:dso:log:type:_:)", "os_log(_:dso:log:_:_:)", "os_log(_:)", "os_log(_:log:_:)",
      "OSLogType.error"))
  func theOlderFunctionsTakeFormats() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
      os_log("plain 100%%")
      os_log("%d %@ %{public}@", log: log, type: .error, 3, "secret", "shown")
      os_log("%{private}d %{bool}d %.1f %{public}s", 1, 1, 2.5, "c")
      os_log(.debug, "%{private, mask.hash}@ %ld", "x", 5)
      os_log(.info, log: log, "%d", 4)
      os_log("%@")
      let number = 6
      os_log("number \(number)")
      os_log(.error, log: .disabled, "number \(number)")
    }
    let lines = lines(result)
    #expect(lines.count == 7)
    #expect(lines.prefix(2) == ["plain 100%", "[com.example:PointsOfInterest] 3 <private> shown"])
    #expect(lines.dropFirst(3).first?.hasPrefix("<mask.hash: '") == true)
    #expect(lines.dropFirst(3).first?.hasSuffix("> 5") == true)
    #expect(
      lines.dropFirst(4) == [
        "[com.example:PointsOfInterest] 4", "<decode: missing data>", "number 6",
      ])
  }

  @Test(.shows("OSLog.isEnabled(type:)", "OSLogType.rawValue", "OSLog.Category.rawValue"))
  func levelsAreApples() {
    #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
    let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(types.map(\.rawValue) == [0, 1, 2, 16, 17])
    #expect(OSLogType(1) == OSLogType(rawValue: 1))
    #expect(OSLog.Category("x").rawValue == "x")
  }

  @Test(
    .shows(
      "OSAllocatedUnfairLock.init(initialState:)", "OSAllocatedUnfairLock.init()",
      "OSAllocatedUnfairLock.lock()", "OSAllocatedUnfairLock.unlock()",
      "OSAllocatedUnfairLock.lockIfAvailable()", "OSAllocatedUnfairLock.withLockIfAvailable(_:)",
      "OSAllocatedUnfairLock.withLockUnchecked(_:)",
      "OSAllocatedUnfairLock.init(uncheckedState:)"))
  func aLockGuardsItsValue() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLockUnchecked { $0 } == 1000)
    #expect(count.withLockIfAvailable { $0 } == 1000)
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
    #expect(OSAllocatedUnfairLock(uncheckedState: "a").withLockUnchecked { $0 } == "a")
  }
}
