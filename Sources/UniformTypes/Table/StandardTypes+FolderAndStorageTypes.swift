// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Folders with a role, disks, discs and servers.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let folderAndStorageTypes: StaticString = """
    com.apple.applications-folder : public.folder
    com.apple.data-container : public.folder com.apple.localizable-name-bundle
    com.apple.desktop-folder : public.folder
    com.apple.developer-folder : public.folder
    com.apple.document-type.system-folder : public.folder
    com.apple.documents-folder : public.folder
    com.apple.downloads-folder : public.folder
    com.apple.drop-folder : public.folder
    public.storage :
    com.apple.file-server : public.storage
    com.apple.finder.burn-folder : public.folder | fpbf
    com.apple.generic-airdisk : public.storage
    com.apple.generic-time-machine-disk : public.storage
    com.apple.groups-folder : public.folder
    com.apple.home-folder : public.folder
    com.apple.iconset : public.folder | iconset
    com.apple.library-folder : public.folder
    com.apple.movie-folder : public.folder
    com.apple.music-folder : public.folder
    com.apple.pictures-folder : public.folder
    com.apple.public-folder : public.folder
    com.apple.server-applications-folder : public.folder
    com.apple.servers-folder : public.folder
    com.apple.sites-folder : public.folder
    com.apple.storage-external : public.storage
    com.apple.storage-internal : public.storage
    com.apple.storage-netboot : public.storage
    com.apple.storage-removable : public.storage
    com.apple.trash-empty : public.folder
    com.apple.trash-full : public.folder
    com.apple.users-folder : public.folder
    com.apple.utilities-folder : public.folder
    public.optical-storage-media : public.storage
    public.cd-based-media : public.optical-storage-media
    public.cd-media : public.cd-based-media
    public.cd-r-media : public.cd-based-media
    public.cd-rw-media : public.cd-based-media
    public.dvd-based-media : public.optical-storage-media
    public.dvd-media : public.dvd-based-media
    public.dvd-plus-r-media : public.dvd-based-media
    public.dvd-plus-rw-media : public.dvd-based-media
    public.dvd-r-media : public.dvd-based-media
    public.dvd-ram-media : public.dvd-based-media
    public.dvd-rw-media : public.dvd-based-media
    public.hd-dvd-based-media : public.optical-storage-media
    public.hd-dvd-media : public.hd-dvd-based-media
    public.hd-dvd-r-media : public.hd-dvd-based-media
    public.hd-dvd-ram-media : public.hd-dvd-based-media
    public.hd-dvd-rw-media : public.hd-dvd-based-media
    """
}
