import DeviceEvents
import DeviceProtocol
import Foundation
import UniformTypes

/// Document picker extensions, which have their own interface inside the picker; iOS 14 has none.
extension Device {
  /// Returns the extensions that a picker lists, by their modes and types.
  func pickerExtensions(for wish: PickerWish) -> [InstalledExtension] {
    guard systemVersion < 14, Self.modes.indices.contains(wish.mode) else { return [] }
    return installed(at: Self.pickerPoint).filter { installed in
      let types = installed.pickerTypes
      return installed.pickerModes.contains(Self.modes[wish.mode])
        && (types.isEmpty || wish.types.isEmpty
          || wish.types.contains { wanted in
            types.contains {
              self.types.conforms($0, to: wanted) || self.types.conforms(wanted, to: $0)
            }
          })
    }
  }

  /// Opens an extension in a picker: it is told what is wanted, and then it is shown.
  func openPickerExtension(_ name: String, _ place: FilesPlace) -> SceneAnswer {
    guard case .picker(let owner) = place, let picker = picker(of: owner) else {
      return .impossible(PickerWords.noPicker)
    }
    let offered = pickerExtensions(for: picker.wish)
    guard let installed = offered.first(where: { $0.displayName == name }) else {
      return .impossible(PickerWords.noExtension(name, among: offered.map(\.displayName)))
    }
    guard let session = beginSession(installed), session.isOpen else {
      return .interface(session: nil)
    }
    session.host = picker.process
    picker.session = session
    let reply = call(
      session, .preparePicker(picker.wish, storage: storage(for: installed)),
      callback: "prepareForPresentation(in:)")
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    if case .failed(let error)? = reply.answer { fail(session, error.message) }
    guard reply.answer == .done, show(session) else { return .interface(session: nil) }
    return .interface(session: session.number)
  }

  /// Gives the access to a document that the extension grants, or to none.
  ///
  /// As documented, a document that is opened is in the storage of the app's file provider; a copy
  /// can be made of any file that the extension can read.
  func takeGrant(of path: String?, by process: ChildProcess) -> Message.Body {
    let found = inUse.pickers.last { $0.session?.worker === process && $0.session?.isOpen == true }
    guard let picker = found, let session = picker.session else { return .done }
    guard let path else {
      later(0) { [self] in end(picker, .cancelled) }
      return .done
    }
    let plain = Self.plainPath(path)
    let name = (path as NSString).lastPathComponent
    guard process.reach?.contains(plain, writing: false) ?? true else {
      return refuse(session, PickerWords.unreachable(name))
    }
    recorder.record(process.name, .answered(name))
    if picker.wish.mode == PickerMode.importing {
      guard let data = FileManager.default.contents(atPath: plain) else {
        return refuse(session, PickerWords.noFile(name))
      }
      guard case .success(let copied) = copy(data, named: name, to: picker.process) else {
        return refuse(session, PickerWords.notCopied(name))
      }
      later(0) { [self] in end(picker, .picked([copied])) }
    } else {
      guard let storage = storage(for: session.installed),
        plain.isPath(inside: Reach.plain(storage))
      else { return refuse(session, PickerWords.outside(name)) }
      grant(plain, writing: true, to: picker.process)
      later(0) { [self] in end(picker, .picked([plain])) }
    }
    return .done
  }

  private func refuse(_ session: PointSession, _ reason: String) -> Message.Body {
    recorder.record(session.worker.name, .sessionFailed(reason: reason))
    return .failed(.notReachable)
  }

  /// Returns the storage of the file provider in the extension's app.
  private func storage(for installed: InstalledExtension) -> String? {
    apps.first { $0.extensions.contains { $0.identifier == installed.identifier } }?
      .extensions.first { $0.point == Self.providerPoint }.flatMap(documentStorage)
  }

  private static let pickerPoint = "com.apple.fileprovider-ui"
  /// The modes by UIDocumentPickerMode's numbers.
  private static let modes = [
    "UIDocumentPickerModeImport", "UIDocumentPickerModeOpen",
    "UIDocumentPickerModeExportToService", "UIDocumentPickerModeMoveToService",
  ]
}
