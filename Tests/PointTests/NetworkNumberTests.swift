import Outcomes
import TestSupport
import Testing

/// Apple's raw values for everything to do with the network.
@Suite struct NetworkNumberTests {
  private func numbers(_ type: String, _ cases: [String]) async throws -> [Int] {
    var lesson = NetworkLesson()
    lesson.extensionCode = "class Provider: NEPacketTunnelProvider {}"
    lesson.app =
      "for one in [\(cases.map { "\(type).\($0)" }.joined(separator: ", "))] { print(one.rawValue) }"
    lesson.scene = "device.open(\"Net\")\ndevice.wait(seconds: 1)"
    return try await lesson.run().text(of: "Net").split(separator: "\n").compactMap { Int($0) }
  }

  @Test(
    .shows(
      "NEProviderStopReason.none", "NEProviderStopReason.userInitiated",
      "NEProviderStopReason.providerFailed", "NEProviderStopReason.noNetworkAvailable",
      "NEProviderStopReason.unrecoverableNetworkChange", "NEProviderStopReason.providerDisabled",
      "NEProviderStopReason.authenticationCanceled", "NEProviderStopReason.configurationFailed",
      "NEProviderStopReason.idleTimeout", "NEProviderStopReason.configurationDisabled",
      "NEProviderStopReason.configurationRemoved", "NEProviderStopReason.superceded",
      "NEProviderStopReason.userLogout", "NEProviderStopReason.userSwitch",
      "NEProviderStopReason.connectionFailed", "NEProviderStopReason.sleep",
      "NEProviderStopReason.appUpdate", "NEProviderStopReason.internalError"))
  func reasonsForStopping() async throws {
    let found = try await numbers(
      "NEProviderStopReason",
      [
        "none", "userInitiated", "providerFailed", "noNetworkAvailable",
        "unrecoverableNetworkChange", "providerDisabled", "authenticationCanceled",
        "configurationFailed", "idleTimeout", "configurationDisabled", "configurationRemoved",
        "superceded", "userLogout", "userSwitch", "connectionFailed", "sleep", "appUpdate",
        "internalError",
      ])
    #expect(found == Array(0...17))
  }

  @Test(.shows("NETrafficDirection.any", "NETrafficDirection.inbound"))
  func directions() async throws {
    #expect(try await numbers("NETrafficDirection", ["any", "inbound", "outbound"]) == [0, 1, 2])
  }

  @Test(.shows("NEFilterFlowBytesMax"))
  func allBytesThatThereAre() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = "class Provider: NEPacketTunnelProvider {}"
    lesson.app = "print(NEFilterFlowBytesMax, type(of: NEFilterFlowBytesMax))"
    lesson.scene = "device.open(\"Net\")\ndevice.wait(seconds: 1)"
    #expect(try await lesson.run().text(of: "Net") == "18446744073709551615 UInt64\n")
  }

  @Test(
    .shows(
      "NEVPNStatus.invalid", "NEVPNStatus.disconnected", "NEVPNStatus.connecting",
      "NEVPNStatus.connected", "NEVPNStatus.reasserting", "NEVPNStatus.disconnecting"))
  func states() async throws {
    let found = try await numbers(
      "NEVPNStatus",
      ["invalid", "disconnected", "connecting", "connected", "reasserting", "disconnecting"])
    #expect(found == Array(0...5))
  }

  @Test(
    .shows(
      "NEVPNError.Code.configurationInvalid", "NEVPNError.Code.configurationDisabled",
      "NEVPNError.Code.connectionFailed", "NEVPNError.Code.configurationStale",
      "NEVPNError.Code.configurationReadWriteFailed", "NEVPNError.Code.configurationUnknown",
      "NETunnelProviderError.Code.networkSettingsCanceled",
      "NETunnelProviderError.Code.networkSettingsFailed"))
  func errorsOfConfigurations() async throws {
    let found = try await numbers(
      "NEVPNError.Code",
      [
        "configurationInvalid", "configurationDisabled", "connectionFailed", "configurationStale",
        "configurationReadWriteFailed", "configurationUnknown",
      ])
    #expect(found == Array(1...6))
    let settings = try await numbers(
      "NETunnelProviderError.Code",
      ["networkSettingsInvalid", "networkSettingsCanceled", "networkSettingsFailed"])
    #expect(settings == [1, 2, 3])
  }

  @Test(
    .shows(
      "NEAppProxyFlowError.Code.notConnected", "NEAppProxyFlowError.Code.peerReset",
      "NEAppProxyFlowError.Code.hostUnreachable", "NEAppProxyFlowError.Code.invalidArgument",
      "NEAppProxyFlowError.Code.aborted", "NEAppProxyFlowError.Code.refused",
      "NEAppProxyFlowError.Code.timedOut", "NEAppProxyFlowError.Code.`internal`",
      "NEAppProxyFlowError.Code.datagramTooLarge", "NEAppProxyFlowError.Code.readAlreadyPending"))
  func errorsOfFlows() async throws {
    let found = try await numbers(
      "NEAppProxyFlowError.Code",
      [
        "notConnected", "peerReset", "hostUnreachable", "invalidArgument", "aborted", "refused",
        "timedOut", "internal", "datagramTooLarge", "readAlreadyPending",
      ])
    #expect(found == Array(1...10))
  }
}
