/// An extension whose type is marked `@main`.
///
/// Simulated: by the frameworks whose extensions are such types. Differs: Apple declares it in
/// ExtensionFoundation, and apps can't have extension points of their own.
public protocol AppExtension {
  /// Makes the extension; called by the system.
  init()
}
