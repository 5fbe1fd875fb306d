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
    // Documented: without open access a keyboard may read there and not write, and has no network.
    guard context.hasFullAccess else {
      return Wall(own: [context.home], readable: [bundle] + groups, hasNetwork: false)
    }
    // A message filter sees what people write to the user: it may tell nobody (documented).
    return context.point == Self.filterPoint
      ? Wall(own: [context.home], readable: [bundle] + groups)
      : Wall(own: [context.home] + groups, readable: [bundle])
  }
}
