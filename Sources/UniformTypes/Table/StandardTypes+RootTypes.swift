// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension UniformTypes {
  /// The types that others build on: what a thing is at all.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let rootTypes = """
    public.item : | | | item
    public.content : | | | content
    public.composite-content : public.content | | | compound content
    public.data : public.item | | application/octet-stream | data
    public.directory : public.item | | | directory
    public.folder : public.directory | | | folder
    public.volume : public.folder | | | volume
    public.symlink : public.item com.apple.resolvable | | | symbolic link
    com.apple.resolvable :
    com.apple.mount-point : public.item com.apple.resolvable | | | mount point
    com.apple.alias-file : public.data com.apple.resolvable | | | alias
    com.apple.bookmark : public.data com.apple.resolvable | | | bookmark
    public.executable : public.item | | | executable
    public.unix-executable : public.data public.executable | | | Unix program
    com.microsoft.windows-executable : public.data public.executable | exe | \
    application/x-msdownload | Windows program
    com.apple.application : public.executable | | | app
    public.device :
    public.computer : public.device
    com.apple.device : public.device
    com.apple.ios-device : com.apple.device
    com.apple.iphone : com.apple.ios-device | | | iPhone
    com.apple.ipad : com.apple.ios-device | | | iPad
    """
}
