import DeviceEvents
import DeviceSystem
import Foundation
import WebPages

// One executable plays the device and, started by it as `tutor-device host`, the device's own apps.
if CommandLine.arguments.dropFirst() == ["host"] { HostApp.run() }

// What the machine lacks, for `tutor doctor`: a line each, what it is and the package that has it.
if CommandLine.arguments.dropFirst() == ["lacks"] {
  for need in PageNeed.missing { print("\(need.what)\t\(need.package)") }
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
  // The real clock is for diagnosis: see Docs/adr/0011-virtual-clock.md.
  let clock = ProcessInfo.processInfo.environment["TUTOR_CLOCK"]
  let device = try Device(
    plan: plan, hostExecutable: "/proc/self/exe", hasVirtualClock: clock != "real")
  device.run()
} catch {
  FileHandle.standardError.write(Data("tutor-device: \(error.message)\n".utf8))
  exit(3)
}
