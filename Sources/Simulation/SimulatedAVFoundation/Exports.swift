@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedAudioToolbox
@_exported public import SimulatedCoreGraphics
@_exported public import SimulatedCoreMedia
@_exported public import SimulatedFoundation
@_exported public import SimulatedQuartzCore
