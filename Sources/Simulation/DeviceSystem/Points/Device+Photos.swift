import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Carries out what the user does with the photo library.
  func photos(_ command: PhotoCommand, in name: String) -> SceneAnswer {
    guard name == BuiltInApps.photos else {
      return .impossible(PhotoWords.hasNoLibrary(name))
    }
    guard let host = running(name), front === host else {
      return .impossible(SceneWords.notInFront(name))
    }
    return switch command {
    case .add(let data, let type):
      .photos(.photo(photoLibrary.add(data, type: type, at: clock.date).description))
    case .look(let photo): with(photo) { .photos(.photo(photoLibrary.photos[$0].description)) }
    case .editors(let photo):
      with(photo) { .photos(.editors(editors(of: photoLibrary.photos[$0]).map(\.displayName))) }
    case .edit(let photo, let editor): with(photo) { edit($0, with: editor, in: host) }
    case .revert(let photo): with(photo) { revert($0) }
    case .finish(let session): finishEdit(session)
    case .cancel(let session, let discards): cancelEdit(session, discards: discards)
    }
  }

  private func with(_ name: String, _ act: (Int) -> SceneAnswer) -> SceneAnswer {
    guard let place = photoLibrary.place(of: name) else {
      return .impossible(PhotoWords.noPhoto(name, among: photoLibrary.photos.map(\.name)))
    }
    return act(place)
  }

  /// Returns the extensions that are offered for a picture or film: those that declare its media
  /// type.
  private func editors(of photo: LibraryPhoto) -> [InstalledExtension] {
    apps.flatMap { extensions(of: $0, at: Self.editingPoint) }
      .filter { $0.mediaTypes.contains(photo.isMovie ? "Video" : "Image") }
  }

  private func edit(_ place: Int, with name: String, in host: ChildProcess) -> SceneAnswer {
    let photo = photoLibrary.photos[place]
    guard openEdit == nil else { return .impossible(PhotoWords.alreadyEditing(host.name)) }
    guard let editor = editors(of: photo).first(where: { $0.displayName == name }) else {
      return .impossible(
        PhotoWords.noEditor(
          name, for: photo.name, among: editors(of: photo).map(\.displayName)))
    }
    guard let session = beginSession(editor) else {
      return .impossible(SceneWords.notLaunched(name))
    }
    session.host = host
    var edit = PhotoEdit(session: session, photo: place)
    if let adjustment = photo.openAdjustment {
      let reply = say(
        .canHandle(adjustment), to: session, "canHandle(_:)", about: adjustment.summary)
      if case .said(let canHandle)? = reply {
        recorder.record(editor.name, .answered("\(canHandle)"))
        edit.goesOn = canHandle
      }
    }
    if show(session) {
      let subject = PhotoWords.subject(photo.name, goesOn: edit.goesOn)
      _ = say(
        .startEditing(photo.toEdit(goingOn: edit.goesOn)), to: session,
        "startContentEditing(with:placeholderImage:)", about: subject)
      if session.isOpen { settle(session.worker) }
    }
    photoEdits.append(edit)
    return .photos(.editing(session: session.number))
  }

  /// The edit whose editor is on the screen.
  private var openEdit: PhotoEdit? { photoEdits.last { $0.session.isOpen } }

  /// Handles a tap on Done.
  private func finishEdit(_ number: Int) -> SceneAnswer {
    guard let edit = photoEdits.last(where: { $0.session.number == number }) else {
      return .impossible(PhotoWords.noEdit)
    }
    let session = edit.session
    if session.isOver, session.failure == nil { return .impossible(PhotoWords.editOver) }
    defer { end(session) }
    recorder.record(BuiltInApps.photos, .acted(PhotoWords.tapsDone))
    let answer = say(.finishEditing, to: session, "finishContentEditing(completionHandler:)")
    guard case .edited(let output)? = answer else {
      return ended(
        .failed(.editingFailed(session.failure ?? PhotoWords.nothingHandedOver)), edit)
    }
    guard let output else {
      recorder.record(session.worker.name, .answered("nothing"))
      return ended(.unchanged, edit)
    }
    recorder.record(
      session.worker.name, .answered(output.adjustment?.summary ?? PhotoWords.noData))
    return keep(output, of: edit)
  }

  /// Keeps what an editor supplies, if it is valid.
  private func keep(_ output: EditedPhoto, of edit: PhotoEdit) -> SceneAnswer {
    let isMovie = photoLibrary.photos[edit.photo].isMovie
    guard let adjustment = output.adjustment else {
      return ended(.failed(.editingFailed(PhotoWords.outputWithoutData)), edit)
    }
    if let problem = RenderedFile.problem(of: output.rendered, isMovie: isMovie) {
      return ended(.failed(.editingFailed(problem)), edit)
    }
    guard let rendered = output.rendered else { return ended(.unchanged, edit) }
    photoLibrary.photos[edit.photo].keep(rendered, adjustment, goingOn: edit.goesOn)
    return ended(.saved, edit)
  }

  private func ended(_ end: PhotoEditEnd, _ edit: PhotoEdit) -> SceneAnswer {
    let name = photoLibrary.photos[edit.photo].name
    let editor = edit.session.worker.name
    switch end {
    case .saved:
      recorder.record(BuiltInApps.photos, .received(items: [PhotoWords.edited(name)]), peer: editor)
    case .failed(let error):
      recorder.record(
        BuiltInApps.photos,
        .requestFailed(error: "\(error.domain) \(error.code), \(error.message)"), peer: editor)
    case .unchanged: break
    }
    return .photos(.ended(end))
  }

  /// Handles a tap on Cancel; when asked, the user discards the changes or continues editing.
  private func cancelEdit(_ number: Int, discards: Bool) -> SceneAnswer {
    guard let edit = photoEdits.last(where: { $0.session.number == number }), edit.session.isOpen
    else { return .photos(.cancelled(true)) }
    let session = edit.session
    recorder.record(BuiltInApps.photos, .acted(PhotoWords.tapsCancel))
    if case .said(let asks)? = say(
      .asksBeforeCancelling, to: session, "shouldShowCancelConfirmation")
    {
      recorder.record(session.worker.name, .answered("\(asks)"))
      if asks, !discards { return .photos(.cancelled(false)) }
      if asks { recorder.record(BuiltInApps.photos, .acted(PhotoWords.tapsDiscard)) }
    }
    _ = say(.cancelEditing, to: session, "cancelContentEditing()")
    end(session)
    return .photos(.cancelled(true))
  }

  private func revert(_ place: Int) -> SceneAnswer {
    guard photoLibrary.photos[place].isEdited else {
      return .impossible(PhotoWords.unedited(photoLibrary.photos[place].name))
    }
    photoLibrary.photos[place].revert()
    recorder.record(BuiltInApps.photos, .acted(PhotoWords.tapsRevert))
    return .photos(.photo(photoLibrary.photos[place].description))
  }

  /// Calls an editor and waits for the answer; one that doesn't answer is ended, and one that says
  /// that it has failed is dismissed.
  private func say(
    _ body: PointCall, to session: PointSession, _ callback: String, about subject: String = ""
  ) -> PointAnswer? {
    let reply = call(session, body, callback: callback, about: subject)
    if session.isOpen, !waitForAnswer(reply, of: session, seconds: Self.editingSeconds),
      session.isOpen
    {
      session.worker.kill(.expired)
      wait(seconds: 5) { session.isOver }
    }
    if case .failed(let error)? = reply.answer {
      session.failure = error.message
      recorder.record(session.worker.name, .sessionFailed(reason: error.message))
      end(session)
    }
    return reply.answer
  }

  static let editingPoint = "com.apple.photo-editing"
  /// The time that an editor may take for an answer; Apple publishes no number.
  private static let editingSeconds = 30.0
}

/// The edit of a picture in the library.
struct PhotoEdit {
  let session: PointSession
  /// The picture's place in the library.
  let photo: Int
  /// Whether the editor has said that it can continue the last edit.
  var goesOn = false
}

extension ErrorDescription {
  /// PHPhotosErrorInvalidResource, as observed for files that Photos doesn't accept; it is inferred
  /// that the error is the same without adjustment data.
  fileprivate static func editingFailed(_ reason: String) -> ErrorDescription {
    ErrorDescription(domain: "PHPhotosErrorDomain", code: 3302, message: reason)
  }
}
