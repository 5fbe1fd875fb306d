import Foundation

// What both programs measure with; each prints lines of a name and nanoseconds.

/// The machine's clock: the device's own stands still while processes work, the C library's doesn't.
enum RealClock {
  private typealias ClockGetTime =
    @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32

  private static let clock = unsafeBitCast(
    dlsym(dlopen("libc.so.6", RTLD_NOW), "clock_gettime"), to: ClockGetTime.self)

  /// Nanoseconds since some moment.
  static func now() -> Double {
    var time = timespec()
    _ = clock(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Prints the least nanoseconds that one call of many takes, in three tries.
func measure(_ name: String, _ count: Int, _ body: (Int) throws -> Void) {
  let tries = (0..<3).map { round in
    let start = RealClock.now()
    do {
      for index in 0..<count { try body(round * count + index) }
    } catch { fail("\(name): \(error)") }
    return (RealClock.now() - start) / Double(count)
  }
  print(name, Int(tries.min() ?? 0))
}

/// Prints the least nanoseconds of one part of what is done many times: what `body` gives.
func measurePart(_ name: String, _ count: Int, _ body: (Int) throws -> Double) {
  let tries = (0..<3).map { round in
    do {
      return try (0..<count).reduce(0) { try $0 + body(round * count + $1) } / Double(count)
    } catch { fail("\(name): \(error)") }
  }
  print(name, Int(tries.min() ?? 0))
}

func fail(_ words: String) -> Never {
  print("failed", words)
  exit(1)
}

/// A home folder of each program's own.
let home = URL(fileURLWithPath: NSHomeDirectory())

/// What is written: 1,000 bytes, and a list of 100 keys.
let bytes = Data((0..<1000).map { UInt8(97 + $0 % 26) })
let values = Dictionary(
  uniqueKeysWithValues: (0..<100).map { ("key \($0)", ["https://example.com/\($0)"] as Any) })

func writeList(_ values: [String: Any], to url: URL) throws {
  try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    .write(to: url, options: .atomic)
}

func readList(_ url: URL) throws -> [String: Any] {
  let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
  return list as? [String: Any] ?? [:]
}

/// The rows of both kinds of databases.
let rowCount = 1000
func address(_ number: Int) -> String { "https://example.com/\(number)" }
