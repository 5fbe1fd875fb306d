import Foundation
import RunSupport
import TestSupport
import Testing

/// Every file of `Sources` compiles unchanged.
@Suite struct CompilingTests {
  @Test(arguments: Case.all)
  func theSourceCompilesUnmodified(_ test: Case) async throws {
    let run = try await Running.run(test.compiled())
    #expect(run.errors == [])
  }

  @Test func everySourceIsNamedByOneCase() {
    let names = Repository.files(in: Case.folder, suffixes: [".swift"])
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    #expect(Case.all.map(\.name).sorted() == names)
  }

  /// How many of each kind there must be; the other points are rare.
  @Test(arguments: [
    (ExtensionPoint.share, 20), (.action, 6), (.actionWithoutInterface, 2), (.today, 3),
    (.notificationService, 4), (.notificationContent, 2), (.keyboard, 3), (.photoEditing, 2),
    (.fileProvider, 2), (.fileProviderInterface, 1), (.contentBlocker, 1), (.messageFilter, 2),
    (.callDirectory, 2), (.webExtension, 1),
  ])
  func thereAreEnoughOfEachKind(_ point: ExtensionPoint, _ count: Int) {
    #expect(Case.all.count { $0.point == point } >= count)
  }
}
