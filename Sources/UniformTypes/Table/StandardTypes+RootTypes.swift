// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// The most general types, on which others build.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let rootTypes: StaticString = """
    public.item : | | | item
    public.content : | | | content
    public.composite-content : public.content | | | compound content
    public.data : public.item | | application/octet-stream | data
    public.directory : public.item | | | directory
    public.folder : public.directory | | | folder
    public.volume : public.folder | | | volume
    com.apple.resolvable :
    public.symlink : public.item com.apple.resolvable | | | symbolic link
    com.apple.mount-point : public.item com.apple.resolvable | | | mount point
    com.apple.alias-file : public.data com.apple.resolvable | | | alias
    com.apple.bookmark : public.data com.apple.resolvable | | | bookmark
    public.executable : public.item | | | executable
    public.unix-executable : public.data public.executable | | | Unix program
    com.microsoft.windows-executable : public.data public.executable | exe | \
    application/x-msdownload | Windows program
    com.apple.application : public.executable | | | app
    com.apple.alias-record : public.data com.apple.resolvable
    com.apple.iCloud : public.item
    com.apple.pasteboard.promised-file-content-type :
    com.apple.pasteboard.promised-file-url :
    public.block-special : public.item
    public.character-special : public.item
    public.named-pipe : public.item
    public.socket : public.item
    """
}
