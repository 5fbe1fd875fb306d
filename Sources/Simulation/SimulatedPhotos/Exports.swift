// Code that imports Photos can use types and films without importing their modules (observed).
@_exported public import SimulatedAVFoundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedImageIO
@_exported public import SimulatedUIKit
@_exported public import SimulatedUniformTypeIdentifiers
