import DeviceProtocol
public import Foundation

extension ProcessInfo {
  /// The version of iOS.
  ///
  /// Simulated: the device's, which a scene sets. Differs: the device has the first release of each
  /// version only. Outside a device it is the newest that is simulated.
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: DeviceConnection.systemVersion, minorVersion: 0, patchVersion: 0)
  }

  /// The version of iOS, for people to read.
  ///
  /// Simulated: as ``operatingSystemVersion``. Differs: Apple's names the build, too.
  public var operatingSystemVersionString: String { "Version \(DeviceConnection.systemVersion).0" }

  /// Whether the device runs a version of iOS, or a later one.
  ///
  /// Simulated: as ``operatingSystemVersion``.
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    let (ours, theirs) = (
      [own.majorVersion, own.minorVersion, own.patchVersion],
      [version.majorVersion, version.minorVersion, version.patchVersion]
    )
    return !ours.lexicographicallyPrecedes(theirs)
  }
}

extension DeviceConnection {
  /// The version of iOS that the device of this process runs; outside a device the newest that is
  /// simulated.
  package static var systemVersion: Int { shared?.context.systemVersion ?? 26 }
}
