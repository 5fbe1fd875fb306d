// As on iOS, importing Core Data also imports Foundation.
@_exported public import Foundation
@_exported public import SimulatedFoundation
