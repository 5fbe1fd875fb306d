import ActivationRules
import BundleRules
import Testing

/// What people share every day, compared with the words of `tutor activate --share`.
@Suite struct EverydayShareTests {
  @Test(arguments: EverydayShare.all) func itsWordsStandForTheSame(share: EverydayShare) throws {
    try #require(!share.specs.isEmpty)
    let specs = try share.specs.map { try ShareSpec.read($0).get() }
    #expect([ShareSpec.item(of: specs)] == share.items)
  }

  @Test func namesAreUnique() {
    let names = EverydayShare.all.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func everyThingThatHasAWordIsShared() {
    let words = Set(EverydayShare.all.flatMap(\.specs).map(word(of:)))
    for known in ShareSpec.words {
      #expect(words.contains(word(of: known)), "\(known)")
    }
  }

  /// The part before the colon.
  private func word(of spec: String) -> String {
    String(spec.prefix { $0 != ":" })
  }
}
