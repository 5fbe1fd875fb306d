import DeviceEvents
import DeviceSystem
import Foundation
import WebPages

// What the machine lacks, for `tutor doctor`: a line each, what it is, the package that has it (or
// none), and what isn't done without it.
if CommandLine.arguments.dropFirst() == ["lacks"] {
  for need in PageNeed.missing {
    print("\(need.what)\t\(need.package)\tsteps that open a web page are skipped")
  }
  for need in WallNeed.missing { print("\(need.what)\t\t\(need.consequence)") }
  exit(0)
}

guard CommandLine.arguments.count == 2,
  let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
  let plan = try? JSONDecoder().decode(RunPlan.self, from: data)
else {
  FileHandle.standardError.write(Data("usage: tutor-device PLAN.json\n".utf8))
  exit(2)
}

do {
  // Both are for diagnosis: see Docs/adr/0011-virtual-clock.md and 0015-walls.md.
  let environment = ProcessInfo.processInfo.environment
  let device = try Device(
    plan: plan, hasVirtualClock: environment["TUTOR_CLOCK"] != "real",
    hasWalls: environment["TUTOR_WALLS"] != "none")
  device.run()
} catch {
  FileHandle.standardError.write(Data("tutor-device: \(error.message)\n".utf8))
  exit(3)
}
