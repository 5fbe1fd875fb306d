@_exported public import Foundation
@_exported public import SimulatedCoreGraphics
@_exported public import SimulatedFoundation
