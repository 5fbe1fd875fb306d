import DeviceEvents
import DeviceProtocol
import Foundation

/// Photo pickers that programs show; the program is given what the user picks, and sees nothing
/// else of the library.
extension Device {
  /// Shows a picker for a program.
  func showPhotoPicker(_ wish: PhotoPickerWish, number: Int, by process: ChildProcess) {
    photoPickers.append(OpenPhotoPicker(process: process, number: number, wish: wish))
  }

  /// Carries out what the user does with a picker.
  func obey(_ command: PhotoPickerCommand) -> SceneAnswer {
    switch command {
    case .look(let owner):
      inPicker(of: owner) { .point(.pickable(pickable(in: $0).map(\.name))) }
    case .pick(let names, let owner): inPicker(of: owner) { pick(names, in: $0) }
    case .cancel(let owner):
      inPicker(of: owner) { picker in
        recorder.record(picker.process.name, .acted(PickerWords.tapsCancel))
        return end(picker, [])
      }
    }
  }

  private func inPicker(
    of owner: ScreenOwner, _ act: (OpenPhotoPicker) -> SceneAnswer
  ) -> SceneAnswer {
    switch process(of: owner) {
    case .failure(let problem): return .impossible(problem.message)
    case .success(let (process, _)):
      guard let picker = photoPickers.last(where: { $0.process === process }) else {
        return .impossible(PhotoWords.noPicker(process.name))
      }
      return act(picker)
    }
  }

  /// Returns what the library has of the kinds that the program wants.
  private func pickable(in picker: OpenPhotoPicker) -> [LibraryPhoto] {
    photoLibrary.photos.filter { $0.isMovie ? picker.wish.videos : picker.wish.images }
  }

  private func pick(_ names: [String], in picker: OpenPhotoPicker) -> SceneAnswer {
    let limit = picker.wish.limit
    guard limit == 0 || names.count <= limit else {
      return .impossible(PhotoWords.tooMany(names.count, limit: limit))
    }
    let pickable = pickable(in: picker)
    var picked: [PickedPhoto] = []
    for name in names {
      guard let photo = pickable.first(where: { $0.name == name }) else {
        return .impossible(PhotoWords.notPickable(name, among: pickable.map(\.name)))
      }
      let identifier = picker.wish.namesAssets ? photo.identifier : nil
      picked.append(
        PickedPhoto(
          name: photo.name, type: photo.currentType, data: photo.current, identifier: identifier))
    }
    for name in names { recorder.record(picker.process.name, .acted(PickerWords.picks(name))) }
    return end(picker, picked)
  }

  /// Ends a picker; when this returns, the program has reacted.
  private func end(_ picker: OpenPhotoPicker, _ picked: [PickedPhoto]) -> SceneAnswer {
    photoPickers.removeAll { $0 === picker }
    picker.process.send(.pickedPhotos(picked), number: picker.number)
    settle(picker.process)
    return .done
  }
}

/// A photo picker that a program shows.
final class OpenPhotoPicker {
  let process: ChildProcess
  /// The number under which the process waits for the picker's end.
  let number: Int
  let wish: PhotoPickerWish

  init(process: ChildProcess, number: Int, wish: PhotoPickerWish) {
    (self.process, self.number, self.wish) = (process, number, wish)
  }
}
