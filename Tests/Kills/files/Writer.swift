import Foundation
import SimulatedFoundation

// Writes a file of one letter, a megabyte long, again and again; each time with the next letter.
let file = URL(fileURLWithPath: CommandLine.arguments[1])
let other = file.appendingPathExtension("new")
let way = CommandLine.arguments[2]
var number = 0
while true {
  number += 1
  let letter = UInt8(97 + number % 26)
  let data = Data(repeating: letter, count: 1 << 20)
  switch way {
  case "atomic": try data.write(to: file, options: .atomic)
  case "coordinated":
    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) {
      try? data.write(to: $0, options: .atomic)
    }
  default:
    try data.write(to: other)
    _ = try FileManager.default.replaceItemAt(file, withItemAt: other)
  }
  if number == 1 {
    print("begun")
    fflush(nil)
  }
}
