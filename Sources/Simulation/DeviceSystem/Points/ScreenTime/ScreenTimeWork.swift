import DeviceProtocol
import Foundation

/// What Screen Time knows: who may use it, what is restricted and monitored, what the user has done.
final class ScreenTimeWork {
  /// The user's answer when an app asks.
  var isAllowed = true
  /// Which apps may use it, by the app's identifier.
  var permissions: [String: ScreenTimePermission] = [:]
  /// What the tokens that were handed out stand for.
  var tokens: [Data: ActivityIdentity] = [:]
  /// The settings of apps: by the app's identifier, the store's name and the setting's.
  var stores: [String: [String: [ManagedKey: ManagedValue]]] = [:]
  /// The shield that covers an app.
  var shield: ShownShield?
  /// The activities that apps have monitored, by the app's identifier.
  var monitored: [String: [MonitoredActivity]] = [:]
  /// What monitors are told as soon as the device is used.
  var awaited: [AwaitedChange] = []
  /// What the user has used, and when.
  var uses: [ActivityUse] = []
  /// The domain of the page in the browser, and those of all pages that were visited.
  var domain: String?
  var domains: [String] = []

  /// Forgets an app.
  func forget(_ app: String, _ agenda: inout Agenda) {
    permissions[app] = nil
    clear(app, &agenda)
  }

  /// Forgets what an app has restricted and monitored.
  func clear(_ app: String, _ agenda: inout Agenda) {
    stores[app] = nil
    for activity in monitored.removeValue(forKey: app) ?? [] { activity.stop(&agenda) }
    awaited.removeAll { $0.activity.app == app }
  }
}

/// What a token stands for.
enum ActivityIdentity: Hashable {
  /// An app, by its identifier.
  case application(String)
  /// A category, by its name.
  case category(String)
  case webDomain(String)

  /// Returns the token that stands for it in one app, which can't tell from it what it is.
  ///
  /// It is the same in each run, so that what an app prints is, too.
  func token(for app: String) -> Data {
    let text =
      switch self {
      case .application(let identifier): "application \(identifier) \(app)"
      case .category(let name): "category \(name) \(app)"
      case .webDomain(let domain): "domain \(domain) \(app)"
      }
    var state = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    var bytes = Data()
    for _ in 0..<4 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      mixed ^= mixed >> 31
      withUnsafeBytes(of: mixed.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}

/// The shield over an app.
struct ShownShield {
  /// The name of the covered app.
  var app: String
  /// The identifier of the app whose setting it is.
  var manager: String
  var thing: ShieldedThing
  var look: ShieldDescription
}

/// One use of an app, and of the site in it if it is the browser.
struct ActivityUse {
  var application: String
  var domain: String?
  var start: Date
  /// `nil` as long as it lasts.
  var end: Date?

  /// Returns the part of it that lies in an interval, as long as it has lasted until now.
  func part(in interval: DateInterval, now: Date) -> DateInterval? {
    let (from, to) = (max(start, interval.start), min(end ?? now, interval.end))
    return from < to ? DateInterval(start: from, end: to) : nil
  }
}

/// Something that a monitor is told when the device is used again.
struct AwaitedChange {
  var activity: MonitoredActivity
  var change: IntervalChange
}
