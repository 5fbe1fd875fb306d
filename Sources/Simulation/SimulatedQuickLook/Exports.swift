@_exported public import SimulatedCoreGraphics
@_exported public import SimulatedFoundation
// Code that imports QuickLook can use types and thumbnails without importing their modules.
@_exported public import SimulatedQuickLookThumbnailing
@_exported public import SimulatedUniformTypeIdentifiers
