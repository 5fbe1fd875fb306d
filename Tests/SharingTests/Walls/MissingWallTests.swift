import DeviceEvents
import Foundation
import TestSupport
import Testing

@testable import DeviceSystem

/// Machines whose kernels have no walls, or have older ones.
struct MissingWallTests {
  /// What is missing in each version of the kernel's walls.
  @Test(arguments: [
    (0, ["the wall between containers (Landlock)"]),
    (
      2,
      [
        "the wall against truncating files (Landlock)", "the wall around the network (Landlock)",
        "the wall against signals (Landlock)",
      ]
    ),
    (3, ["the wall around the network (Landlock)", "the wall against signals (Landlock)"]),
    (5, ["the wall against signals (Landlock)"]),
    (6, []), (7, []), (99, []),
  ])
  func eachVersionLacksWhatCameLater(version: Int, missing: [String]) {
    #expect(WallNeed.missing(in: version).map(\.what) == missing)
  }

  @Test func theDeviceTellsWhatTheKernelLacks() throws {
    let device = try BuildProducts.executable("tutor-device").path
    let result = try Tool.run(device, ["lacks"], in: Repository.file(""))
    let lines = result.output.split(separator: "\n").filter { $0.contains("Landlock") }
    #expect(lines.map(String.init) == WallNeed.missing.map { "\($0.what)\t\t\($0.consequence)" })
  }

  @Test(arguments: [("none", true), ("all", false)])
  func aRunWithoutWallsSaysSoAtItsBeginning(walls: String, says: Bool) throws {
    let folder = try TemporaryFolder()
    let plan = RunPlan(
      storage: folder.path + "/storage", log: folder.path + "/log",
      apps: [folder.path + "/None.app"], main: "/bin/true", role: .scene)
    try folder.write(String(decoding: JSONEncoder().encode(plan), as: UTF8.self), to: "plan.json")
    let device = try BuildProducts.executable("tutor-device").path
    let result = try Tool.run(
      "TUTOR_WALLS=\(walls)", [device, folder.path + "/plan.json"], in: folder.url)
    #expect(result.status == 0 && result.errors == "")
    let log = try EventLog.read(Data(contentsOf: folder.file("log")))
    let remark = "Device: has no walls between containers: this machine's kernel lacks Landlock"
    let isMissing = says || Wall.version == 0
    // The loader's complaint about /bin/true, which isn't a lesson's program, is left out.
    #expect(
      log.map(\.line).filter { !$0.contains("/bin/true") } == (isMissing ? [remark] : []) + [
        "None: is refused: it has no readable Info.plist", "Scene: is launched as the scene",
        "Scene: exits with status 127",
      ])
  }
}
