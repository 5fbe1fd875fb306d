// As on iOS, who imports Core Data has Foundation too.
@_exported public import Foundation
@_exported public import SimulatedFoundation
