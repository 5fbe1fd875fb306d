import Foundation
import SimulatedFoundation

// The device's clock stands still while processes work; the C library's own doesn't.
typealias ClockGetTime = @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32
let library = dlopen("libc.so.6", RTLD_NOW)
let realClock = unsafeBitCast(dlsym(library, "clock_gettime"), to: ClockGetTime.self)

/// The least microseconds that one call of many takes, in five tries.
func microseconds(each count: Int, _ body: (Int) -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    _ = realClock(1, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1000
  }
  let tries = (0..<5).map { round in
    let start = now()
    for index in 0..<count { body(round * count + index) }
    return (now() - start) / Double(count)
  }
  return tries.min() ?? 0
}

func report(_ what: String, _ time: Double, _ other: String, _ baseline: Double) {
  let rate = String(format: "%8.0f/s,", 1e6 / time)
  let ratio = String(format: "%6.3f", time / baseline)
  print(
    "  \(what):".padding(toLength: 28, withPad: " ", startingAt: 0), rate, ratio, "x", other,
    String(format: "(%.0f/s)", 1e6 / baseline))
}

guard let defaults = SimulatedFoundation.UserDefaults(suiteName: "measured") else { exit(1) }
let file = URL(fileURLWithPath: NSHomeDirectory() + "/Library/Preferences/measured.plist")
let bare = URL(fileURLWithPath: NSHomeDirectory() + "/bare.plist")
var values = Dictionary(
  uniqueKeysWithValues: (0..<100).map { ("key \($0)", ["https://example.com/\($0)"] as Any) })
defaults.setPersistentDomain(values, forName: "measured")

func write(_ values: [String: Any], to url: URL) {
  let data = try? PropertyListSerialization.data(
    fromPropertyList: values, format: .binary, options: 0)
  try? data?.write(to: url, options: .atomic)
}

func read(_ url: URL) -> [String: Any] {
  let data = try? Data(contentsOf: url)
  let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  return list as? [String: Any] ?? [:]
}

let bareRead = microseconds(each: 200) { if read(file)["key \($0 % 100)"] == nil { exit(1) } }
let bareWrite = microseconds(each: 200) {
  values["key 0"] = $0
  write(values, to: bare)
}
let read = microseconds(each: 2000) {
  if defaults.object(forKey: "key \($0 % 100)") == nil { exit(1) }
}
let write = microseconds(each: 200) { defaults.set($0, forKey: "key 0") }
let refresh = microseconds(each: 200) {
  values["key 0"] = $0
  write(values, to: file)
  if defaults.integer(forKey: "key 0") != $0 { exit(1) }
}
report("read of one of 100 keys", read, "reading the property list", bareRead)
report("write of one of 100 keys", write, "writing the property list", bareWrite)
report(
  "read after another's write", max(refresh - bareWrite, 0.001), "reading the property list",
  bareRead)
