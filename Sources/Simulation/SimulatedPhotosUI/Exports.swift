@_exported public import SimulatedPhotos
@_exported public import SimulatedUIKit
