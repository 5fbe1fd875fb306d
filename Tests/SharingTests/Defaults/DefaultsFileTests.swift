import Foundation
import TestSupport
import Testing

@testable import SimulatedFoundation

/// The file in which a domain is kept.
@Suite struct DefaultsFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func domain(_ name: String = "a") -> DefaultsDomain {
    .at(folder.path + "/Library/Preferences/\(name).plist", named: name)
  }

  @Test func whatOthersWriteIsReadAlsoWithinOneTickOfTheClock() throws {
    let domain = domain()
    for number in 0..<200 {
      // As far as this process's cache can tell, another process wrote this.
      let content = try PropertyListSerialization.data(
        fromPropertyList: ["n": 1000 + number], format: .binary, options: 0)
      let file = domain.file
      file.whileLocked { _ = file.replace(by: content, after: file.stamp) }
      #expect(domain.value("n") as? Int == 1000 + number)
    }
  }

  @Test func aWriteThatChangesNothingLeavesTheFileAlone() {
    let domain = domain()
    func set(_ value: Any?) -> Set<String> {
      let outcome = domain.change {
        $0["k"] = value
        return ["k"]
      }
      if case .stored(let keys) = outcome { return keys }
      return ["lost"]
    }
    #expect(set(nil) == [] && domain.file.stamp == nil)
    #expect(set(1) == ["k"])
    let stamp = domain.file.stamp
    #expect(set(1) == [] && domain.file.stamp == stamp)
    #expect(set(true) == ["k"], "a truth value is no number")
    #expect(domain.file.stamp != stamp)
  }

  @Test func aFileThatIsNoDictionaryOrGoneHoldsNothing() throws {
    let domain = domain()
    try folder.write("nonsense", to: "Library/Preferences/a.plist")
    #expect(domain.values.isEmpty)
    try folder.write("{ a = 1; }", to: "Library/Preferences/a.plist")
    #expect(domain.values.count <= 1)
    try FileManager.default.removeItem(atPath: domain.file.path)
    #expect(domain.values.isEmpty && domain.file.read() == nil)
  }

  @Test func aDomainThatWouldBeTooLargeIsNotStoredNorIsAnythingAfterIt() {
    let domain = domain()
    func set(_ key: String, _ value: Any) -> DefaultsDomain.Outcome {
      domain.change {
        $0[key] = value
        return [key]
      }
    }
    // Two values, neither of which is too large on its own.
    let half = Data(count: DefaultsDomain.sizeLimit / 2)
    if case .stored = set("a", half) {} else { Issue.record("the first half isn't stored") }
    if case .tooLarge = set("b", half) {} else { Issue.record("the second half isn't refused") }
    if case .direct = set("c", 1) {} else { Issue.record("a later value isn't lost") }
    #expect(domain.values.keys.sorted() == ["a"])
    let other = self.domain("b")
    let outcome = other.change {
      $0["k"] = 1
      return ["k"]
    }
    if case .stored(["k"]) = outcome {} else { Issue.record("another domain isn't concerned") }
  }
}
