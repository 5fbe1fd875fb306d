import Foundation

// The baselines, in a process without the device: system calls, property lists, the SQLite library.

let list = home.appendingPathComponent("list.plist")
var changing = values
try writeList(changing, to: list)
measure("list-read", 100) { if try readList(list)["key \($0 % 100)"] == nil { fail("no key") } }
measure("list-write", 50) {
  changing["key 0"] = $0
  try writeList(changing, to: list)
}

let file = home.appendingPathComponent("file").path
func writeAtomically() {
  let other = open(file + ".new", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  let count = bytes.withUnsafeBytes { write(other, $0.baseAddress, $0.count) }
  guard count == bytes.count, close(other) == 0, rename(file + ".new", file) == 0 else {
    fail("the file can't be written")
  }
}
func readWhole() -> Int {
  var buffer = [UInt8](repeating: 0, count: 4096)
  let other = open(file, O_RDONLY)
  defer { close(other) }
  return read(other, &buffer, buffer.count)
}
measure("file-write", 200) { _ in writeAtomically() }
measure("file-read", 200) { _ in if readWhole() != bytes.count { fail("the file can't be read") } }

// A byte to another process and back: the least that a request to the device can cost.
var there: [Int32] = [0, 0]
var back: [Int32] = [0, 0]
pipe(&there)
pipe(&back)
var actions = posix_spawn_file_actions_t()
posix_spawn_file_actions_init(&actions)
posix_spawn_file_actions_adddup2(&actions, there[0], 0)
posix_spawn_file_actions_adddup2(&actions, back[1], 1)
for descriptor in there + back { posix_spawn_file_actions_addclose(&actions, descriptor) }
var process = pid_t()
var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/cat"), nil]
posix_spawn(&process, "/bin/cat", &actions, nil, &words, nil)
var byte: UInt8 = 1
measure("trip", 500) { _ in
  write(there[1], &byte, 1)
  read(back[0], &byte, 1)
}
kill(process, SIGKILL)
waitpid(process, nil, 0)

try measureDatabase("sqlite")
