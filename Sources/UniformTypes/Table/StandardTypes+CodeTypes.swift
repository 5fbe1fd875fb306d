// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Source code, scripts and programs.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let codeTypes: StaticString = """
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
    com.sun.java-source : public.source-code | java jav | | Java source
    com.apple.application-file : com.apple.application public.data | app
    com.apple.deprecated-application-file : com.apple.application-file
    com.apple.iig-source : public.c-source | iig
    com.apple.mach-o-binary : public.unix-executable
    com.apple.mach-o-bundle : com.apple.mach-o-binary
    com.apple.mach-o-core : com.apple.mach-o-binary
    com.apple.mach-o-dylib : com.apple.mach-o-binary | dylib
    com.apple.mach-o-executable : com.apple.mach-o-binary
    com.apple.mach-o-object : com.apple.mach-o-binary
    com.apple.pef-binary : public.data public.executable
    com.apple.quartz-composer-composition : public.data public.executable | qtz | \
    application/x-quartzcomposer
    com.apple.rez-source : public.source-code | r
    com.apple.symbol-export : public.source-code | exp
    com.apple.x11-mach-o-executable : com.apple.mach-o-binary
    com.microsoft.windows-dynamic-link-library : public.data public.executable | dll | \
    application/x-msdownload
    com.sun.java-class : public.data public.executable | class
    public.ada-source : public.source-code | ada adb ads
    public.c-plus-plus-inline-header : public.c-plus-plus-header | inl
    public.source-code.preprocessed : public.source-code
    public.c-plus-plus-source.preprocessed : public.c-plus-plus-source \
    public.source-code.preprocessed | ii
    public.c-source.preprocessed : public.c-source public.source-code.preprocessed | i
    public.csh-script : public.shell-script | csh
    public.dylan-source : public.source-code | dlyan lid
    public.elf-binary : public.data public.executable
    public.fortran-77-source : public.fortran-source | f77
    public.fortran-90-source : public.fortran-source | f90
    public.fortran-95-source : public.fortran-source | f95
    public.ksh-script : public.shell-script | ksh
    public.lex-source : public.source-code | l lm lmm lpp lxx ll
    public.mig-source : public.source-code | defs mig
    public.object-code : public.data public.executable | o
    public.objective-c-plus-plus-source.preprocessed : public.objective-c-plus-plus-source \
    public.source-code.preprocessed | mii
    public.objective-c-source.preprocessed : public.objective-c-source \
    public.source-code.preprocessed | mi
    public.pascal-source : public.source-code | pas
    public.precompiled-c-header : public.source-code | pch
    public.precompiled-c-plus-plus-header : public.source-code | pch++
    public.tcsh-script : public.shell-script | tcsh
    public.yacc-source : public.source-code | y ym ymm ypp yxx yy
    """
}
