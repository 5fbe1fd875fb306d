import DeviceEvents
import DeviceProtocol

/// The extensions of a point that the user switches on and off.
struct SwitchedPoint {
  /// NSExtensionPointIdentifier.
  let point: String
  /// The name for one of them: "content blocker".
  let kind: String
  /// The place of its switch, for the log.
  let place: String
}

extension Device {
  /// Returns all installed extensions of a point.
  func installed(at point: String) -> [InstalledExtension] {
    apps.flatMap(\.extensions).filter { $0.point == point }
  }

  /// Returns the extension of a point that the user knows by a name, or the reason why there is
  /// none.
  func installed(
    _ name: String, at place: SwitchedPoint
  ) -> Result<InstalledExtension, SceneMistake> {
    let all = installed(at: place.point)
    if let found = all.first(where: { $0.displayName == name }) { return .success(found) }
    return .failure(
      SceneMistake(PointWords.unknown(place.kind, name, among: all.map(\.displayName))))
  }

  /// Switches an extension on or off for the user.
  ///
  /// - Returns: The extension, or why it can't be switched.
  func turn(
    _ name: String, _ isOn: Bool, at place: SwitchedPoint
  ) -> Result<InstalledExtension, SceneMistake> {
    let found = installed(name, at: place)
    if case .success(let installed) = found { set(installed, isOn, place: place.place) }
    return found
  }

  /// Switches an extension, and says so in the log.
  func set(_ switched: InstalledExtension, _ isOn: Bool, place: String) {
    change(switched) { $0.isOn = isOn }
    recorder.record(switched.name, .switched(isOn: isOn, place: place))
  }

  /// Changes what the device knows about an installed extension.
  func change(_ installed: InstalledExtension, _ body: (inout InstalledExtension) -> Void) {
    for app in apps.indices {
      for index in apps[app].extensions.indices
      where apps[app].extensions[index].identifier == installed.identifier {
        body(&apps[app].extensions[index])
      }
    }
  }
}

/// The reason why a scene can't do something, as a sentence.
struct SceneMistake: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
