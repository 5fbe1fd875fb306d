import ActivationRules
import Foundation
import TestSupport
import Testing

/// The rules of published extensions.
@Suite struct CorpusTests {
  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func everyPublishedRuleIsReadAndDecided() throws {
    var forms: [String: Int] = [:]
    var offered = 0
    for value in try Corpus.activationRules() {
      let rule = ActivationRule(value)
      forms[rule.form, default: 0] += 1
      for items in PropertyTests.shares {
        let verdict = rule.verdict(for: items)
        #expect(!verdict.reason.isEmpty)
        #expect(verdict.explanation.holds == verdict.activates)
        if case .dictionary = rule {
          #expect(verdict.decision != .undecided)
          offered += verdict.activates ? 1 : 0
        }
      }
    }
    // Rules and shares are varied enough that some meet and some don't.
    let dictionaries = try #require(forms["dictionary"])
    #expect(dictionaries > 100)
    #expect(try #require(forms["predicate"]) > 10)
    #expect(offered > dictionaries)
    #expect(offered < dictionaries * PropertyTests.shares.count)
  }
}

extension ActivationRule {
  /// The name of the rule's form.
  fileprivate var form: String {
    switch self {
    case .none: "none"
    case .dictionary: "dictionary"
    case .predicate: "predicate"
    case .invalid: "invalid"
    }
  }
}

extension Corpus {
  /// The value of `NSExtensionActivationRule` in each Info.plist that parses and has one.
  static func activationRules() throws -> [PropertyValue] {
    let folder = try #require(Corpus.folder).appendingPathComponent("plists")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "plist" }.sorted { $0.path < $1.path }
      .compactMap { file in
        guard let data = try? Data(contentsOf: file),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
          let point = (list as? [String: Any])?["NSExtension"] as? [String: Any],
          let attributes = point["NSExtensionAttributes"] as? [String: Any]
        else { return nil }
        return attributes["NSExtensionActivationRule"].map(PropertyValue.init(propertyList:))
      }
  }
}

extension PropertyValue {
  /// Converts a value as Foundation reads it.
  fileprivate init(propertyList value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let data as Data: self = .data([UInt8](data))
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let list as [Any]: self = .array(list.map(PropertyValue.init(propertyList:)))
    case let entries as [String: Any]:
      self = .dictionary(
        entries.sorted { $0.key < $1.key }.map {
          Entry($0.key, PropertyValue(propertyList: $0.value))
        })
    case let number as NSNumber: self.init(number)
    default: self = .string("\(value)")
    }
  }

  /// Converts a number, telling Booleans and real numbers apart by their Objective-C type.
  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .boolean(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }
}
