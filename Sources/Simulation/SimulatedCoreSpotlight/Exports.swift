// An index extension often imports nothing but CoreSpotlight.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
