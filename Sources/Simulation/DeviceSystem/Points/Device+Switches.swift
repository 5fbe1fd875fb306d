import DeviceEvents
import DeviceProtocol

/// The extensions of a point that the user switches on and off in the settings.
struct SwitchedPoint {
  /// NSExtensionPointIdentifier.
  let point: String
  /// What one of them is called: "content blocker".
  let kind: String
  /// Where its switch is, for the log.
  let place: String
}

extension Device {
  /// All installed extensions of a point.
  func installed(at point: String) -> [InstalledExtension] {
    apps.flatMap(\.extensions).filter { $0.point == point }
  }

  /// The user switches an extension on or off in the settings.
  ///
  /// - Returns: The extension, or why it can't be switched.
  func turn(
    _ name: String, _ isOn: Bool, at place: SwitchedPoint
  ) -> Result<InstalledExtension, SceneMistake> {
    guard let found = installed(at: place.point).first(where: { $0.displayName == name }) else {
      let names = installed(at: place.point).map { "'\($0.displayName)'" }
        .joined(separator: ", ")
      return .failure(
        SceneMistake(
          "the settings have no \(place.kind) '\(name)': "
            + (names.isEmpty ? "none is installed" : "there are \(names)")))
    }
    set(found, isOn, place: place.place)
    return .success(found)
  }

  /// Switches an extension, which the log says if it wasn't so before.
  func set(_ switched: InstalledExtension, _ isOn: Bool, place: String) {
    for app in apps.indices {
      for index in apps[app].extensions.indices
      where apps[app].extensions[index].identifier == switched.identifier {
        apps[app].extensions[index].isOn = isOn
        recorder.record(switched.name, .switched(isOn: isOn, place: place))
      }
    }
  }
}

/// Why a scene can't do something, as a sentence.
struct SceneMistake: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
