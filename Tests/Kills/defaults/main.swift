import Foundation
import SimulatedFoundation

// See Tests/Kills/run. One write replaces a domain of three keys, so that a torn one would show.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 1, let defaults = SimulatedFoundation.UserDefaults(suiteName: "kills")
else { exit(2) }
let progress = URL(fileURLWithPath: arguments[1] + "/progress")

func fail(_ words: String) -> Never {
  print(words)
  exit(1)
}

func length(_ number: Int) -> Int { number * 7919 % 20_000 }

switch arguments[0] {
case "write":
  let file = open(progress.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
  var number = defaults.integer(forKey: "number")
  while true {
    number += 1
    let text = String(repeating: "x", count: length(number))
    defaults.setPersistentDomain(
      ["number": number, "text": text, "copy": number], forName: "kills")
    let line = Array("\(number)\n".utf8)
    write(file, line, line.count)
  }
case "check":
  let lines = (try? String(contentsOf: progress, encoding: .utf8))?.split(separator: "\n") ?? []
  guard let last = lines.last.flatMap({ Int($0) }) else { fail("nothing was written") }
  let number = defaults.integer(forKey: "number")
  guard number == last || number == last + 1 else {
    fail("\(last) was written, \(number) is there")
  }
  guard defaults.integer(forKey: "copy") == number,
    defaults.string(forKey: "text")?.utf8.count == length(number)
  else { fail("\(number) is torn") }
case "hammer":
  guard arguments.count > 3, let count = Int(arguments[3]) else { exit(2) }
  for number in 0..<count { defaults.set(number, forKey: "\(arguments[2]) \(number)") }
case "count": print(defaults.persistentDomain(forName: "kills")?.count ?? 0)
default: exit(2)
}
