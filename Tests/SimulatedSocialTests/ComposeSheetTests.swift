import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedSocial
import SimulatedUIKit
import TestSupport
import Testing

/// The text of a compose sheet, its two buttons and its counter.
@MainActor struct ComposeSheetTests {
  @Test(
    .shows(
      "SLComposeServiceViewController.loadView()",
      "SLComposeServiceViewController.viewWillAppear(_:)",
      "SLComposeServiceViewController.isContentValid()",
      "SLComposeServiceViewController.configurationItems()",
      "SLComposeServiceViewController.presentationAnimationDidFinish()"))
  func theSheetAsksOnceWhileItAppears() async {
    let sheet = await SheetOnScreen(RecordingController(), text: "On reading")
    #expect(
      sheet.controller.calls == [
        "configurationItems", "isContentValid On reading", "presentationAnimationDidFinish",
      ])
    #expect(sheet.lines == ["barButton Cancel", "barButton Post", "textView On reading"])
  }

  @Test(
    .shows(
      "SLComposeServiceViewController.textViewDidChange(_:)",
      "SLComposeServiceViewController.contentText", "SLComposeServiceViewController.textView",
      "SLComposeServiceViewController.isContentValid()"))
  func contentIsValidatedAfterEachChange() async throws {
    let controller = RecordingController()
    controller.isValid = { !$0.isEmpty }
    let sheet = await SheetOnScreen(controller)
    #expect(sheet.problem(.tap("Post")) == "the barButton \"Post\" is dimmed")
    controller.calls = []
    try await sheet.type("Hi")
    #expect(controller.calls == ["isContentValid H", "isContentValid Hi"])
    #expect(controller.textView.text == "Hi")
    #expect(sheet.problem(.tap("Post")) == nil)
    try await sheet.clear()
    #expect(controller.contentText == "")
    #expect(sheet.problem(.tap("Post")) == "the barButton \"Post\" is dimmed")
  }

  @Test(.shows("SLComposeServiceViewController.validateContent()"))
  func validatingAsksAtOnceAndLightsPost() async {
    let controller = RecordingController()
    controller.isValid = { _ in false }
    let sheet = await SheetOnScreen(controller)
    controller.isValid = { _ in true }
    #expect(sheet.problem(.tap("Post")) == "the barButton \"Post\" is dimmed")
    controller.validateContent()
    #expect(sheet.problem(.tap("Post")) == nil)
  }

  @Test(.shows("SLComposeServiceViewController.didSelectPost()"))
  func postTakesTheSheetAwayAndCompletesTheRequest() async throws {
    let sheet = await SheetOnScreen(RecordingController())
    try await sheet.tap("Post")
    #expect(sheet.context.ends == ["completed with 0 items"])
    #expect(sheet.lines == [])
  }

  @Test(
    .shows(
      "SLComposeServiceViewController.didSelectCancel()", "SLComposeServiceViewController.cancel()"
    ))
  func cancelTakesTheSheetAwayAndCancelsTheRequest() async throws {
    let sheet = await SheetOnScreen(RecordingController())
    try await sheet.tap("Cancel")
    #expect(sheet.context.ends == ["cancelled with NSCocoaErrorDomain 3072"])
    #expect(sheet.lines == [])
  }

  @Test(.shows("SLComposeServiceViewController.placeholder"))
  func thePlaceholderIsThereWhileThereIsNoText() async throws {
    let sheet = await SheetOnScreen(RecordingController())
    sheet.controller.placeholder = "What is it about?"
    #expect(sheet.lines.last == "textView (What is it about?)")
    try await sheet.type("Tea")
    #expect(sheet.lines.last == "textView Tea")
    try await sheet.clear()
    #expect(sheet.lines.last == "textView (What is it about?)")
    sheet.controller.placeholder = nil
    #expect(sheet.lines.last == "textView")
  }

  @Test(.shows("SLComposeServiceViewController.charactersRemaining"))
  func theCounterIsThereWhileItHasANumber() async {
    let sheet = await SheetOnScreen(RecordingController())
    #expect(!sheet.lines.contains { $0.hasPrefix("label") })
    sheet.controller.charactersRemaining = NSNumber(value: -3)
    #expect(sheet.lines.contains("label -3"))
    sheet.controller.charactersRemaining = nil
    #expect(!sheet.lines.contains { $0.hasPrefix("label") })
  }

  @Test func theButtonsAreReachedThroughTheNavigationBar() async throws {
    let sheet = await SheetOnScreen(RecordingController())
    let navigation = try #require(sheet.controller.navigationController)
    navigation.navigationBar.topItem?.rightBarButtonItem?.title = "Save"
    navigation.viewControllers[0].navigationItem.leftBarButtonItem?.title = "No"
    #expect(sheet.lines == ["barButton No", "barButton Save", "textView"])
    try await sheet.tap("Save")
    #expect(sheet.context.ends == ["completed with 0 items"])
  }

  @Test(
    .shows("SLComposeServiceViewController.loadPreviewView()"),
    arguments: [
      ("public.png", true), ("public.mpeg-4", true), ("public.url", true),
      ("public.plain-text", false),
    ])
  func thereIsAPreviewOfSomeThings(_ type: String, _ hasPreview: Bool) async {
    let provider = NSItemProvider(item: NSData(), typeIdentifier: type)
    let sheet = await SheetOnScreen(RecordingController(), attachments: [provider])
    #expect((sheet.controller.loadPreviewView() != nil) == hasPreview)
  }
}
