// On iOS this module also exports Foundation; code that imports it often uses UTType too.
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedUniformTypeIdentifiers
