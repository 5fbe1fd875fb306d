@_exported public import SimulatedAudioToolbox
@_exported public import SimulatedUIKit
