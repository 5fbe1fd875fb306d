import DeviceEvents
import DeviceProtocol

/// The share sheet: which extensions are offered, and why.
public struct ShareSheet: Sendable, CustomStringConvertible {
  let number: Int
  let link: DeviceLink

  /// One extension in the sheet.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The name that the sheet shows.
    public let name: String
    /// Whether the user can pick it.
    public let isOffered: Bool
    /// The reason why it is offered, or why it isn't.
    public let reason: String

    /// The entry as a line: `Reader: offered (1 web URL, at most 1)`.
    public var description: String {
      RequestWords.entry(name, isOffered: isOffered, reason)
    }
  }

  /// Every installed extension of the kinds that the sheet offers, offered or not.
  public let entries: [Entry]

  init(number: Int, offers: [Offer], link: DeviceLink) {
    self.number = number
    self.link = link
    entries = offers.map {
      Entry(name: $0.name, isOffered: $0.isOffered, reason: $0.reason)
    }
  }

  /// The names of the extensions that can be picked.
  public var offered: [String] { entries.filter(\.isOffered).map(\.name) }

  /// The sheet as text, one line for each extension.
  public var description: String {
    entries.isEmpty
      ? RequestWords.noExtension : entries.map(\.description).joined(separator: "\n")
  }

  /// Picks an extension and waits until its request has ended.
  @discardableResult
  public func pick(_ name: String) -> RequestResult {
    RequestResult(link.perform(.pick(sheet: number, name: name, waits: true)))
  }

  /// Picks an extension and returns when it has done its first work.
  @discardableResult
  public func begin(_ name: String) -> ExtensionRequest {
    let answer = link.perform(.pick(sheet: number, name: name, waits: false))
    guard case .request(let number, let state) = answer else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    if case .notOffered(let reason) = state {
      preconditionFailure(RequestWords.notOffered(name, reason))
    }
    return ExtensionRequest(number: number, name: name, link: link)
  }
}
