import Foundation

/// The packages that contain what pages need, with a distribution's names.
///
/// They are tested on Debian 12. The names for Debian 13 are from its package lists, those for
/// Ubuntu from what others install there; both are untested.
struct PagePackages: Hashable, Sendable {
  /// The package with the program `jsc`.
  let engine: String
  /// The package with the library libxml2.
  let parser: String

  /// A release of a distribution, as its `/etc/os-release` names it, and its names for the
  /// packages.
  struct Release: Hashable, Sendable {
    /// `ID` and `VERSION_ID`.
    let name: String
    /// `VERSION_CODENAME`, with which a distribution that is based on this one names it.
    let codename: String
    let packages: PagePackages
  }

  /// The releases whose names are known; a test compares them with the launcher's.
  static let releases = [
    Release(name: "debian-12", codename: "bookworm", packages: earlier),
    Release(name: "debian-13", codename: "trixie", packages: latest),
    Release(name: "ubuntu-22.04", codename: "jammy", packages: earlier),
    Release(name: "ubuntu-24.04", codename: "noble", packages: latest),
  ]

  /// The names since WebKitGTK 2.44, also used if the release isn't known.
  static let latest = PagePackages(engine: "libjavascriptcoregtk-bin", parser: "libxml2")

  /// The names up to WebKitGTK 2.42, which older releases still use.
  static let earlier = PagePackages(engine: "libjavascriptcoregtk-4.0-bin", parser: "libxml2")

  /// The names on this machine.
  static let onThisMachine = named(
    in: (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")

  /// Finds the names for a release.
  ///
  /// - Parameter release: The text of its `/etc/os-release`.
  /// - Returns: The names of the release, or of the one on which it is based.
  static func named(in release: String) -> PagePackages {
    let fields = release.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    func value(_ name: String) -> String? {
      fields.last { $0.count == 2 && $0[0] == name }.map {
        $0[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
      }
    }
    let codenames = ["UBUNTU_CODENAME", "DEBIAN_CODENAME", "VERSION_CODENAME"].compactMap(value)
    let found = codenames.lazy.compactMap { name in releases.first { $0.codename == name } }.first
    return found?.packages ?? latest
  }
}
