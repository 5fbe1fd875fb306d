// An extension for a shield's buttons often imports only ManagedSettings.
@_exported public import Foundation
@_exported public import SimulatedFoundation
