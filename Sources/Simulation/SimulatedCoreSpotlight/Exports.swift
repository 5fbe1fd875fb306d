// An index extension often imports only CoreSpotlight.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
