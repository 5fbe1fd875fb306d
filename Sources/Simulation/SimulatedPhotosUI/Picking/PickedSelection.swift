import SimulatedPhotos
import SimulatedSwiftUI
import SimulatedUIKit

/// What a photo picker of SwiftUI is for.
@MainActor struct PickedSelection {
  private let configuration: PHPickerConfiguration
  private let take: ([PhotosPickerItem]) -> Void

  /// Makes a selection of one picture.
  init(
    _ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    _ library: PHPhotoLibrary? = nil
  ) {
    configuration = Self.configuration(limit: 1, filter, library)
    take = { selection.wrappedValue = $0.first }
  }

  /// Makes a selection of several pictures.
  init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?,
    _ library: PHPhotoLibrary? = nil
  ) {
    configuration = Self.configuration(limit: limit ?? 0, filter, library)
    take = { selection.wrappedValue = $0 }
  }

  /// Returns a picker that fills the selection.
  func picker(done: @escaping () -> Void) -> UIViewController {
    SelectingPicker(configuration) { items in
      if !items.isEmpty { take(items) }
      done()
    }
  }

  private static func configuration(
    limit: Int, _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?
  ) -> PHPickerConfiguration {
    var configuration =
      library.map { PHPickerConfiguration(photoLibrary: $0) } ?? PHPickerConfiguration()
    configuration.selectionLimit = limit
    configuration.filter = filter
    return configuration
  }
}

/// A photo picker that calls a closure.
private final class SelectingPicker: PHPickerViewController, PHPickerViewControllerDelegate {
  private var take: ([PhotosPickerItem]) -> Void = { _ in }

  convenience init(
    _ configuration: PHPickerConfiguration, _ take: @escaping ([PhotosPickerItem]) -> Void
  ) {
    self.init(configuration: configuration)
    self.take = take
    delegate = self
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    take(results.map(PhotosPickerItem.init))
  }
}
