import Glibc
import TestSupport
import Testing

@testable import DeviceSystem

/// What the device sees of its processes' connections.
///
/// Looking at a socket briefly reopens it in this very process, so only one test runs at a time.
@Suite(.serialized) struct ConnectionTests {
  /// The two ends of a connection over the loopback address.
  private struct Ends {
    let port: Int
    let client: Int32
    let server: Int32

    init() throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { Glibc.close(listener) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      try Ends.with(&address) { try #require(bind(listener, $0, $1) == 0) }
      try #require(listen(listener, 1) == 0)
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      try Ends.with(&address) { place, _ in
        try #require(getsockname(listener, place, &size) == 0)
      }
      port = Int(UInt16(bigEndian: address.sin_port))
      client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      try Ends.with(&address) { [client] in try #require(connect(client, $0, $1) == 0) }
      server = accept(listener, nil, nil)
      try #require(server >= 0)
    }

    private static func with(
      _ address: inout sockaddr_in,
      _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) throws -> Void
    ) rethrows {
      try withUnsafeMutablePointer(to: &address) {
        try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          try body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }

    func end() {
      Glibc.close(client)
      Glibc.close(server)
    }
  }

  @Test func bytesOnTheirWayToTheServerAreSeenUntilTheyAreThere() throws {
    let ends = try Ends()
    defer { ends.end() }
    func underWay() -> [String] { Connections(of: [getpid()], to: ends.port).unacknowledged }
    #expect(underWay() == [])
    let bytes = [UInt8](repeating: 0, count: 1 << 16)
    // Until the server's end, which nobody reads, takes no more.
    var sent = 0
    while case let count = send(ends.client, bytes, bytes.count, Int32(MSG_DONTWAIT)),
      count > 0
    { sent += count }
    #expect(sent > 0)
    #expect(underWay().count == 1)
    #expect(underWay().allSatisfy { $0.contains(" \(ends.port) ") })
  }

  @Test func whatIsNoConnectionToTheServerLeadsOutside() throws {
    let ends = try Ends()
    defer { ends.end() }
    #expect(Connections(of: [getpid()], to: nil).leadsOutside)
    #expect(Connections(of: [getpid()], to: nil).unacknowledged == [])
  }
}
