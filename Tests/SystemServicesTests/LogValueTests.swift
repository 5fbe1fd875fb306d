import Foundation
import SimulatedOSLog
import TestSupport
import Testing

/// What values in log messages become, and the parts of logs.
struct LogValueTests {
  /// What a process writes to standard error.
  private func lines(_ data: ExitTest.Result?) -> [String] {
    String(decoding: data?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test(
    .shows(
      "OSLogInterpolation.init(literalCapacity:interpolationCount:)",
      "OSLogInterpolation.appendInterpolation(_: String, align:privacy:)",
      "OSLogInterpolation.appendInterpolation(_:format: OSLogIntegerFormatting, align:privacy:)",
      "OSLogInterpolation.appendInterpolation(_:format: OSLogFloatFormatting, align:privacy:)",
      "OSLogInterpolation.appendInterpolation(_:format:privacy:)",
      "OSLogInterpolation.appendInterpolation(_: NSObject?, privacy:)",
      "OSLogInterpolation.appendInterpolation(_: T, align:privacy:)",
      "OSLogInterpolation.appendInterpolation(_: any Error, privacy:)",
      "OSLogInterpolation.appendInterpolation(_: Any.Type, align:privacy:)",
      "OSLogMessage.init(stringInterpolation:)", "OSLogMessage.init(stringLiteral:)"))
  func everyKindOfValueIsShownOrHiddenAsDocumented() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      struct Point: CustomStringConvertible { var description: String { "(1, 2)" } }
      struct Wrong: Error, CustomStringConvertible { var description: String { "wrong" } }
      let logger = Logger()
      let wrong: any Error = Wrong()
      let (none, object): (NSObject?, NSObject?) = (nil, NSString(string: "object"))
      logger.log("plain")
      logger.log("\("text") \("text", align: .left(columns: 6), privacy: .public)|")
      logger.log("\(42) \(42 as UInt8, align: .right(columns: 4), privacy: .private)|")
      logger.log("\(0.5) \(0.5 as Float, privacy: .sensitive)")
      logger.log("\(true) \(false, format: .answer) \(true, privacy: .private)")
      logger.log("\(object) \(object, privacy: .public) \(none, privacy: .public)")
      logger.log("\(Point()) \(Point(), align: .right(columns: 8), privacy: .public)")
      logger.log("\(wrong) \(wrong, privacy: .public)")
      logger.log("\(Point.self) \(Point.self, align: .left(columns: 6), privacy: .private)|")
    }
    #expect(
      lines(result) == [
        "plain", "<private> text  |", "42 <private>|", "0.500000 <private>",
        "true no <private>", "<private> object (null)", "<private>   (1, 2)",
        "<private> wrong", "Point <private>|",
      ])
  }

  @Test(
    .shows(
      "OSLogIntegerFormatting.decimal", "OSLogFloatFormatting.fixed",
      "OSLogFloatFormatting.exponential", "OSLogFloatFormatting.hybrid(precision:)",
      "OSLogBoolFormat.truth", "OSLogBoolFormat.answer", "OSLogStringAlignment.none"))
  func theUsualFormatsAreThoseOfC() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger()
      logger.log("\(255, format: .decimal) \(-7, format: .decimal, align: .none)|")
      logger.log("\(1.5, format: .fixed) \(1500.0, format: .exponential)")
      logger.log("\(1234.5, format: .hybrid(precision: 2)) \(0.5, format: .hybrid(precision: 2))")
      logger.log("\(true, format: .truth) \(false, format: .truth)")
      logger.log("\(true, format: .answer) \(false, format: .answer)")
    }
    #expect(
      lines(result) == [
        "255 -7|", "1.500000 1.500000e+03", "1.2e+03 0.5", "true false", "yes no",
      ])
  }

  @Test(
    .shows(
      "OSLogPrivacy.auto(mask:)", "OSLogPrivacy.sensitive(mask:)", "OSLogPrivacy.Mask.hash",
      "OSLogPrivacy.Mask.none"))
  func aMaskIsTheSameForTheSameValue() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger()
      logger.log("\("a", privacy: .auto(mask: .hash))")
      logger.log("\("a", privacy: .sensitive(mask: .hash))")
      logger.log("\("b", privacy: .sensitive(mask: .hash))")
      logger.log("\(3, privacy: .auto(mask: .hash)) \("a", privacy: .auto(mask: .none))")
      logger.log("\("a", privacy: .sensitive(mask: .none))")
    }
    let lines = lines(result)
    #expect(lines.count == 5 && lines.prefix(3).allSatisfy { $0.hasPrefix("<mask.hash: '") })
    #expect(lines.first == lines.dropFirst().first && Set(lines.prefix(3)).count == 2)
    #expect(lines.suffix(2) == ["3 <private>", "<private>"])
  }

  @Test(
    .shows(
      "OSLogType.init(rawValue:)", "OSLogType.init(_:)", "OSLogType.default", "OSLogType.info",
      "OSLogType.debug", "OSLogType.error", "OSLogType.fault"),
    arguments: [
      (OSLogType.default, 0), (.info, 1), (.debug, 2), (.error, 16), (.fault, 17),
    ] as [(OSLogType, UInt8)])
  func levelsAreMadeOfApplesNumbers(_ type: OSLogType, _ number: UInt8) {
    #expect(OSLogType(rawValue: number) == type && OSLogType(number) == type)
    #expect(type.rawValue == number)
  }

  @Test(
    .shows(
      "OSLog.init(subsystem:category: Category)", "OSLog.Category.init(_:)",
      "OSLog.Category.pointsOfInterest", "OSLog.Category.dynamicTracing",
      "OSLog.Category.dynamicStackTracing"))
  func aLogOfACategoryNamesIt() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let categories: [OSLog.Category] = [
        .pointsOfInterest, .dynamicTracing, .dynamicStackTracing, OSLog.Category("own"),
      ]
      for category in categories { Logger(OSLog(subsystem: "a", category: category)).log("!") }
    }
    #expect(
      lines(result) == [
        "[a:PointsOfInterest] !", "[a:DynamicTracing] !", "[a:DynamicStackTracing] !", "[a:own] !",
      ])
  }

  @Test(
    .shows(
      "OSAllocatedUnfairLock.withLock(_: (inout State) throws -> R)",
      "OSAllocatedUnfairLock.withLock(_: () throws -> R)"))
  func aLockIsFreeAgainAfterWhatIsDoneBehindIt() {
    struct Wrong: Error {}
    let values = OSAllocatedUnfairLock(initialState: [1])
    let count = values.withLock { values in
      values.append(2)
      return values.count
    }
    #expect(count == 2)
    #expect(throws: Wrong.self) { try values.withLock { _ in throw Wrong() } }
    #expect(values.withLockIfAvailable { $0 } == [1, 2])

    let lock = OSAllocatedUnfairLock()
    #expect(lock.withLock { !lock.lockIfAvailable() })
    #expect(throws: Wrong.self) { try lock.withLock { throw Wrong() } }
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }
}
