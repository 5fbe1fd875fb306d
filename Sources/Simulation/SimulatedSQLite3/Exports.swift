/// SQLite's C interface, which Apple's module SQLite3 is; no shadow lies over it.
@_exported public import CSQLite
