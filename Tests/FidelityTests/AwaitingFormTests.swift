import SwiftSyntax
import Testing

/// Methods with a completion handler have the async form that Swift gives them on iOS.
@Suite struct AwaitingFormTests {
  /// Methods whose async form has another name, according to Apple's headers.
  private static let otherNames = [
    "AVAssetExportSession.exportAsynchronously(completionHandler:)": "export()",
    "AVAssetImageGenerator.generateCGImageAsynchronously(for:completionHandler:)": "image(at:)",
    "UIImage.prepareForDisplay(completionHandler:)": "byPreparingForDisplay()",
    "UIImage.prepareThumbnail(of:completionHandler:)": "byPreparingThumbnail(ofSize:)",
    "NSFileProviderManager.getUserVisibleURL(for:completionHandler:)": "getUserVisibleURL(for:)",
    "URLSession.getAllTasks(completionHandler:)": "allTasks",
    "URLSession.getTasksWithCompletionHandler(_:)": "tasks",
    "URLSessionDownloadTask.cancel(byProducingResumeData:)": "cancelByProducingResumeData()",
    "URLSessionTaskDelegate.urlSession(_:task:needNewBodyStream:)":
      "urlSession(_:needNewBodyStreamForTask:)",
  ]

  /// Methods without an async form, and why.
  private static let without = [
    "OpenURLAction.callAsFunction(_:completion:)": pureSwift,
    "ASCredentialProviderExtensionContext.completeRequest(withSelectedCredential:completionHandler:)":
      disabled,
    "AuthorizationCenter.requestAuthorization(completionHandler:)": pureSwift,
    "AuthorizationCenter.revokeAuthorization(completionHandler:)": pureSwift,
    "AVAssetImageGenerator.generateCGImagesAsynchronously(forTimes:completionHandler:)": repeated,
    "FPUIActionExtensionContext.completeRequest(completionHandler:)":
      "Apple's method takes no handler",
    "NEAppProxyTCPFlow.readData(completionHandler:)": disabled,
    "NEAppProxyUDPFlow.readDatagrams(completionHandler:)": disabled,
    "NSExtensionContext.completeRequest(returningItems:completionHandler:)": disabled,
    "NSPersistentContainer.loadPersistentStores(completionHandler:)": repeated,
    "NSPersistentStoreCoordinator.addPersistentStore(with:completionHandler:)": disabled,
    "ShieldActionDelegate.handle(action:for:completionHandler:)": pureSwift,
    "IntentTimelineProvider.getSnapshot(for:in:completion:)": pureSwift,
    "IntentTimelineProvider.getTimeline(for:in:completion:)": pureSwift,
    "TimelineProvider.getSnapshot(in:completion:)": pureSwift,
    "TimelineProvider.getTimeline(in:completion:)": pureSwift,
    "UIApplicationDelegate.application(_:performFetchWithCompletionHandler:)": disabled,
    "UICollectionView.performBatchUpdates(_:completion:)": disabled,
    "UIPasteboard.detectPatterns(for:completionHandler:)": pureSwift,
    "UITableView.performBatchUpdates(_:completion:)": disabled,
    "UIView.animate(withDuration:animations:completion:)": disabled,
    "UIView.animate(withDuration:delay:options:animations:completion:)": disabled,
    "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)":
      disabled,
    "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)": disabled,
    "UIView.transition(from:to:duration:options:completion:)": disabled,
    "UIView.transition(with:duration:options:animations:completion:)": disabled,
    "UIViewController.dismiss(animated:completion:)": disabled,
    "UIViewController.present(_:animated:completion:)": disabled,
    "UIViewController.transition(from:to:duration:options:animations:completion:)": disabled,
  ]

  private static let disabled = "Apple's header says NS_SWIFT_DISABLE_ASYNC"
  private static let repeated = "the handler is called several times"
  private static let pureSwift = "it is Swift's own, and nothing is imported"

  @Test func everyMethodWithAHandlerHasAFormThatAwaits() throws {
    let methods = try HandlerMethods.ofTheSimulation()
    let missing = methods.withHandler.filter { method in
      let named = Self.otherNames[method.name].map { ["\(method.type).\($0)"] }
      return Self.without[method.name] == nil
        && !(named ?? method.awaitingNames).contains { methods.awaiting.contains($0) }
    }
    #expect(missing.map(\.name) == [])
    let names = Set(methods.withHandler.map(\.name))
    #expect(Self.without.keys.filter { !names.contains($0) } == [], "there are none of that name")
    #expect(Self.otherNames.keys.filter { !names.contains($0) } == [])
  }

  @Test(arguments: [
    ("func a(_ b: Int, completionHandler: @escaping () -> Void)", ["T.a(_:)"]),
    ("func a(completion done: (@Sendable (Int) -> Void)? = nil)", ["T.a()"]),
    ("func a(with completion: @escaping (Int) -> ())", ["T.a()"]),
    ("func getA(reply: () -> Void)", ["T.getA()", "T.a()"]),
    ("func getAWithCompletionHandler(_ handler: () -> Void)", ["T.getA()", "T.a()"]),
    ("func a(completion: () -> Void) -> Int", nil), ("func a(handler: () -> Void)", nil),
    ("func a(completion: () -> Int)", nil), ("func a(completion: () -> Void, b: Int)", nil),
    ("func a(completion: () -> Void) async", nil), ("override func a(completion: () -> Void)", nil),
  ])
  func whatSwiftImportsTwiceIsKnown(_ code: String, _ names: [String]?) {
    let source = SourceText(path: "T.swift", text: "public class T {\n  open \(code) {}\n}")
    #expect(HandlerMethods([source]).withHandler.first?.awaitingNames == names)
  }
}
