import DeviceProtocol
import Foundation

/// What the browser knows about web extensions, by their bundles' identifiers.
struct WebExtensionWork {
  /// The user's decisions about sites, by the site's host.
  var sites: [String: [String: SiteAccess]] = [:]
  /// The user's decision about all other sites.
  var others: [String: SiteAccess] = [:]
  /// What extensions have stored: each has a store of its own in each profile.
  var stored: [Place: [String: String]] = [:]
  /// Those of which something has run.
  var known: Set<Place> = []
  /// The profiles that the user has made, by name.
  var profiles: [String: UUID] = [:]
  /// The native halves that have been sent a message during the visit that is going on.
  var sessions: [String: PointSession] = [:]

  /// An extension in a profile, or outside of any.
  struct Place: Hashable {
    var identifier: String
    var profile: UUID?
  }

  /// Returns the user's decision about a site; without one, they are asked (documented).
  func access(of identifier: String, to site: String) -> SiteAccess {
    sites[identifier]?[site] ?? others[identifier] ?? .ask
  }

  /// Returns a profile's identifier; the first use of a name makes the profile.
  mutating func identifier(ofProfile name: String) -> UUID {
    if let known = profiles[name] { return known }
    let made = UUID(uuid: Self.bytes(number: UInt8(truncatingIfNeeded: profiles.count + 1)))
    profiles[name] = made
    return made
  }

  /// Forgets an extension that is deleted.
  mutating func forget(_ identifier: String) {
    sites[identifier] = nil
    others[identifier] = nil
    stored = stored.filter { $0.key.identifier != identifier }
    known = known.filter { $0.identifier != identifier }
  }

  /// A random identifier would differ from run to run.
  private static func bytes(number: UInt8) -> uuid_t {
    (0x5A, 0xFA, 0x21, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)
  }
}
