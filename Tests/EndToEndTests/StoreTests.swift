import Foundation
import TestSupport
import Testing

/// Small runs of Tests/Kills/run and Tests/Hammer/run, which on their own kill a thousand times and
/// hammer for minutes.
@Suite struct StoreTests {
  static let stores = ["defaults", "files", "sqlite", "coredata"]

  private func run(_ script: String, _ words: String...) throws -> Tool.Result {
    // The scripts find this test's products on their own if these are in .build/tutor/debug.
    try Tool.run(
      "env",
      ["TUTOR_PRODUCTS=\(BuildProducts.folder().path)", Repository.file(script).path] + words,
      in: Repository.root)
  }

  @Test(arguments: stores)
  func aStoreIsWholeAfterKillsInMidWrite(store: String) throws {
    let result = try run("Tests/Kills/run", "4", store)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.replacing(/\d+ records/, with: "… records")
        == "\(store): 4 kills in mid-write, readable and whole each time; … records were written\n")
  }

  @Test(arguments: stores)
  func eightProcessesWriteOneStoreAndNothingIsLost(store: String) throws {
    let result = try run("Tests/Hammer/run", "15x", store)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.replacing(/in [0-9.]+ s, [0-9.e+]+\/s/, with: "in … s")
        == "\(store): eight processes wrote 120 times (15 to 15 each) in … s, nothing lost or torn\n"
    )
  }

  /// What the runs above rely on: a record that was written and is missing is noticed.
  @Test(arguments: stores)
  func aLostRecordIsNoticed(store: String) throws {
    let made = try run("Tests/Kills/run", "1", store)
    try #require(made.status == 0, "\(made.errors)")
    let folder = try TemporaryFolder()
    try folder.write("6\n7\n", to: "progress")
    let program = try BuildProducts.folder().deletingLastPathComponent()
      .appendingPathComponent("stores/program")
    let result = try Tool.run(
      "env",
      ["CFFIXED_USER_HOME=\(folder.path)", program.path, "check", store, folder.path],
      in: folder.url)
    #expect(result.status == 1)
    #expect(result.output == "7 was written, 0 is there\n")
  }
}
