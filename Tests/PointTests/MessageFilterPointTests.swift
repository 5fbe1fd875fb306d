import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Message filters on the device: where incoming messages end up.
@Suite struct MessageFilterPointTests {
  /// An app with a message filter, for tests that vary one part of it.
  private struct Filter {
    /// What the extension does with `queryRequest`, `context`, `completion` and a new `response`.
    var handles = """
      switch queryRequest.messageBody {
      case "allow": response.action = .allow
      case "junk": response.action = .junk
      case "promotion": response.action = .promotion
      case "transaction": response.action = .transaction
      default: break
      }
      completion(response)
      """
    var principalClass = "Filter"
    var attributes = ""
    var domains = ""
    var isEntitled = false
    var scene: String

    var markdown: String {
      var lesson = ShareLesson()
      lesson.point = "com.apple.identitylookup.message-filter"
      lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
      lesson.isEntitled = isEntitled
      lesson.moreAttributes = attributes
      lesson.appCode = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
      lesson.extensionCode = """
        import IdentityLookup
        class Other: ILMessageFilterExtension {}
        class Filter: ILMessageFilterExtension, ILMessageFilterQueryHandling {
          func handle(
            _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
            completion: @escaping (ILMessageFilterQueryResponse) -> Void
          ) {
            let response = ILMessageFilterQueryResponse()
            \(handles)
          }
        }
        """
      lesson.scene = "import ExtensionHost\n" + scene
      let entitlements = """

        ```xml file=Reader.entitlements target=Reader
        <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
          <array><string>\(domains)</string></array></dict></plist>
        ```

        """
      return lesson.markdown + (domains.isEmpty ? "" : entitlements)
    }
  }

  private func run(_ lesson: Filter) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("ILMessageFilterExtension", "ILMessageFilterQueryHandling"),
    .shows("ILMessageFilterQueryHandling.handle(_:context:completion:)"),
    .shows("ILMessageFilterQueryRequest.sender", "ILMessageFilterQueryRequest.messageBody"),
    .shows(
      "ILMessageFilterAction.none", "ILMessageFilterAction.allow", "ILMessageFilterAction.junk",
      "ILMessageFilterAction.promotion", "ILMessageFilterAction.transaction"))
  func messagesOfUnknownSendersAreWhereTheFilterWantsThem() async throws {
    let outcome = try await run(
      Filter(
        scene: """
          print(device.message(from: "+1 2", saying: "junk"))
          device.turnOn(messageFilter: "Share")
          for text in ["none", "allow", "junk", "promotion", "transaction"] {
            print(device.message(from: "+1 2", saying: text))
          }
          device.add(contact: "Ada", number: "12")
          print(device.message(from: "+1 2", saying: "junk"))
          device.turnOff(messageFilter: "Share")
          print(device.message(from: "+1 3", saying: "junk"))
          print(device.messages(in: .junk).count, device.messages(in: .inbox).map(\\.text))
          """))
    #expect(
      outcome.text(of: "Scene") == """
        inbox: +1 2: junk
        inbox: +1 2: none
        inbox: +1 2: allow
        junk: +1 2: junk
        promotions: +1 2: promotion
        transactions: +1 2: transaction
        inbox: +1 2: junk
        inbox: +1 3: junk
        1 ["junk", "none", "allow", "junk", "junk"]\n
        """)
    let lines = outcome.lines
    let third = try #require(lines.firstIndex { $0.contains(#"from +1 2: "promotion""#) })
    #expect(
      lines[third...].prefix(7) == [
        #"Device: the user gets a message from +1 2: "promotion""#,
        "Share: is launched as an extension", "Share: Share.Filter is made",
        #"Share: is called: handle(_:context:completion:), "+1 2""#,
        #"Share: answers "promotion""#, "Share: is ended by the system",
        "Device: the user finds it in the list 'Promotions'",
      ])
    #expect(
      lines.contains("Share: isn't asked: the sender is one of the user's contacts"))
  }

  @Test(arguments: [
    ("another class", "Other", ""), ("no answer", "Filter", ""),
    ("a crash", "Filter", #"preconditionFailure("no")"#),
  ])
  func withoutAnAnswerAMessageIsInTheInbox(
    _ name: String, _ principalClass: String, _ code: String
  ) async throws {
    let outcome = try await run(
      Filter(
        handles: code + "\n_ = response", principalClass: principalClass,
        scene: """
          device.turnOn(messageFilter: "Share")
          print(device.message(from: "2", saying: "junk"))
          """))
    #expect(outcome.text(of: "Scene") == "inbox: 2: junk\n")
    #expect(!outcome.lines.contains { $0.hasPrefix("Share: answers") })
  }

  @Test func aFilterCannotWriteToSharedContainers() async throws {
    let outcome = try await run(
      Filter(
        handles: """
          let group = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.reader")!
          do {
            try Data("secret".utf8).write(to: group.appendingPathComponent("message.txt"))
          } catch { print("not written") }
          let own = FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
          print((try? Data("secret".utf8).write(to: own)) != nil)
          completion(response)
          """,
        isEntitled: true,
        scene: """
          device.turnOn(messageFilter: "Share")
          device.message(from: "2", saying: "junk")
          print(device.container("group.reader").files)
          """))
    #expect(outcome.text(of: "Share") == "not written\ntrue\n")
    #expect(outcome.text(of: "Scene") == "[]\n")
  }

  struct Server: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var address: String? = "https://api.example/filter"
    var domains = "messagefilter:api.example"
    var answer = #"server.answer("/filter", body: "junk")"#
    var printed: String
    var list = "inbox"
  }

  @Test(
    .shows("ILNetworkResponse.urlResponse", "ILNetworkResponse.data"),
    .shows("ILMessageFilterExtensionContext.deferQueryRequestToNetwork(completion:)"),
    arguments: [
      Server(testDescription: "it answers", printed: "200 junk", list: "junk"),
      Server(
        testDescription: "no such path", answer: #"server.answer("/other")"#,
        printed: "404 nothing here"),
      Server(testDescription: "no address", address: nil, printed: "2"),
      Server(
        testDescription: "not by https", address: "http://api.example/filter", printed: "2"),
      Server(
        testDescription: "no domain of the app's", domains: "applinks:api.example", printed: "3"),
      Server(testDescription: "away", answer: "server.stop()", printed: "4"),
      Server(
        testDescription: "sent elsewhere", answer: #"server.answer("/filter", status: 302)"#,
        printed: "5"),
    ])
  func theSystemAsksTheServerForTheFilter(_ test: Server) async throws {
    let outcome = try await run(
      Filter(
        handles: """
          context.deferQueryRequestToNetwork { answer, error in
            let response = ILMessageFilterQueryResponse()
            if let answer {
              let text = String(decoding: answer.data, as: UTF8.self)
              print(answer.urlResponse.statusCode, text)
              if text == "junk" { response.action = .junk }
            } else {
              print((error as? ILMessageFilterError)?.code.rawValue ?? 0)
            }
            completion(response)
          }
          _ = response
          """,
        attributes: test.address.map {
          "<key>ILMessageFilterExtensionNetworkURL</key><string>\($0)</string>"
        } ?? "",
        domains: test.domains,
        scene: """
          let server = device.webServer()
          \(test.answer)
          device.turnOn(messageFilter: "Share")
          print(device.message(from: "+12", saying: "Hi"))
          for request in server.requests { print(request, request.text ?? "") }
          """))
    #expect(outcome.text(of: "Share") == test.printed + "\n")
    let question =
      #"{"_version":1,"app":{"version":"1.0"},"query":{"message":{"text":"Hi"},"sender":"+12"}}"#
    let wasAsked = ["it answers", "no such path", "sent elsewhere"].contains(test.testDescription)
    #expect(
      outcome.text(of: "Scene") == "\(test.list): +12: Hi\n"
        + (wasAsked ? "POST /filter, \(question.utf8.count) bytes \(question)\n" : ""))
  }

  @Test func aFilterHasNoNetworkAndCantWriteIntoTheGroup() async throws {
    var filter = Filter(
      scene: """
        let server = device.webServer()
        server.answer("/", body: "hello")
        device.turnOn(messageFilter: "Share")
        print(device.message(from: "+1", saying: server.url.absoluteString))
        """)
    filter.isEntitled = true
    filter.handles = """
      let file = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.reader")!.appendingPathComponent("a.txt")
      print((try? Data("a".utf8).write(to: file)) == nil ? "not written" : "written")
      let server = URL(string: queryRequest.messageBody ?? "")!
      URLSession.shared.dataTask(with: server) { _, _, error in
        print(error == nil ? "loaded" : "no network")
        response.action = .junk
        completion(response)
      }.resume()
      """
    let outcome = try await Running.run(filter.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Share") == "not written\nno network\n")
    #expect(outcome.text(of: "Scene").hasPrefix("junk: +1: http"))
  }
}
