import LessonModel
import RunSupport
import TestSupport
import Testing

@testable import SnippetEngine

/// Classes made from an .intentdefinition.
@Suite struct IntentDefinitionTests {
  private static func definition(_ parameters: String, more: String = "") -> String {
    """
    <plist version="1.0"><dict>
    <key>INIntents</key><array>
      <dict><key>INIntentName</key><string>SendMessage</string>
        <key>INIntentType</key><string>System</string></dict>
      <dict><key>INIntentName</key><string>Pick</string>
        <key>INIntentClassPrefix</key><string>AB</string>
        <key>INIntentParameters</key><array>\(parameters)</array>\(more)</dict>
    </array></dict></plist>
    """
  }

  private static func parameter(_ keys: String...) -> String {
    let pairs = keys.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts[1] == "true" ? "<true/>" : "<string>\(parts[1])</string>"
      return "<key>INIntentParameter\(parts[0])</key>\(value)"
    }
    return "<dict>\(pairs.joined())</dict>"
  }

  @Test func anIntentHasAClassWithItsParameters() throws {
    let text = Self.definition(
      Self.parameter("Name=class", "DisplayName=The \"class\"", "Type=String")
        + Self.parameter(
          "Name=tags", "Type=String", "SupportsMultipleValues=true",
          "SupportsDynamicEnumeration=true", "SupportsSearch=true", "SupportsResolution=true"))
    let source = IntentClasses(definition: try IntentDefinition(text)).text
    let wanted = """
      import Foundation
      import Intents

      @objc(ABPickIntent)
      public class ABPickIntent: INIntent, @unchecked Sendable {
        public var `class`: String? {
          get { _managed("class") }
          set { _manage(newValue, "class") }
        }
        public var `tags`: [String]? {
          get { _managed("tags") }
          set { _manage(newValue, "tags") }
        }

        public override class var _parameters: [IntentParameterFacts] {
          [
            IntentParameterFacts("class", title: "The \\"class\\"", .text),
            IntentParameterFacts("tags", title: "tags", .text, isList: true, isProvided: true),
          ]
        }

        public override func _options(
          for parameter: String, from handler: Any
        ) async throws -> IntentOptions? {
          guard let handler = handler as? any ABPickIntentHandling else { return nil }
          switch parameter {
          case "tags":
            return IntentOptions(
              try await handler.provideTagsOptionsCollection(for: self, searchTerm: nil),
              initial: handler.defaultTags(for: self))
          default: return nil
          }
        }
      }

      public protocol ABPickIntentHandling: NSObjectProtocol {

      """
    #expect(String(source.prefix(wanted.count)) == wanted)
    #expect(source.contains("for intent: ABPickIntent, searchTerm: String?"))
    #expect(source.contains("with completion: @escaping ([INStringResolutionResult]) -> Void"))
    #expect(!source.contains("SendMessage"))
  }

  @Test func anIntentHasAResponseAndAProtocolOfItsHandlers() throws {
    let response = """
      <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
        <dict><key>INIntentResponseCodeName</key><string>success</string></dict>
        <dict><key>INIntentResponseCodeName</key><string>soldOut</string></dict></array>
        <key>INIntentResponseParameters</key><array>
        <dict><key>INIntentResponseParameterName</key><string>count</string>
          <key>INIntentResponseParameterType</key><string>Integer</string></dict></array></dict>
      """
    let source = IntentClasses(
      definition: try IntentDefinition(Self.definition("", more: response))
    ).text
    #expect(
      source == """
        import Foundation
        import Intents

        @objc(ABPickIntent)
        public class ABPickIntent: INIntent, @unchecked Sendable {

          public override class var _parameters: [IntentParameterFacts] {
            [
            ]
          }
        }

        public protocol ABPickIntentHandling: NSObjectProtocol {
          func confirm(intent: ABPickIntent, completion: @escaping (ABPickIntentResponse) -> Void)
          func confirm(intent: ABPickIntent) async -> ABPickIntentResponse
          func handle(intent: ABPickIntent, completion: @escaping (ABPickIntentResponse) -> Void)
          func handle(intent: ABPickIntent) async -> ABPickIntentResponse
        }

        extension ABPickIntentHandling {
          public func confirm(
            intent: ABPickIntent, completion: @escaping (ABPickIntentResponse) -> Void
          ) { completion(ABPickIntentResponse(code: .ready, userActivity: nil)) }
          public func confirm(intent: ABPickIntent) async -> ABPickIntentResponse \
        { ABPickIntentResponse(code: .ready, userActivity: nil) }

          public func handle(
            intent: ABPickIntent, completion: @escaping (ABPickIntentResponse) -> Void
          ) { completion(ABPickIntentResponse(code: .failure, userActivity: nil)) }
          public func handle(intent: ABPickIntent) async -> ABPickIntentResponse \
        { ABPickIntentResponse(code: .failure, userActivity: nil) }
        }

        public enum ABPickIntentResponseCode: Int, Sendable {
          case unspecified = 0
          case ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
          case `soldOut` = 100
        }

        public class ABPickIntentResponse: INIntentResponse, @unchecked Sendable {
          public fileprivate(set) var code = ABPickIntentResponseCode.unspecified
          public var `count`: NSNumber?

          public convenience init(code: ABPickIntentResponseCode, userActivity: NSUserActivity?) {
            self.init()
            self.code = code
            self.userActivity = userActivity
          }
        }

        """)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var words: String
  }

  @Test(arguments: [
    Mistake(
      testDescription: "no property list", text: "intents",
      words: "'a.intentdefinition' isn't a property list in XML, as Xcode writes it"),
    Mistake(
      testDescription: "an unknown type",
      text: definition(
        parameter("Name=place", "Type=Object", "ObjectType=Placemark")),
      words:
        "'a.intentdefinition': the parameter 'place' of ABPickIntent has the type 'Placemark', "
        + "which isn't supported; use String, Integer, Decimal, Boolean, an enumeration or a type of "
        + "your own"),
  ])
  func whatCantBeReadIsReported(_ mistake: Mistake) {
    do throws(IntentDefinition.Problem) {
      _ = try IntentDefinition(mistake.text)
      Issue.record("it was read")
    } catch {
      #expect(IntentDefinitionWords.problem(error, in: "a.intentdefinition") == mistake.words)
    }
  }
}
