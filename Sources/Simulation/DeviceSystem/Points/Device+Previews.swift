import DeviceEvents
import DeviceProtocol
import Foundation
import UniformTypes

/// Files in the Files app, and the extensions that show them there.
extension Device {
  /// Carries out what the user does with a file.
  func obey(_ command: PreviewCommand) -> SceneAnswer {
    switch command {
    case .open(let app, let name, let data):
      inFiles(app) { .preview(look(at: file(name, data))) }
    case .list(let app, let name, let data, let side):
      inFiles(app) { .listed(list(file(name, data), side: side)) }
    case .close(let session):
      if pointSessions.indices.contains(session) {
        close(pointSessions[session])
      } else {
        .impossible(PreviewWords.noPreview)
      }
    }
  }

  private func inFiles(_ name: String, _ act: () -> PointOutcome) -> SceneAnswer {
    guard name == BuiltInApps.files else {
      return .impossible(PreviewWords.showsNoFiles(name))
    }
    guard let host = running(name), front === host else {
      return .impossible(SceneWords.notInFront(name))
    }
    return .point(act())
  }

  private func file(_ name: String, _ data: Data) -> FileToShow {
    let type = types.preferredType(
      forFilenameExtension: (name as NSString).pathExtension.lowercased())
    return FileToShow(name: name, type: type, data: data)
  }

  private func close(_ session: PointSession) -> SceneAnswer {
    guard !session.isOver else { return .done }
    recorder.record(BuiltInApps.files, .acted(PreviewWords.putsAway))
    end(session)
    return .done
  }

  /// Shows a file to the user: the extension that names exactly the file's type shows it.
  ///
  /// Files that the system can show, it shows itself (inferred).
  private func look(at file: FileToShow) -> ShownFile {
    recorder.record(BuiltInApps.files, .acted(PreviewWords.looks(at: file.name)))
    if isOfSystem(file.type) {
      for provider in installed(at: Self.previewPoint)
      where provider.previews.types.contains(where: { types.conforms(file.type, to: $0) }) {
        recorder.record(
          provider.name, .leftOut(reason: PreviewWords.ofSystem(file.type)))
      }
      return .bySystem(type: file.type)
    }
    guard let provider = provider(of: file, at: Self.previewPoint) else {
      return .icon(type: file.type)
    }
    if provider.previews.isDataBased, systemVersion < 15 {
      recorder.record(
        provider.name, .leftOut(reason: PreviewWords.dataBasedTooNew))
      return .icon(type: file.type)
    }
    guard let session = beginSession(provider) else { return .icon(type: file.type) }
    let shown =
      provider.previews.isDataBased ? content(of: file, session) : interface(of: file, session)
    return shown ?? .icon(type: file.type)
  }

  /// Returns the first extension that shows files of a type.
  func provider(of file: FileToShow, at point: String) -> InstalledExtension? {
    for provider in installed(at: point) {
      let all = provider.previews.types
      if all.contains(file.type) { return provider }
      // Apple's talk of 2017 says so for thumbnails, and developers say so for previews (observed).
      let isNear = all.contains { types.conforms(file.type, to: $0) }
      let reason = PreviewWords.otherTypes(all, than: file.type, conforms: isNear)
      recorder.record(provider.name, .leftOut(reason: reason))
    }
    return nil
  }

  /// Whether the system shows files of a type without help.
  private func isOfSystem(_ type: String) -> Bool {
    Self.systemTypes.contains { types.conforms(type, to: $0) }
  }

  /// Has an extension show a file in its view; nothing else is visible until it says that it is
  /// ready.
  private func interface(of file: FileToShow, _ session: PointSession) -> ShownFile? {
    guard show(session) else {
      end(session)
      return nil
    }
    let reply = call(
      session, .preview(.prepare(file)),
      callback: "preparePreviewOfFile(at:completionHandler:)", about: file.name)
    guard hear(reply, of: session) == .done else {
      end(session)
      return nil
    }
    settle(session.worker)
    return .interface(session: session.number, provider: session.installed.displayName)
  }

  /// Has an extension supply the content to show for a file.
  private func content(of file: FileToShow, _ session: PointSession) -> ShownFile? {
    defer { end(session) }
    let reply = call(
      session, .preview(.provide(file)), callback: "providePreview(for:)", about: file.name)
    guard case .preview(.content(let content))? = hear(reply, of: session) else { return nil }
    recorder.record(
      session.worker.name, .answered(PreviewWords.content(content.type, bytes: content.data.count)))
    guard isOfSystem(content.type) else {
      fail(session, PreviewWords.unshowable(content.type))
      return nil
    }
    return .content(content, provider: session.installed.displayName)
  }

  /// Waits for the answer of an extension that shows files; the log contains what it says about a
  /// failure.
  func hear(_ reply: PointReply, of session: PointSession) -> PointAnswer? {
    guard session.isOpen else { return nil }
    if !waitForAnswer(reply, of: session, seconds: Self.previewSeconds), session.isOpen {
      fail(session, PointWords.noAnswer(Self.previewSeconds))
    }
    if case .failed(let error)? = reply.answer {
      fail(session, error.message)
      return nil
    }
    return reply.answer
  }

  private static let previewPoint = "com.apple.quicklook.preview"
  /// The time that it may take; Apple publishes no number.
  private static let previewSeconds = 30.0
  private static let systemTypes = [
    "public.image", "public.movie", "public.audio", "public.plain-text", "public.html",
    "public.rtf", "com.adobe.pdf",
  ]
}
