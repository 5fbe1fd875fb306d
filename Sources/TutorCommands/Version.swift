/// The version of the tool; the newest version in CHANGELOG.md is the same, which a test checks.
package let tutorVersion = "0.1.0"
