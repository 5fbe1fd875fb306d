import DeviceEvents
import DeviceProtocol

extension Device {
  /// The wall around an app or extension of a lesson; `nil` for a process that has none.
  ///
  /// The scene has none: it is the user's hand, and looks into containers. Nor have the device's own
  /// apps, in which no code of a lesson runs, nor a program on its own: there is no other app whose
  /// files it could reach.
  func wall(for context: LaunchContext, bundle: String?) -> Wall? {
    guard hasWalls, let bundle else { return nil }
    let groups = context.groups.values.sorted()
    // A content filter sees everything that is loaded: it may read its container, and write nowhere
    // (documented).
    if context.point == Self.filterDataPoint {
      return Wall(own: [], readable: [context.home, bundle] + groups, hasNetwork: false)
    }
    // A keyboard without open access, and a message filter, see what people write: they may read there and
    // not write, and have no network (documented).
    return context.hasFullAccess
      ? Wall(own: [context.home] + groups, readable: [bundle])
      : Wall(own: [context.home], readable: [bundle] + groups, hasNetwork: false)
  }
}
