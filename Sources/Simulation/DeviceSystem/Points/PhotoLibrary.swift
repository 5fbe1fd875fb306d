import DeviceProtocol
import Foundation

/// The pictures and films in Photos.
struct PhotoLibrary {
  var photos: [LibraryPhoto] = []

  /// Adds a picture or film, under the next name that a camera would give it.
  mutating func add(_ data: Data, type: String, at date: Date) -> LibraryPhoto {
    let number = photos.count + 1
    let photo = LibraryPhoto(
      name: "IMG_" + String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)",
      type: type, created: date, original: data)
    photos.append(photo)
    return photo
  }

  /// Returns the place of a picture.
  func place(of name: String) -> Int? { photos.firstIndex { $0.name == name } }
}

/// A picture or film, with the versions of it that Photos keeps.
///
/// These are documented: the original; the current version; and, for pictures, the one before the
/// last edit, with the adjustment data that leads from that to the current one.
struct LibraryPhoto {
  let name: String
  let type: String
  let created: Date
  let original: Data
  private(set) var current: Data
  /// The version with which the last edit began; `nil` for a film if that was no longer the
  /// original.
  private(set) var previous: Data?
  private(set) var adjustment: PhotoAdjustment?

  init(name: String, type: String, created: Date, original: Data) {
    (self.name, self.type, self.created) = (name, type, created)
    (self.original, current) = (original, original)
  }

  var isMovie: Bool {
    ["com.apple.quicktime-movie", "public.mpeg-4", "public.movie"].contains(type)
  }
  var isEdited: Bool { adjustment != nil }
  /// The type of the file as it is now: what editors supply is a JPEG, or a QuickTime movie.
  var currentType: String {
    !isEdited ? type : isMovie ? "com.apple.quicktime-movie" : "public.jpeg"
  }
  /// The name of the picture for programs, in the form that iOS gives it.
  var identifier: String {
    let number = name.drop { !$0.isNumber }
    return "00000000-0000-0000-0000-" + String(repeating: "0", count: max(0, 12 - number.count))
      + number + "/L0/001"
  }

  /// An edit that can be continued, about which an editor may be asked.
  var openAdjustment: PhotoAdjustment? { previous == nil ? nil : adjustment }

  /// Returns what an editor is given, after it has said whether it can continue the last edit.
  func toEdit(goingOn: Bool) -> PhotoToEdit {
    let goesOn = goingOn && openAdjustment != nil
    return PhotoToEdit(
      fileName: "\(name).\(isMovie ? "MOV" : Self.suffixes[type] ?? "JPG")", type: type,
      isMovie: isMovie, created: created, file: goesOn ? previous ?? current : current,
      placeholder: current, adjustment: goesOn ? adjustment : nil)
  }

  /// Keeps an edit.
  mutating func keep(_ rendered: Data, _ adjustment: PhotoAdjustment, goingOn: Bool) {
    if !(goingOn && openAdjustment != nil) { previous = isMovie && isEdited ? nil : current }
    current = rendered
    self.adjustment = adjustment
  }

  /// Restores the original.
  mutating func revert() {
    current = original
    previous = nil
    adjustment = nil
  }

  /// The picture or film as a scene sees it.
  var description: PhotoDescription {
    PhotoDescription(
      name: name, type: type, original: original, current: current, adjustment: adjustment,
      isEdited: isEdited)
  }

  private static let suffixes = [
    "public.png": "PNG", "public.heic": "HEIC", "com.compuserve.gif": "GIF",
  ]
}
