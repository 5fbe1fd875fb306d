// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Images, and what is drawn in three dimensions.
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
    public.avif : public.image | avif | image/avif | AVIF image
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
    com.adobe.photoshop-image : public.image | psd | image/vnd.adobe.photoshop image/photoshop \
    image/x-photoshop image/psd application/photoshop | Photoshop image
    com.adobe.illustrator.ai-image : public.image | ai | | Illustrator image
    com.ilm.openexr-image : public.image | exr | | OpenEXR image
    com.truevision.tga-image : public.image | tga | image/targa image/tga application/tga | TGA \
    image
    com.apple.live-photo : | | | Live Photo
    public.3d-content : public.content | | | 3D content
    com.pixar.universal-scene-description : public.3d-content public.data | usd usda usdc | | USD \
    scene
    com.pixar.universal-scene-description-mobile : public.3d-content public.data | usdz | \
    model/vnd.usdz+zip | USDZ scene
    com.apple.reality : public.data | reality | model/vnd.reality | Reality scene
    com.apple.scenekit.scene : public.3d-content public.data | scn scnz | | SceneKit scene
    com.apple.arobject : public.data | arobject | | AR object
    public.geometry-definition-format : public.3d-content public.text | obj | | OBJ model
    public.standard-tesselated-geometry-format : public.3d-content public.data | stl | | STL model
    ca.mcgill.mni.bic.mnc : public.image | mnc minc
    com.adobe.photoshop-large-image : public.image | psb
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
    public.xbitmap-image : public.image | xbm | image/x-xbitmap
    """
}
