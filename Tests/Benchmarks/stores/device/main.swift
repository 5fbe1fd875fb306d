import Foundation
import Security
import SimulatedFoundation

// The stores as a lesson has them, in a process of the device.

guard let defaults = SimulatedFoundation.UserDefaults(suiteName: "measured") else {
  fail("no suite")
}
let list = home.appendingPathComponent("Library/Preferences/measured.plist")
defaults.setPersistentDomain(values, forName: "measured")
measure("defaults-read", 1000) {
  if defaults.object(forKey: "key \($0 % 100)") == nil { fail("no key") }
}
measure("defaults-write", 50) { defaults.set($0, forKey: "key 0") }
var changing = values
measurePart("defaults-read-new", 50) {
  changing["key 0"] = $0
  try writeList(changing, to: list)
  let start = RealClock.now()
  if defaults.integer(forKey: "key 0") != $0 { fail("another's write isn't seen") }
  return RealClock.now() - start
}

let file = home.appendingPathComponent("file")
measure("file-write", 200) { _ in try bytes.write(to: file, options: .atomic) }
measure("file-read", 200) { _ in if try Data(contentsOf: file) != bytes { fail("other bytes") } }
measure("coordinated-write", 200) { _ in
  NSFileCoordinator().coordinate(writingItemAt: file, error: nil) {
    try? bytes.write(to: $0, options: .atomic)
  }
}
measure("coordinated-read", 200) { _ in
  NSFileCoordinator().coordinate(readingItemAt: file, error: nil) {
    if (try? Data(contentsOf: $0)) != bytes { fail("other bytes") }
  }
}

try measureDatabase("sqlite")
try measureObjects()

let query: [String: Any] = [
  kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "measured",
]
func check(_ status: OSStatus) { if status != errSecSuccess { fail("keychain: \(status)") } }
check(SecItemAdd(query.merging([kSecValueData as String: bytes]) { $1 } as CFDictionary, nil))
measure("keychain-write", 50) { _ in
  check(
    SecItemUpdate(query as CFDictionary, [kSecValueData as String: bytes] as CFDictionary))
}
measure("keychain-read", 200) { _ in
  var result: CFTypeRef?
  check(
    SecItemCopyMatching(
      query.merging([kSecReturnData as String: true]) { $1 } as CFDictionary, &result))
  if result as? Data != bytes { fail("other bytes") }
}
