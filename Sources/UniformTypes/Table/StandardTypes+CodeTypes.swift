// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension UniformTypes {
  /// Source code and scripts.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let codeTypes = """
    public.source-code : public.plain-text | | | source code
    public.swift-source : public.source-code | swift | | Swift source
    public.c-source : public.source-code | c | | C source
    public.c-header : public.source-code | h | | C header
    public.objective-c-source : public.source-code | m | | Objective-C source
    public.c-plus-plus-source : public.source-code | cp cpp c++ cc cxx | | C++ source
    public.c-plus-plus-header : public.source-code | hh hp hpp hxx h++ ipp | | C++ header
    public.objective-c-plus-plus-source : public.source-code | mm | | Objective-C++ source
    public.assembly-source : public.source-code | s | | assembly source
    public.rust-source : public.text public.source-code | rs | text/x-rust text/rust | Rust source
    public.fortran-source : public.source-code | f for
    public.script : public.source-code | | | script
    public.shell-script : public.script | sh | | shell script
    public.bash-script : public.shell-script | bash | | bash script
    public.zsh-script : public.shell-script | zsh | | zsh script
    public.perl-script : public.shell-script | pl pm | text/x-perl-script | Perl script
    public.python-script : public.shell-script | py | text/x-python-script | Python script
    public.ruby-script : public.shell-script | rb rbw | text/x-ruby-script | Ruby script
    public.php-script : public.shell-script | php php3 php4 ph3 ph4 phtml | text/php \
    text/x-php-script application/php | PHP script
    public.make-source : public.script | make mak gmk mk | | makefile
    com.netscape.javascript-source : public.source-code public.executable | js jscript javascript \
    mjs | text/javascript | JavaScript source
    com.apple.applescript.text : public.script | applescript
    com.apple.applescript.script : public.data public.script | scpt | | AppleScript
    com.apple.applescript.script-bundle : com.apple.bundle com.apple.package public.script | scptd
    com.sun.java-source : public.source-code | java jav | | Java source
    """
}
