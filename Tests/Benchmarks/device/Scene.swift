import ExtensionHost
import Foundation

// The device's clock stops while processes work; the C library's own doesn't.
typealias ClockGetTime = @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32
let library = dlopen("libc.so.6", RTLD_NOW)
let realClock = unsafeBitCast(dlsym(library, "clock_gettime"), to: ClockGetTime.self)

func milliseconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    _ = realClock(1, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
  let start = now()
  body()
  return now() - start
}

func least(of rounds: Int, _ body: () -> Void) -> Double {
  (0..<rounds).map { _ in milliseconds(body) }.min() ?? 0
}

func report(_ what: String, _ time: Double, _ other: String, _ baseline: Double) {
  let ratio = String(format: "%.2f", time / baseline)
  print(
    what, String(format: "%.1f ms,", time), ratio, "x", other, String(format: "(%.1f ms)", baseline)
  )
}

func run(_ program: String, _ arguments: String...) {
  var process = pid_t()
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  posix_spawn(&process, program, nil, nil, &words, nil)
  var status: Int32 = 0
  waitpid(process, &status, 0)
}

/// Sends a byte to another process and back, this many times.
func pipe(_ count: Int) {
  var there: [Int32] = [0, 0]
  var back: [Int32] = [0, 0]
  Foundation.pipe(&there)
  Foundation.pipe(&back)
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_adddup2(&actions, there[0], 0)
  posix_spawn_file_actions_adddup2(&actions, back[1], 1)
  for descriptor in there + back { posix_spawn_file_actions_addclose(&actions, descriptor) }
  var process = pid_t()
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/cat"), nil]
  posix_spawn(&process, "/bin/cat", &actions, nil, &words, nil)
  close(there[0])
  close(back[1])
  var byte: UInt8 = 1
  for _ in 0..<count {
    write(there[1], &byte, 1)
    read(back[0], &byte, 1)
  }
  close(there[1])
  close(back[0])
  var status: Int32 = 0
  waitpid(process, &status, 0)
}

let what = (try? String(contentsOfFile: "what", encoding: .utf8))?
  .trimmingCharacters(in: .whitespacesAndNewlines)
let browser = device.open(.browser)

switch what {
case "launch":
  let link = Shareable.link("https://example.com/a")
  var requests: [ExtensionRequest] = []
  let times = (0..<20).map { _ -> Double in
    let sheet = browser.share(link)
    let time = milliseconds { requests.append(sheet.begin("OneShare1")) }
    requests.last?.wait()
    return time
  }
  report(
    "launch to principal class", times.min() ?? 0, "fork and exec",
    least(of: 20) { run("/bin/true") })
case "trip":
  let time = least(of: 20) { browser.share(.link("https://example.com/a")).pick("OneShare1") }
  report("share round trip", time, "fork and exec", least(of: 20) { run("/bin/true") })
case "loads":
  let link = Shareable.link("https://example.com/a", title: "loads")
  let time = milliseconds { browser.share(link).pick("OneShare1") }
  report(
    "10,000 provider loads", time, "10,000 trips through a pipe", milliseconds { pipe(10_000) })
case "file":
  let files = device.open(.files)
  let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("large.bin")
  FileManager.default.createFile(atPath: file.path, contents: nil)
  let piece = Data((0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  let handle = FileHandle(forWritingAtPath: file.path)
  for _ in 0..<1000 { handle?.write(piece) }
  let copy = file.path + ".copy"
  let baseline = least(of: 2) { run("/bin/cp", "--reflink=never", file.path, copy) }
  let time = least(of: 2) { files.share(.file(at: file)).pick("OneShare1") }
  report("1,000 MiB to an extension", time, "cp", baseline)
case "sheet":
  let link = Shareable.link("https://example.com/a")
  let time = least(of: 5) { _ = browser.share(link) }
  report("1,000 extensions in one sheet", time, "fork and exec", least(of: 20) { run("/bin/true") })
default: print("unknown:", what ?? "nothing")
}
