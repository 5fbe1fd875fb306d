@_exported public import SimulatedAVFoundation
@_exported public import SimulatedUIKit
