import Foundation

// How both programs measure; each prints lines with a name and nanoseconds.

/// The machine's clock: the device's own stops while processes work, the C library's doesn't.
enum RealClock {
  private typealias ClockGetTime =
    @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32

  private static let clock = unsafeBitCast(
    dlsym(dlopen("libc.so.6", RTLD_NOW), "clock_gettime"), to: ClockGetTime.self)

  /// Nanoseconds since some fixed moment.
  static func now() -> Double {
    var time = timespec()
    _ = clock(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Prints the nanoseconds per call: the best of three tries with `count` calls each.
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

/// Like `measure`, but counts only the part of each call whose nanoseconds `body` returns.
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

/// Each program's own home folder.
let home = URL(fileURLWithPath: NSHomeDirectory())

/// What is written: 1,000 bytes, and a list with 100 keys.
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

/// The number of rows in both kinds of database.
let rowCount = 1000
func address(_ number: Int) -> String { "https://example.com/\(number)" }
