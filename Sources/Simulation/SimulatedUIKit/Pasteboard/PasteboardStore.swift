import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The place where pasteboards are stored: the device, or without one, this process.
@MainActor protocol PasteboardStore {
  /// Makes a pasteboard of that name, unless there is one.
  func make(_ name: String)
  /// Returns how often it has changed; `nil` if there is none.
  func changeCount(_ name: String) -> Int?
  /// Returns the types of each item's values.
  func kinds(_ name: String) -> [[String]]
  /// Returns the items.
  ///
  /// - Parameters:
  ///   - name: The pasteboard's name.
  ///   - detects: Whether the system itself looks, so that the user isn't told.
  /// - Returns: The items; none if the user refuses.
  func items(_ name: String, detects: Bool) -> [[String: Any]]
  func put(_ items: [[String: Any]], _ name: String, until date: Date?)
  func remove(_ name: String)
}

/// Pasteboards of a process without a device.
@MainActor final class OwnPasteboards: PasteboardStore {
  private var boards: [String: (items: [[String: Any]], changeCount: Int, end: Date?)] = [:]

  func make(_ name: String) { if boards[name] == nil { boards[name] = ([], 0, nil) } }

  func changeCount(_ name: String) -> Int? { boards[name]?.changeCount }

  func kinds(_ name: String) -> [[String]] {
    items(name, detects: true).map { $0.keys.sorted() }
  }

  func items(_ name: String, detects: Bool) -> [[String: Any]] {
    guard let board = boards[name], board.end.map({ $0 > Date() }) ?? true else { return [] }
    return board.items
  }

  func put(_ items: [[String: Any]], _ name: String, until date: Date?) {
    boards[name] = (items, (boards[name]?.changeCount ?? 0) + 1, date)
  }

  func remove(_ name: String) { boards[name] = nil }
}

/// The device's pasteboards.
@MainActor struct DevicePasteboards: PasteboardStore {
  let connection: DeviceConnection

  func make(_ name: String) { _ = ask(.make(name: name)) }

  func changeCount(_ name: String) -> Int? { ask(.look(name: name))?.changeCount }

  func kinds(_ name: String) -> [[String]] { ask(.look(name: name))?.kinds ?? [] }

  func items(_ name: String, detects: Bool) -> [[String: Any]] {
    let contents = ask(detects ? .detect(name: name) : .read(name: name))
    return (contents?.items ?? []).map { $0.compactMapValues(\.pastedValue) }
  }

  func put(_ items: [[String: Any]], _ name: String, until date: Date?) {
    let items = items.map { $0.compactMapValues { WireValue(copied: $0) } }
    _ = ask(.write(name: name, items, seconds: date?.timeIntervalSinceNow))
  }

  func remove(_ name: String) { _ = ask(.remove(name: name)) }

  private func ask(_ question: PasteboardQuestion) -> PasteboardContents? {
    guard case .pasteboardAnswer(let contents) = connection.ask(.pasteboard(question)) else {
      return nil
    }
    return contents
  }
}

extension WireValue {
  private static let colorClass = "UIColor"

  /// Makes the form of a copied value that crosses processes; `nil` for one that can't.
  fileprivate init?(copied value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let url as URL: self = .url(url.absoluteString)
    case let data as Data: self = .data(data)
    case let color as UIColor:
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      guard let data = Self.list([red, green, blue, alpha].map(Double.init)) else { return nil }
      self = .object(className: Self.colorClass, data)
    case let object as any NSSecureCoding: self.init(object)
    default:
      guard let data = Self.list(value) else { return nil }
      self = .propertyList(data)
    }
  }

  /// The value as it is read from a pasteboard.
  fileprivate var pastedValue: Any? {
    switch self {
    case .string(let text): text
    case .url(let text): URL(string: text)
    case .data(let data): data
    case .object(Self.colorClass, let data): Self.color(data)
    case .propertyList(let data):
      try? PropertyListSerialization.propertyList(from: data, format: nil)
    case .object, .file, .dataInFile: object
    }
  }

  private static func list(_ value: Any) -> Data? {
    guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
    return try? PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
  }

  private static func color(_ data: Data) -> UIColor? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let parts = list as? [Double], parts.count == 4 else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
