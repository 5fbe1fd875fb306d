import DeviceProtocol
import Foundation

/// The files that the user has given a program by choosing them: security scopes.
///
/// As documented, the program asks for access before it uses the file, and gives it back. The right
/// stays with the program, as with a bookmark.
extension Device {
  /// Allows a program to ask for a file from now on.
  func grant(_ path: String, writing: Bool, to process: ChildProcess) {
    inUse.granted[process.home, default: [:]][Self.plainPath(path)] = writing
  }

  /// Begins a program's access to a file that it was granted.
  func beginAccess(_ path: String, by process: ChildProcess) -> Message.Body {
    let path = Self.plainPath(path)
    guard let writing = inUse.granted[process.home]?[path] else { return .failed(.notReachable) }
    inUse.accesses.append((process, path))
    process.reach?.hand(path, writing: writing)
    process.send(.mayOpen(path: path))
    return .done
  }

  /// Ends a program's access; after several beginnings, only the last end counts.
  func endAccess(_ path: String, by process: ChildProcess) -> Message.Body {
    let path = Self.plainPath(path)
    guard
      let index = inUse.accesses.firstIndex(where: { $0.process === process && $0.path == path })
    else { return .failed(.notReachable) }
    inUse.accesses.remove(at: index)
    guard !inUse.accesses.contains(where: { $0.process === process && $0.path == path }) else {
      return .done
    }
    process.reach?.withdraw(path)
    process.send(.mayNotOpen(path: path))
    stopProviding(path)
    return .done
  }

  /// Releases what a process that is gone accessed, showed and looked at.
  func releaseProvided(of process: ChildProcess) {
    var paths = inUse.accesses.filter { $0.process === process }.map(\.path)
    inUse.accesses.removeAll { $0.process === process }
    for key in inUse.claims.keys where key.process == Int(process.identifier) {
      paths += inUse.claims.removeValue(forKey: key) ?? []
    }
    for picker in inUse.pickers where picker.process === process { putAway(picker) }
    for session in inUse.sessions.values where session.worker === process {
      inUse.sessions[session.installed.identifier] = nil
    }
    guard !paths.isEmpty else { return }
    later(0) { [self] in for path in paths { stopProviding(path) } }
  }
}
