import Foundation

/// Makes the first controller of the storyboard that an extension's Info.plist names, as
/// `NSExtensionMainStoryboard`; `nil` when there is no such storyboard.
///
/// The process of an extension calls it by its C name, for it doesn't see UIKit. The object is
/// retained for the caller.
@_cdecl("tutor_main_storyboard_controller")
func mainStoryboardController(_ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? {
  let name = String(cString: name)
  return MainActor.assumeIsolated { () -> Handed? in
    guard let node = StoryboardFiles.document(name, ending: "storyboard", in: .main),
      let controller = UIStoryboard(node, .main).instantiateInitialViewController()
    else { return nil }
    return Handed(Unmanaged.passRetained(controller).toOpaque())
  }?.pointer
}

/// A pointer on its way out of the main actor, where its only user is.
private struct Handed: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
}
