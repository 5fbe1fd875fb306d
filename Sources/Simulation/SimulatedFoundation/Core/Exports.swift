// On iOS these are parts of Foundation.
@_exported public import FoundationNetworking
@_exported public import FoundationXML
