// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Images and three-dimensional content.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let imageTypes: StaticString = """
    public.image : public.data public.content | | | image
    public.jpeg : public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
    public.jpeg-2000 : public.image | jp2 jpf jpx j2k j2c | image/jp2 | JPEG 2000 image
    public.png : public.image | png | image/png | PNG image
    public.heif-standard : public.image
    public.heic : public.heif-standard | heic | image/heic | HEIC image
    public.heif : public.heif-standard | heif hif | image/heif | HEIF image
    public.heics : public.heif-standard | heics | image/heic-sequence
    public.heifs : public.heif-standard | heifs | image/heif-sequence
    public.avif : public.heif-standard | avif | image/avif | AVIF image
    public.jpeg-xl : public.image | jxl | image/jxl | JPEG XL image
    public.tiff : public.image | tiff tif | image/tiff | TIFF image
    com.compuserve.gif : public.image | gif | image/gif | GIF image
    org.webmproject.webp : public.image | webp | image/webp | WebP image
    public.svg-image : public.image | svg svgz | image/svg+xml | SVG image
    com.microsoft.bmp : public.image | bmp dib | image/bmp | BMP image
    com.microsoft.ico : public.image | ico | image/vnd.microsoft.icon | Windows icon
    com.apple.icns : public.image | icns | | icon
    com.apple.pict : public.image | pict pct pic | image/pict image/x-pict image/x-macpict
    public.camera-raw-image : public.image | | | raw image
    com.adobe.raw-image : public.camera-raw-image | dng | | DNG raw image
    com.canon.cr2-raw-image : public.camera-raw-image | cr2 | | Canon raw image
    com.canon.cr3-raw-image : public.camera-raw-image | cr3 | | Canon raw image
    com.canon.crw-raw-image : public.camera-raw-image | crw | | Canon raw image
    com.dxo.raw-image : public.camera-raw-image | dxo | | DxO raw image
    com.epson.raw-image : public.camera-raw-image | erf | | Epson raw image
    com.fuji.raw-image : public.camera-raw-image | raf | | Fujifilm raw image
    com.hasselblad.3fr-raw-image : public.camera-raw-image | 3fr | | Hasselblad raw image
    com.hasselblad.fff-raw-image : public.camera-raw-image | fff | | Hasselblad raw image
    com.kodak.raw-image : public.camera-raw-image | dcr | | Kodak raw image
    com.konicaminolta.raw-image : public.camera-raw-image | mrw | | Minolta raw image
    com.leafamerica.raw-image : public.camera-raw-image | mos | | Leaf raw image
    com.leica.pwl-raw-image : public.camera-raw-image | pwl | | Leica raw image
    com.leica.rwl-raw-image : public.camera-raw-image | rwl | | Leica raw image
    com.nikon.nrw-raw-image : public.camera-raw-image | nrw | | Nikon raw image
    com.nikon.raw-image : public.camera-raw-image | nef | | Nikon raw image
    com.olympus.raw-image : public.camera-raw-image | orf | | Olympus raw image
    com.panasonic.raw-image : public.camera-raw-image | raw | | Panasonic raw image
    com.panasonic.rw2-raw-image : public.camera-raw-image | rw2 | | Panasonic raw image
    com.pentax.raw-image : public.camera-raw-image | pef | | Pentax raw image
    com.phaseone.raw-image : public.camera-raw-image | iiq | | Phase One raw image
    com.samsung.raw-image : public.camera-raw-image | srw | | Samsung raw image
    com.sony.arw-raw-image : public.camera-raw-image | arw | | Sony raw image
    com.sony.raw-image : public.camera-raw-image | srf | | Sony raw image
    com.sony.sr2-raw-image : public.camera-raw-image | sr2 | | Sony raw image
    com.adobe.photoshop-image : public.image | psd | image/vnd.adobe.photoshop image/photoshop \
    image/x-photoshop image/psd application/photoshop | Photoshop image
    com.adobe.illustrator.ai-image : public.image | ai | | Illustrator image
    com.ilm.openexr-image : public.image | exr | | OpenEXR image
    com.truevision.tga-image : public.image | tga | image/targa image/tga application/tga | TGA \
    image
    com.apple.live-photo : | | | Live Photo
    public.3d-content : public.content | | | 3D content
    com.pixar.universal-scene-description : public.3d-content public.data | usd usdc | | USD scene
    com.pixar.universal-scene-description-utf8 : public.utf8-plain-text \
    com.pixar.universal-scene-description | usda | | USD scene as text
    com.pixar.universal-scene-description-mobile : public.3d-content public.data | usdz | \
    model/vnd.usdz+zip | USDZ scene
    com.apple.reality : public.data | reality | model/vnd.reality | Reality scene
    com.apple.scenekit.scene : public.3d-content public.data | scn scnz | | SceneKit scene
    com.apple.arobject : public.data | arobject | | AR object
    public.geometry-definition-format : public.3d-content public.text | obj | | OBJ model
    public.standard-tesselated-geometry-format : public.3d-content public.data | stl | | STL model
    ca.mcgill.mni.bic.mnc : public.image | mnc minc
    com.adobe.photoshop-large-image : public.image | psb
    com.apple.photos.apple-adjustment-envelope : public.data public.content | aae | | Photos \
    adjustments
    com.apple.photos.slow-motion-video-sidecar : public.data public.content | slm
    com.apple.drawing : public.image | drawing
    com.apple.macpaint-image : public.image | pntg
    com.apple.quicktime-image : public.image | qtif qti | image/x-quicktime
    public.fax : public.image public.message
    com.j2.efx-fax : public.fax | efx | image/efax
    com.j2.jfx-fax : public.fax | jfx
    com.kodak.flashpix-image : public.image | fpx | image/fpx application/vnd.fpx
    com.sgi.sgi-image : public.image | sgi | image/sgi
    public.alembic : public.3d-content public.data | abc
    public.avci : public.heif-standard | avci | image/avci
    public.avcs : public.heif-standard | avcs | image/avcs
    public.mpo-image : public.image | mpo
    public.polygon-file-format : public.3d-content public.data | ply
    com.microsoft.dds : public.image | dds
    org.khronos.astc : public.image | astc
    org.khronos.ktx : public.image | ktx
    public.pbm : public.image | pbm pfm pgm ppm
    public.pvr : public.image | pvr
    public.radiance : public.image | pic hdr
    public.xbitmap-image : public.image | xbm | image/x-xbitmap
    """
}
