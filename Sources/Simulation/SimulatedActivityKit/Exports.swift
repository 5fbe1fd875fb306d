// Files about Live Activities use Foundation's names although they import only ActivityKit.
@_exported public import Foundation
@_exported public import SimulatedFoundation
