import Foundation
import TestSupport
import Testing

@testable import DeviceSystem

/// Which files a process can reach, according to the device.
struct ReachTests {
  @Test func whatIsHandedIsReachedAndNothingBesideIt() throws {
    let folder = try TemporaryFolder()
    for name in ["own", "bundle", "other"] { try folder.write("", to: "\(name)/file") }
    try FileManager.default.createSymbolicLink(
      at: folder.file("own/link"), withDestinationURL: folder.file("other/file"))
    var reach = Reach(
      own: [folder.path + "/own"], readable: [folder.path + "/bundle"])
    reach.hand(folder.path + "/other/file", writing: false)
    reach.hand(folder.path + "/written", writing: true)
    // A later, lesser right doesn't take anything away.
    reach.hand(folder.path + "/written", writing: false)

    func rights(_ path: String) -> String {
      let place = Reach.plain(folder.path + "/" + path)
      let reads = reach.contains(place, writing: false) ? "r" : "-"
      return reads + (reach.contains(place, writing: true) ? "w" : "-")
        + (reach.wasHanded(place, writing: false) ? "h" : "-")
    }
    let paths = [
      "own", "own/file", "own/new", "own2", "bundle/file", "other", "other/file", "other/file2",
      "own/link", "own/../other/file", "written", "written/part",
    ]
    #expect(
      paths.map { "\($0) \(rights($0))" } == [
        "own rw-", "own/file rw-", "own/new rw-", "own2 ---", "bundle/file r--", "other ---",
        "other/file r-h", "other/file2 ---", "own/link r-h", "own/../other/file r-h",
        "written rwh", "written/part rwh",
      ])
  }
}
