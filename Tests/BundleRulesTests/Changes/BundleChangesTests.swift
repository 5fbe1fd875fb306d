import ActivationRules
import BundleRules
import Testing

/// What changes for users in a newer version.
@Suite struct BundleChangesTests {
  @Test func nothingChangesWhereNothingDoes() {
    #expect(BundleChanges.between(Sample().whole, Sample().whole) == [])
  }

  @Test(arguments: ChangeCase.all) func whatChangesIsToldInWords(example: ChangeCase) {
    let changes = BundleChanges.between(Sample().whole, example.newer)
    #expect(changes.map { "\($0.kind.rawValue): \($0.text)" } == example.expected)
  }

  @Test(arguments: ChangeCase.all) func theWayBackChangesAsMuch(example: ChangeCase) {
    let there = BundleChanges.between(Sample().whole, example.newer)
    let back = BundleChanges.between(example.newer, Sample().whole)
    #expect(Set(back.map { $0.kind }) == Set(there.map { ChangeCase.reverse($0.kind) }))
  }

  @Test func everyKindOfChangeIsTried() {
    let tried = ChangeCase.all.flatMap { example in
      BundleChanges.between(Sample().whole, example.newer)
        + BundleChanges.between(example.newer, Sample().whole)
    }.map { $0.kind }
    #expect(Set(BundleChange.Kind.allCases).subtracting(tried) == [])
  }

  @Test func aMovedExtensionIsTheSameByItsIdentifier() {
    var newer = Sample()
    newer.share.path = "Reader.app/PlugIns/Save.appex"
    newer.share["CFBundleExecutable"] = "Save"
    newer.share.files = ["Info.plist", "Save"]
    #expect(BundleChanges.between(Sample().whole, newer.whole) == [])
  }

  @Test func aRenamedOneIsTheSameByItsFolder() {
    var newer = Sample()
    newer.share["CFBundleIdentifier"] = "com.example.Reader.Save"
    #expect(
      BundleChanges.between(Sample().whole, newer.whole).map { $0.kind } == [.identifierChanged])
  }

  @Test func twoExtensionsAloneCanBeCompared() {
    var newer = Sample()
    newer.rule = ["NSExtensionActivationSupportsText": true]
    let changes = BundleChanges.between(Sample().share, newer.share)
    #expect(changes.allSatisfy { $0.bundle == "Reader.app/PlugIns/Share.appex" })
    #expect(changes.contains { $0.kind == .noLongerOffered })
  }
}
