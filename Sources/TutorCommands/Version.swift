/// The version of the tool; a test checks that it is the newest one in CHANGELOG.md.
package let tutorVersion = "0.1.0"
