import CDevice
import DeviceProtocol
import Foundation

/// Files that stay where they are and are passed from one process to another.
///
/// On iOS such a file comes with the right to open it (a sandbox extension). The kernel's wall
/// can't be widened once it is up, so the device opens the file, at its current path.
extension Device {
  /// Whether a file may be taken from one process to another: the device itself has no wall, and
  /// must not be a way around the walls of others.
  func canCarry(
    _ answer: Message.Body, from giver: ChildProcess, to receiver: ChildProcess
  ) -> Bool {
    guard case .loaded(let value) = answer, let file = value.file, !file.isInPlace else {
      return true
    }
    let isTaken = file.origin != .kept
    return giver.reach?.contains(Reach.plain(file.path), writing: isTaken) ?? true
      && hasFolderOfItsOwn(receiver)
  }

  /// Whether the folder into which files are carried is in the process's container; a program may
  /// have put a link in its place.
  func hasFolderOfItsOwn(_ process: ChildProcess) -> Bool {
    process.reach?.contains(Reach.plain(process.home + "/tmp"), writing: true) ?? true
  }

  /// Gives the receiver of an answer the right to the file that the answer names.
  ///
  /// A file in place may also be written, if the process that hands it over may do that; one that a
  /// URL leads to may be read. It is documented that there is such a right; what it comprises is
  /// inferred.
  func handOver(_ answer: Message.Body, from giver: ChildProcess, to receiver: ChildProcess) {
    guard case .loaded(let value) = answer, receiver.reach != nil else { return }
    switch value {
    case .file(let file) where file.isInPlace:
      hand(file.path, writing: true, from: giver, to: receiver)
    case .url(let text):
      guard let url = URL(string: text), url.isFileURL else { return }
      hand(url.path, writing: false, from: giver, to: receiver)
    case .file, .string, .data, .propertyList, .object, .dataInFile: break
    }
  }

  private func hand(
    _ path: String, writing: Bool, from giver: ChildProcess, to receiver: ChildProcess
  ) {
    let place = Reach.plain(path)
    let writes = writing && giver.reach?.contains(place, writing: true) ?? true
    // A process can only give what it may have itself.
    guard giver.reach?.contains(place, writing: writes) ?? true,
      receiver.reach?.contains(place, writing: writes) == false
    else { return }
    receiver.reach?.hand(place, writing: writes)
    receiver.send(.mayOpen(path: path))
  }

  /// Opens a file for a process that was handed it, and answers with its descriptor.
  func openHanded(_ path: String, flags: Int32, number: Int, for process: ChildProcess) {
    let place = Reach.plain(path)
    let writes = flags & O_ACCMODE != O_RDONLY || flags & O_TRUNC != 0
    var file: Int32 = -1
    // The path contains no links now, and is opened only if that is still so.
    if process.reach?.wasHanded(place, writing: writes) == true {
      file = cdevice_open_plain(place, flags)
    }
    guard file >= 0 else {
      return process.send(.failed(.notReachable), number: number)
    }
    process.send(.done, number: number, with: file)
    close(file)
  }
}

extension ErrorDescription {
  /// The answer to a process that names a file that it can't reach itself.
  static let notReachable = ErrorDescription(
    domain: NSPOSIXErrorDomain, code: Int(EACCES), message: String(cString: strerror(EACCES)))
}
