import Foundation
import LessonModel
import RunSupport
import SnippetEngine
import Synchronization
import TestSupport
import Testing

@testable import SnippetEngine

/// The library of the frameworks that few lessons import.
@Suite struct FurtherFrameworksTests {
  @Test func theEngineAndThePackageAgreeOnWhatIsInIt() throws {
    let lines = try Repository.read("Package.swift").split(separator: "\n")
    let list = lines.drop { $0 != "let further: Set = [" }.dropFirst().prefix { $0 != "]" }
    let modules = list.flatMap { $0.split { !$0.isLetter } }.map(String.init)
    try #require(!modules.isEmpty)
    #expect(
      modules.sorted() == SimulationProducts.furtherNames.map { "Simulated" + $0 }.sorted())
  }

  @Test(arguments: [
    ("import SwiftUI", true), ("@preconcurrency import CoreData", true),
    ("import struct AVFoundation.AVAsset", true), ("public import Intents;import UIKit", true),
    ("import UIKit", false), ("import UIKit\nlet SwiftUI = 1", false),
    ("import Foundation\nimport Social", false),
    ("import ExtensionHost\nlet server = device.webServer()", true),
  ])
  func whatIsNeededIsSeen(_ source: String, _ isSeen: Bool) throws {
    let program = try #require(Running.programs(Running.markdown(alone: source)).first)
    #expect(Request(program).seemsToUseFurther == isSeen)
  }

  @Test func itIsBuiltOnceForAllWhoWait() async throws {
    let folder = try TemporaryFolder()
    let builds = Mutex(0)
    let frameworks = FurtherFrameworks(
      library: folder.file("library").path, isCurrent: { true },
      build: { () async throws(EngineFailure) in
        await Task.yield()
        builds.withLock { $0 += 1 }
      })
    try await withThrowingTaskGroup { group in
      for _ in 0..<10 { group.addTask { try await frameworks.prepare() } }
      try await group.waitForAll()
    }
    #expect(builds.withLock { $0 } == 1)
  }

  @Test(arguments: [(true, 0), (false, 1)])
  func whatIsThereIsBuiltAgainWhenItIsStale(_ isCurrent: Bool, _ count: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "library")
    let builds = Mutex(0)
    let frameworks = FurtherFrameworks(
      library: folder.file("library").path, isCurrent: { isCurrent },
      build: { () async throws(EngineFailure) in builds.withLock { $0 += 1 } })
    try await frameworks.prepare()
    #expect(builds.withLock { $0 } == count)
  }

  @Test func whatNobodyCanBuildIsNamed() async throws {
    let folder = try TemporaryFolder()
    let library = folder.file("library").path
    let failure = await #expect(throws: EngineFailure.self) {
      try await FurtherFrameworks(library: library).prepare()
    }
    #expect(failure?.description == "part of the simulation isn't built: \(library) is missing")
  }
}
