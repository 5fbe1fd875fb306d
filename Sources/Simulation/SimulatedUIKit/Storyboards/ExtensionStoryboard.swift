import Foundation

/// Makes the first controller of an extension's main storyboard; `nil` if there is none.
///
/// The storyboard is the one that Info.plist names as `NSExtensionMainStoryboard`.
///
/// The process of an extension calls it by its C name, because it doesn't import UIKit. The object
/// is retained for the caller.
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

/// A pointer that leaves the main actor, where it is used nowhere else.
private struct Handed: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
}
