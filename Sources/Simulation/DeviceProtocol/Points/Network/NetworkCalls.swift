package import Foundation

/// A call to the provider of a packet tunnel, or of an app proxy.
package enum TunnelCall: Codable, Hashable, Sendable {
  /// Start with these options, a property list; answered with `done` or `failed`.
  case start(NetworkConfiguration, options: Data?)
  /// Stop, for this reason: Apple's number.
  case stop(Int)
  /// Read these packets.
  case packets([Data])
  /// Your app says something; answered with `contents`.
  case message(Data)
}

/// A call to one of the providers of a content filter.
package enum FilterCall: Codable, Hashable, Sendable {
  case start(NetworkConfiguration)
  case stop(Int)
  /// A load or connection is about to start; answered with `verdict`.
  case newFlow(FilteredFlow)
  /// These bytes of it are about to be sent, or have arrived; answered with `verdict`.
  case bytes(FilteredFlow, FilteredDirection, offset: Int, Data)
  /// There are no more bytes in this direction; answered with `verdict`.
  case complete(FilteredFlow, FilteredDirection)
  /// The user wants to see it anyway; answered with `verdict`.
  case remediate(FilteredFlow)
  /// The rules have changed.
  case rulesChanged
}

/// The direction of the bytes that a content filter looks at.
package enum FilteredDirection: String, Codable, Hashable, Sendable {
  case inbound, outbound
}

/// Something that is loaded, or an app's connection, as a content filter sees it.
package struct FilteredFlow: Codable, Hashable, Sendable {
  package var number: Int
  /// The address of what is loaded; for a connection its other end, such as "example.com:80".
  package var url: String
  /// The page that loads it, if it isn't a page itself.
  package var parent: String?
  /// The identifier of the app that loads it.
  package var app: String
  /// The other end of the connection, for traffic outside browsers.
  package var socket: FilteredSocket?

  package init(
    number: Int, url: String, parent: String?, app: String, socket: FilteredSocket? = nil
  ) {
    self.number = number
    self.url = url
    self.parent = parent
    self.app = app
    self.socket = socket
  }
}

/// An app's connection, as a content filter sees it.
package struct FilteredSocket: Codable, Hashable, Sendable {
  package var host: String
  package var port: Int
  package var isUDP: Bool

  package init(host: String, port: Int, isUDP: Bool) {
    self.host = host
    self.port = port
    self.isUDP = isUDP
  }
}

/// A content filter's verdict on it.
package enum FilterVerdict: Codable, Hashable, Sendable {
  case allow
  case drop
  /// The control provider has to decide; or the data provider, once the rules are there.
  case needRules
  /// Show the bytes first, this many at a time; none in a direction that is `nil`.
  case filterData(inbound: Int?, outbound: Int?)
  /// Of the bytes that were shown, this many may pass; then this many of the following are wanted.
  case passAndPeek(pass: Int, peek: Int)
  /// Drop it, with a page that lets the user ask for it.
  case remediate(button: String?)
  /// From the control provider: the rules are new, so ask the data provider again.
  case updateRules
  /// From the control provider: allow it, with new rules.
  case allowWithRules
  case dropWithRules
}

/// A call to the provider of a proxy.
package enum ProxyCall: Codable, Hashable, Sendable {
  case start(NetworkConfiguration)
  case stop(Int)
  /// Take this flow, with what has been sent so far; answered with `said`.
  case newFlow(ProxiedFlow, [Data])
  /// The app has closed the flow with this number: there is nothing more to read.
  case endFlow(Int)
}

/// A connection that goes through a proxy.
package struct ProxiedFlow: Codable, Hashable, Sendable {
  package var number: Int
  package var isUDP: Bool
  package var host: String
  package var port: String
  /// The identifier of the sending app.
  package var app: String

  package init(number: Int, isUDP: Bool, host: String, port: String, app: String) {
    self.number = number
    self.isUDP = isUDP
    self.host = host
    self.port = port
    self.app = app
  }
}
