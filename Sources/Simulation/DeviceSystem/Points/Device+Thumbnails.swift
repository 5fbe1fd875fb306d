import DeviceEvents
import DeviceProtocol
import UniformTypes

/// Pictures of files in lists.
extension Device {
  /// Shows a file in a list: its picture is made by the extension that names exactly the file's
  /// type, which has to be one of its app's own (documented).
  func list(_ file: FileToShow, side: Double) -> ListedFile {
    recorder.record(BuiltInApps.files, .acted(PreviewWords.lists(file.name)))
    var listed = ListedFile(type: file.type)
    guard let provider = provider(of: file, at: Self.thumbnailPoint) else { return listed }
    let app = apps.first { app in
      app.extensions.contains { $0.identifier == provider.identifier }
    }
    let isOwn = app?.types.contains { $0.identifier == file.type && $0.origin == .exported }
    guard isOwn == true else {
      recorder.record(
        provider.name,
        .leftOut(reason: PreviewWords.typeNotExported(file.type)))
      return listed
    }
    let least = provider.previews.minimumDimension
    guard side >= least else {
      recorder.record(
        provider.name,
        .leftOut(
          reason: PreviewWords.tooSmall(Self.text(side), least: Self.text(least))))
      return listed
    }
    guard let session = beginSession(provider) else { return listed }
    defer { end(session) }
    let wish = ThumbnailWish(file: file, maximum: side, minimum: least, scale: 3)
    let reply = call(
      session, .preview(.thumbnail(wish)), callback: "provideThumbnail(for:_:)",
      about: PreviewWords.wish(file.name, side: Self.text(side)))
    guard case .preview(.thumbnail(let picture))? = hear(reply, of: session) else { return listed }
    recorder.record(provider.name, .answered(picture == nil ? "nothing" : PreviewWords.picture))
    if let picture {
      listed.picture = picture
      listed.provider = provider.displayName
    }
    return listed
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  private static let thumbnailPoint = "com.apple.quicklook.thumbnail"
}
