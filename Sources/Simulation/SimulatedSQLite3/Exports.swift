/// SQLite's C interface, which is what Apple's module SQLite3 contains; nothing shadows it.
@_exported public import CSQLite
