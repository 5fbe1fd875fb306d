import DeviceEvents
import DeviceProtocol

extension Device {
  /// Returns the wall around an app or extension of a lesson; `nil` for a process that has none.
  ///
  /// The scene has none, because it acts for the user, and looks into containers. The device's own
  /// apps have none either, because they run no code of a lesson; nor does a program on its own,
  /// because there is no other app whose files it could reach.
  func wall(for context: LaunchContext, bundle: String?) -> Wall? {
    guard hasWalls, let bundle else { return nil }
    let groups = context.groups.values.sorted()
    // A content filter sees everything that is loaded: it may read its container, but not write
    // anything (documented).
    if context.point == Self.filterDataPoint {
      return Wall(own: [], readable: [context.home, bundle] + groups, hasNetwork: false)
    }
    // What captures on the locked screen sees no group's container and has no network (documented).
    if context.point == Self.capturePoint {
      return Wall(own: [context.home], readable: [bundle], hasNetwork: false)
    }
    // A keyboard without open access, and a message filter, see what people write: they may read
    // there but not write, and have no network (documented).
    return context.hasFullAccess
      ? Wall(own: [context.home] + groups, readable: [bundle])
      : Wall(own: [context.home], readable: [bundle] + groups, hasNetwork: false)
  }
}
