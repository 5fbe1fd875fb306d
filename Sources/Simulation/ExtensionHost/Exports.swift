// A scene works with URLs and data; it shouldn't have to import Foundation for that.
@_exported public import Foundation
