import DeviceEvents
import DeviceProtocol

extension Device {
  /// The extensions that share sheets query, in the user's order.
  var sheetExtensions: [InstalledExtension] {
    let all = apps.flatMap(\.extensions)
    return order.compactMap { name in all.first { $0.name == name } }
  }

  /// The list under More, in its order.
  var switches: [Switch] {
    sheetExtensions.filter { InstalledExtension.sheetPoints.contains($0.point) }
      .map { Switch(name: $0.displayName, isOn: $0.isOn) }
  }

  /// Switches an extension on or off.
  func turn(_ name: String, _ isOn: Bool) -> SceneAnswer {
    for app in apps.indices {
      let extensions = apps[app].extensions
      guard
        let index = extensions.firstIndex(where: {
          $0.displayName == name && InstalledExtension.sheetPoints.contains($0.point)
        })
      else { continue }
      apps[app].extensions[index].isOn = isOn
      recorder.record(extensions[index].name, .switched(isOn: isOn))
      return .done
    }
    return .impossible(SharingWords.notUnderMore(name))
  }

  /// Moves an extension to a place in the list, counted from 0.
  func move(_ name: String, to place: Int) -> SceneAnswer {
    guard let moved = sheetExtensions.first(where: { $0.displayName == name }) else {
      return .impossible(SharingWords.notUnderMore(name))
    }
    order.removeAll { $0 == moved.name }
    order.insert(moved.name, at: min(max(place, 0), order.count))
    return .done
  }
}
