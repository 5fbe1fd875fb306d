import Outcomes
import RunSupport
import TestSupport
import Testing

/// What a DNS proxy answers for names.
@Suite struct DNSProxyTests {
  private static let saves = """
    let manager = NEDNSProxyManager.shared()
    let chosen = NEDNSProxyProviderProtocol()
    chosen.serverAddress = "dns.example.com"
    chosen.providerConfiguration = ["level": 3]
    manager.providerProtocol = chosen
    manager.localizedDescription = "Names"
    manager.isEnabled = true
    manager.saveToPreferences { error in
      if let error = error as NSError? { print(error.domain, error.code) }
    }
    """

  /// Makes an answer: the question, followed by an address.
  private static let answer = """
    func answer(_ question: Data) -> Data {
      var answer = question
      answer[2] |= 0x80
      answer[7] = 1
      return answer + [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 80]
    }
    func show(_ error: Error?) { print((error as NSError?)?.code ?? 0) }
    """

  private func lesson(_ flow: String) -> NetworkLesson {
    var lesson = NetworkLesson()
    lesson.point = "com.apple.networkextension.dns-proxy"
    lesson.appRight = "dns-proxy"
    lesson.extensionRight = "dns-proxy"
    lesson.app = Self.saves
    lesson.extensionCode = """
      class Other: NSObject {}
      \(Self.answer)
      class Provider: NEDNSProxyProvider {
        override func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool {
          guard let flow = flow as? NEAppProxyUDPFlow else { return false }
          \(flow)
        }
      }
      """
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      print(device.lookUp("www.example.com") ?? "nobody")
      """
    return lesson
  }

  @Test(
    .shows(
      "NEDNSProxyProvider.handleNewFlow(_:)",
      "NEAppProxyFlow.open(withLocalEndpoint:completionHandler:)",
      "NEAppProxyUDPFlow.readDatagrams(completionHandler:)",
      "NEAppProxyUDPFlow.writeDatagrams(_:sentBy:completionHandler:)"),
    .shows(
      "NEAppProxyFlowError", "NEAppProxyFlowError.code", "NEAppProxyFlowError.init(_:)",
      "NEAppProxyFlowError.errorDomain", "NEAppProxyErrorDomain",
      "NEAppProxyFlow.closeReadWithError(_:)", "NEAppProxyFlow.closeWriteWithError(_:)"),
    arguments: [
      (
        """
        flow.open(withLocalEndpoint: nil) { error in
          flow.readDatagrams { datagrams, ends, error in
            flow.writeDatagrams(datagrams!.map(answer), sentBy: ends!) { show($0) }
          }
        }
        return true
        """, #"["192.0.2.80"]"#, "0\n"
      ),
      ("return false", "nobody", ""),
      ("return true", "nobody", ""),
      ("fatalError()", "nobody", ""),
      (
        """
        flow.open(withLocalEndpoint: nil) { error in
          flow.readDatagrams { datagrams, ends, error in
            flow.writeDatagrams([Data([1, 2, 3])], sentBy: ends!) { show($0) }
          }
        }
        return true
        """, "nobody", "0\n"
      ),
      (
        """
        flow.readDatagrams { datagrams, ends, error in
          print(datagrams == nil, (error as? NEAppProxyFlowError)?.code == .notConnected)
          print((error as NSError?)?.domain ?? "", NEAppProxyErrorDomain)
          flow.writeDatagrams([Data()], sentBy: []) { show($0) }
        }
        return true
        """, "nobody",
        "true true\nNEAppProxyFlowErrorDomain NEAppProxyFlowErrorDomain\n1\n"
      ),
      (
        """
        flow.open(withLocalEndpoint: nil) { error in
          flow.writeDatagrams([Data()], sentBy: []) { show($0) }
          flow.readDatagrams { _, _, _ in
            flow.readDatagrams { _, _, _ in print("never") }
            flow.readDatagrams { _, _, error in show(error) }
          }
        }
        return true
        """, "nobody", "4\n10\n"
      ),
      (
        """
        flow.open(withLocalEndpoint: nil) { error in
          flow.readDatagrams { datagrams, ends, error in
            flow.closeReadWithError(nil)
            flow.readDatagrams { _, _, error in show(error) }
            flow.closeWriteWithError(nil)
            flow.writeDatagrams(datagrams!.map(answer), sentBy: ends!) { show($0) }
            flow.open(withLocalEndpoint: nil) { show($0) }
          }
        }
        return true
        """, "nobody", "1\n1\n1\n"
      ),
    ])
  func anAnswerIsTheNamesAddress(
    _ flow: String, _ seen: String, _ printed: String
  ) async throws {
    let outcome = try await lesson(flow).run()
    #expect(outcome.text(of: "Scene") == seen + "\n")
    #expect(outcome.text(of: "Ext") == printed)
  }

  @Test(
    .shows(
      "NEAppProxyFlow.metaData", "NEFlowMetaData.sourceAppSigningIdentifier",
      "NWEndpoint", "NWHostEndpoint.hostname", "NWHostEndpoint.port",
      "NWHostEndpoint.init(hostname:port:)",
      "NEDNSProxyProvider.startProxy(options:completionHandler:)",
      "NEDNSProxyProvider.stopProxy(with:completionHandler:)"),
    .shows(
      "NEDNSProxyManager.shared()", "NEDNSProxyManager.providerProtocol",
      "NEDNSProxyManager.localizedDescription", "NEDNSProxyManager.isEnabled",
      "NEDNSProxyManager.loadFromPreferences(completionHandler:)",
      "NEDNSProxyManager.saveToPreferences(completionHandler:)",
      "NEDNSProxyManager.removeFromPreferences(completionHandler:)",
      "NEDNSProxyProviderProtocol.init()",
      "NEDNSProxyProviderProtocol.providerBundleIdentifier",
      "NEDNSProxyProviderProtocol.providerConfiguration"))
  func aProxyKnowsWhatItsAppHasSavedAndEndsWithIt() async throws {
    var lesson = lesson(
      """
      print(flow.metaData.sourceAppSigningIdentifier)
        flow.open(withLocalEndpoint: NWHostEndpoint(hostname: "a", port: "1")) { error in
          flow.readDatagrams { datagrams, ends, error in
            guard let end = ends?.first as? NWHostEndpoint else { return }
            print(end.hostname, end.port, datagrams?.first?.count ?? 0)
            flow.closeWriteWithError(nil)
          }
        }
        return true
      }
      override func startProxy(
        options: [String: Any]?, completionHandler: @escaping (Error?) -> Void
      ) {
        print(options ?? [:])
        completionHandler(nil)
      }
      override func stopProxy(
        with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
      ) {
        print("stops", reason == .configurationRemoved)
        completionHandler()
      """)
    lesson.app = """
      let first = NEDNSProxyManager.shared()
      first.loadFromPreferences { error in
        guard let chosen = first.providerProtocol else {
          \(Self.saves)
          return
        }
        print(error == nil, first.localizedDescription ?? "", first.isEnabled)
        print(chosen.serverAddress ?? "", chosen.providerBundleIdentifier ?? "none")
        print(chosen.providerConfiguration ?? [:])
        first.removeFromPreferences { print($0 == nil) }
      }
      """
    lesson.scene += """

      device.open(.notes)
      device.open("Net")
      device.wait(seconds: 1)
      print(device.lookUp("www.example.com") ?? "nobody")
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "nobody\nnobody\n")
    #expect(
      outcome.text(of: "Net")
        == "true Names true\ndns.example.com none\n[\"level\": 3]\ntrue\n")
    #expect(
      outcome.text(of: "Ext")
        == "[\"level\": 3]\ncom.example.browser\n192.0.2.53 53 33\nstops true\n")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var appRight = "dns-proxy"
    var extensionRight = "dns-proxy"
    var principalClass = "Provider"
    var first = ""
    var printed = ""
  }

  @Test(arguments: [
    Refusal(
      testDescription: "the app isn't entitled", appRight: "packet-tunnel-provider",
      printed: "NEDNSProxyErrorDomain 5\n"),
    Refusal(
      testDescription: "the user doesn't want it",
      first: "device.answerNetworkRequests(isAllowed: false)",
      printed: "NEDNSProxyErrorDomain 5\n"),
    Refusal(testDescription: "the provider isn't entitled", extensionRight: ""),
    Refusal(testDescription: "its class is another", principalClass: "Other"),
  ])
  func whatCannotAnswerIsRefused(_ test: Refusal) async throws {
    var lesson = lesson(
      """
      flow.open(withLocalEndpoint: nil) { error in
        flow.readDatagrams { datagrams, ends, error in
          flow.writeDatagrams(datagrams!.map(answer), sentBy: ends!) { _ in }
        }
      }
      return true
      """)
    lesson.appRight = test.appRight
    lesson.extensionRight = test.extensionRight
    lesson.principalClass = test.principalClass
    lesson.scene = test.first + "\n" + lesson.scene
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Net") == test.printed)
    #expect(outcome.text(of: "Scene") == "nobody\n")
  }
}
