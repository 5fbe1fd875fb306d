package import Foundation

/// What the provider of a packet tunnel, or of an app proxy, is told.
package enum TunnelCall: Codable, Hashable, Sendable {
  /// Start with these options, a property list; answered with `done` or `failed`.
  case start(NetworkConfiguration, options: Data?)
  /// Stop, for this reason: Apple's number.
  case stop(Int)
  /// These packets are for you to read.
  case packets([Data])
  /// Your app says something; answered with `contents`.
  case message(Data)
}

/// What the providers of a content filter are told.
package enum FilterCall: Codable, Hashable, Sendable {
  case start(NetworkConfiguration)
  case stop(Int)
  /// Somebody wants to load something; answered with `verdict`.
  case newFlow(FilteredFlow)
  /// These bytes of it want to go out, or have come in; answered with `verdict`.
  case bytes(FilteredFlow, FilteredDirection, offset: Int, Data)
  /// There are no more bytes in this direction; answered with `verdict`.
  case complete(FilteredFlow, FilteredDirection)
  /// The user wants to see it all the same; answered with `verdict`.
  case remediate(FilteredFlow)
  /// The rules have changed.
  case rulesChanged
}

/// Where bytes go that a content filter looks at.
package enum FilteredDirection: String, Codable, Hashable, Sendable {
  case inbound, outbound
}

/// Something that is loaded, or a connection of an app's, as a content filter sees it.
package struct FilteredFlow: Codable, Hashable, Sendable {
  package var number: Int
  /// The address of what is loaded; of a connection its other end, such as "example.com:80".
  package var url: String
  /// The page that loads it, where it isn't a page itself.
  package var parent: String?
  /// The identifier of the app that loads it.
  package var app: String
  /// Where the connection leads, for what isn't loaded by a browser.
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

/// A connection of an app's, as a content filter sees it.
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

/// What a content filter says of it.
package enum FilterVerdict: Codable, Hashable, Sendable {
  case allow
  case drop
  /// The control provider has to say; or the data provider, once the rules are there.
  case needRules
  /// Show the bytes first, so many at a time; none of a direction that is `nil`.
  case filterData(inbound: Int?, outbound: Int?)
  /// Of the bytes that were shown so many may pass, and then the next are wanted.
  case passAndPeek(pass: Int, peek: Int)
  /// Drop it, with a page that lets the user ask for it.
  case remediate(button: String?)
  /// The control provider's: the rules are new, ask the data provider again.
  case updateRules
  /// The control provider's: with new rules beside it.
  case allowWithRules
  case dropWithRules
}

/// What the provider of a proxy is told.
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
  /// The identifier of the app that sends.
  package var app: String

  package init(number: Int, isUDP: Bool, host: String, port: String, app: String) {
    self.number = number
    self.isUDP = isUDP
    self.host = host
    self.port = port
    self.app = app
  }
}
