import DeviceEvents
import DeviceSystem
import Foundation
import WebPages

// What the machine lacks, for `tutor doctor`: one line for each thing, with its name, the package
// that contains it (or none), and what isn't done without it.
if CommandLine.arguments.dropFirst() == ["lacks"] {
  for need in PageNeed.missing {
    print("\(need.what)\t\(need.package)\tsteps that open a web page are skipped")
  }
  for need in WallNeed.missing { print("\(need.what)\t\t\(need.consequence)") }
  exit(0)
}

let words = CommandLine.arguments.dropFirst()
// Slow work is done while the programs are still being compiled.
let launcher = Launcher()
launcher.prepare()
// The plan is ready when a byte comes from the pipe; without a pipe it is ready from the start.
if words.count == 2, let sign = FileHandle(forReadingAtPath: words[2]) {
  _ = try? sign.read(upToCount: 1)
}
guard 1...2 ~= words.count, let data = FileManager.default.contents(atPath: words[1]),
  let plan = try? JSONDecoder().decode(RunPlan.self, from: data)
else {
  FileHandle.standardError.write(Data("usage: tutor-device PLAN.json [PIPE]\n".utf8))
  exit(2)
}

do {
  // Both are for diagnosis: see Docs/adr/0011-virtual-clock.md and 0015-walls.md.
  let environment = ProcessInfo.processInfo.environment
  let device = try Device(
    plan: plan, launcher: launcher, hasVirtualClock: environment["TUTOR_CLOCK"] != "real",
    hasWalls: environment["TUTOR_WALLS"] != "none")
  device.run()
} catch {
  FileHandle.standardError.write(Data("tutor-device: \(error.message)\n".utf8))
  exit(3)
}
