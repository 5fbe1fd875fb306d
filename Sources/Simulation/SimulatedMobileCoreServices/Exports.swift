// On iOS this module brings Foundation with it; code that imports it often uses UTType as well.
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedUniformTypeIdentifiers
