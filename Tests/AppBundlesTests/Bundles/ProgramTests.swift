import AppBundles
import BundleRules
import Foundation
import TestSupport
import Testing

struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Reads an app whose program has these bytes.
  private func read(_ program: [UInt8]) throws -> Reading {
    try folder.write(SampleBundles.app("Reader"), to: "Reader.app/Info.plist")
    try folder.write(program, to: "Reader.app/Reader")
    return BundleReader.read(path: folder.file("Reader.app").path)
  }

  @Test func processorsAreNamedInTheOrderOfTheFile() throws {
    var program = ProgramBytes(SampleBundles.entitlements)
    program.processors = [
      ProgramBytes.armv7, ProgramBytes.arm64, ProgramBytes.arm64e, ProgramBytes.intel,
    ]
    let bundle = try #require(try read(program.bytes).bundles.first)
    #expect(bundle.contents.architectures == ["armv7", "arm64", "arm64e", "x86_64"])
    #expect(bundle.contents.entitlements?.entries?.count == 1)
  }

  @Test func entitlementsAreFoundInASectionToo() throws {
    var program = ProgramBytes(SampleBundles.entitlements)
    program.isForSimulator = true
    let bundle = try #require(try read(program.bytes).bundles.first)
    #expect(bundle.contents.entitlements?.entries?.count == 1)
  }

  @Test func programOfAnotherSystemSaysNothing() throws {
    for program in [Array("\u{7F}ELF".utf8), [], [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x41]] {
      let reading = try read(program)
      #expect(reading.bundles.first?.contents.architectures == nil)
      #expect(reading.problems.isEmpty)
    }
  }

  @Test func brokenEntitlementsAreReported() throws {
    let reading = try read(ProgramBytes("<plist><dict>").bytes)
    #expect(reading.problems.map(\.code) == ["malformed-list"])
    #expect(reading.bundles.first?.contents.entitlements == nil)
  }

  @Test func cutProgramIsNeverReadBeyondItsEnd() throws {
    var program = ProgramBytes(SampleBundles.entitlements)
    for processors in [[ProgramBytes.arm64], [ProgramBytes.arm64, ProgramBytes.armv7]] {
      program.processors = processors
      let whole = program.bytes
      for length in stride(from: 0, to: whole.count, by: 3) {
        let reading = try read(Array(whole[..<length]))
        #expect(reading.bundles.count == 1)
        #expect(reading.problems.allSatisfy { $0.code == "damaged-program" && !$0.isFatal })
      }
    }
  }

  @Test func wrongNumbersInAProgramAreNeverFollowed() throws {
    let whole = ProgramBytes(SampleBundles.entitlements).bytes
    for offset in 0..<120 {
      for byte: UInt8 in [0x00, 0x7F, 0xFF] {
        var changed = whole
        changed[offset] = byte
        #expect(try read(changed).bundles.count == 1)
      }
    }
  }
}
