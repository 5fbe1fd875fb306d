// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Macs, by model.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let macTypes: StaticString = """
    com.apple.mac : public.computer com.apple.device
    com.apple.mac.tower : com.apple.mac
    com.apple.developer-transition-kit-2005 : com.apple.mac.tower
    com.apple.developer-transition-kit-2020 : com.apple.mac
    com.apple.emac : com.apple.mac
    com.apple.mac.laptop : com.apple.mac
    com.apple.ibook-g4 : com.apple.mac.laptop
    com.apple.imac : com.apple.mac
    com.apple.imac-unibody-27-no-optical : com.apple.imac
    com.apple.imac-15-1 : com.apple.imac-unibody-27-no-optical
    com.apple.imac-2021 : com.apple.imac
    com.apple.imac-2021-blue : com.apple.imac-2021
    com.apple.imac-2021-green : com.apple.imac-2021
    com.apple.imac-2021-orange : com.apple.imac-2021
    com.apple.imac-2021-purple : com.apple.imac-2021
    com.apple.imac-2021-red : com.apple.imac-2021
    com.apple.imac-2021-silver : com.apple.imac-2021
    com.apple.imac-2021-yellow : com.apple.imac-2021
    com.apple.imac-aluminum-20 : com.apple.imac
    com.apple.imac-aluminum-24 : com.apple.imac
    com.apple.imac-core-2-duo : com.apple.imac
    com.apple.imac-core-duo : com.apple.imac
    com.apple.imac-g4-15 : com.apple.imac
    com.apple.imac-g4-17 : com.apple.imac
    com.apple.imac-g4-20 : com.apple.imac
    com.apple.imac-g5 : com.apple.imac
    com.apple.imac-g5-isight : com.apple.imac
    com.apple.imac-iSight-24 : com.apple.imac
    com.apple.imac-unibody : com.apple.imac
    com.apple.imac-unibody-21 : com.apple.imac
    com.apple.imac-unibody-21-no-optical : com.apple.imac
    com.apple.imac-unibody-21-no-optical-2017 : com.apple.imac-unibody-21-no-optical
    com.apple.imac-unibody-21-no-optical-2019 : com.apple.imac-unibody-21-no-optical
    com.apple.imac-unibody-21-no-optical.mid-2015 : com.apple.imac-unibody-21-no-optical
    com.apple.imac-unibody-27-no-optical-2017 : com.apple.imac-unibody-27-no-optical
    com.apple.imac-unibody-27-no-optical-2019 : com.apple.imac-unibody-27-no-optical
    com.apple.imac-unibody-27-no-optical-2020 : com.apple.imac-unibody-27-no-optical
    com.apple.imac-unibody-27-no-optical-late-2015 : com.apple.imac-unibody-27-no-optical
    com.apple.imacpro-2017 : com.apple.imac
    com.apple.mac.rackmount : com.apple.mac
    com.apple.macbook : com.apple.mac.laptop
    com.apple.macbook-black : com.apple.macbook
    com.apple.macbook-retina : com.apple.macbook
    com.apple.macbook-retina-gold : com.apple.macbook-retina
    com.apple.macbook-retina-gold-2017 : com.apple.macbook-retina-gold
    com.apple.macbook-retina-gold-2018 : com.apple.macbook-retina
    com.apple.macbook-retina-rose-gold : com.apple.macbook-retina
    com.apple.macbook-retina-rose-gold-2017 : com.apple.macbook-retina-rose-gold
    com.apple.macbook-retina-silver : com.apple.macbook-retina
    com.apple.macbook-retina-silver-2017 : com.apple.macbook-retina-silver
    com.apple.macbook-retina-space-gray : com.apple.macbook-retina
    com.apple.macbook-retina-space-gray-2017 : com.apple.macbook-retina-space-gray
    com.apple.macbook-unibody : com.apple.macbook
    com.apple.macbook-unibody-plastic : com.apple.macbook
    com.apple.macbook-white : com.apple.macbook
    com.apple.macbookair : com.apple.mac.laptop
    com.apple.macbookair-11-unibody : com.apple.macbookair
    com.apple.macbookair-13-unibody : com.apple.macbookair
    com.apple.macbookair-2018 : com.apple.macbookair
    com.apple.macbookair-2018-gold : com.apple.macbookair-2018
    com.apple.macbookair-2018-silver : com.apple.macbookair-2018
    com.apple.macbookair-2018-space-gray : com.apple.macbookair-2018
    com.apple.macbookair-2019 : com.apple.macbookair-2018
    com.apple.macbookair-2019-gold : com.apple.macbookair-2018-gold
    com.apple.macbookair-2019-silver : com.apple.macbookair-2018-silver
    com.apple.macbookair-2019-space-gray : com.apple.macbookair-2018-space-gray
    com.apple.macbookair-2020 : com.apple.macbookair-2019
    com.apple.macbookair-2020-gold : com.apple.macbookair-2019-gold
    com.apple.macbookair-2020-silver : com.apple.macbookair-2019-silver
    com.apple.macbookair-2020-space-gray : com.apple.macbookair-2019-space-gray
    com.apple.macbookair-late-2020 : com.apple.macbookair-2020
    com.apple.macbookair-late-2020-gold : com.apple.macbookair-2020-gold \
    com.apple.macbookair-late-2020
    com.apple.macbookair-late-2020-silver : com.apple.macbookair-2020-silver \
    com.apple.macbookair-late-2020
    com.apple.macbookair-late-2020-space-gray : com.apple.macbookair-2020-space-gray \
    com.apple.macbookair-late-2020
    com.apple.macbookpro : com.apple.mac.laptop
    com.apple.macbookpro-13-retina-display : com.apple.macbookpro
    com.apple.macbookpro-13-retina-touchid : com.apple.macbookpro
    com.apple.macbookpro-13-retina-four-usb-ports-2020 : com.apple.macbookpro-13-retina-touchid
    com.apple.macbookpro-13-retina-touchid-silver : com.apple.macbookpro-13-retina-touchid
    com.apple.macbookpro-13-retina-four-usb-ports-silver-2020 : \
    com.apple.macbookpro-13-retina-touchid-silver \
    com.apple.macbookpro-13-retina-four-usb-ports-2020
    com.apple.macbookpro-13-retina-touchid-space-gray : com.apple.macbookpro-13-retina-touchid
    com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020 : \
    com.apple.macbookpro-13-retina-touchid-space-gray \
    com.apple.macbookpro-13-retina-four-usb-ports-2020
    com.apple.macbookpro-13-retina-touchid-2017 : com.apple.macbookpro-13-retina-touchid
    com.apple.macbookpro-13-retina-touchid-2018 : com.apple.macbookpro-13-retina-touchid
    com.apple.macbookpro-13-retina-touchid-2020 : com.apple.macbookpro-13-retina-touchid
    com.apple.macbookpro-13-retina-touchid-late-2020 : com.apple.macbookpro-13-retina-touchid-2020
    com.apple.macbookpro-13-retina-touchid-silver-2017 : \
    com.apple.macbookpro-13-retina-touchid-silver
    com.apple.macbookpro-13-retina-touchid-silver-2018 : \
    com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-touchid-2018
    com.apple.macbookpro-13-retina-touchid-silver-2020 : \
    com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-touchid-2020
    com.apple.macbookpro-13-retina-touchid-silver-late-2020 : \
    com.apple.macbookpro-13-retina-touchid-silver-2020 \
    com.apple.macbookpro-13-retina-touchid-late-2020
    com.apple.macbookpro-13-retina-touchid-space-gray-2017 : \
    com.apple.macbookpro-13-retina-touchid-space-gray
    com.apple.macbookpro-13-retina-touchid-space-gray-2018 : \
    com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-touchid-2018
    com.apple.macbookpro-13-retina-touchid-space-gray-2020 : \
    com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-touchid-2020
    com.apple.macbookpro-13-retina-touchid-space-gray-late-2020 : \
    com.apple.macbookpro-13-retina-touchid-space-gray-2020 \
    com.apple.macbookpro-13-retina-touchid-late-2020
    com.apple.macbookpro-13-retina-usbc : com.apple.macbookpro
    com.apple.macbookpro-13-retina-usbc-2017 : com.apple.macbookpro-13-retina-usbc
    com.apple.macbookpro-13-retina-usbc-2019 : com.apple.macbookpro-13-retina-usbc
    com.apple.macbookpro-13-retina-usbc-silver : com.apple.macbookpro-13-retina-usbc
    com.apple.macbookpro-13-retina-usbc-silver-2017 : com.apple.macbookpro-13-retina-usbc-silver
    com.apple.macbookpro-13-retina-usbc-silver-2019 : com.apple.macbookpro-13-retina-usbc-silver \
    com.apple.macbookpro-13-retina-usbc-2019
    com.apple.macbookpro-13-retina-usbc-space-gray : com.apple.macbookpro-13-retina-usbc
    com.apple.macbookpro-13-retina-usbc-space-gray-2017 : \
    com.apple.macbookpro-13-retina-usbc-space-gray
    com.apple.macbookpro-13-retina-usbc-space-gray-2019 : \
    com.apple.macbookpro-13-retina-usbc-space-gray com.apple.macbookpro-13-retina-usbc-2019
    com.apple.macbookpro-13-unibody : com.apple.macbookpro
    com.apple.macbookpro-15 : com.apple.macbookpro
    com.apple.macbookpro-15-retina-touchid : com.apple.macbookpro
    com.apple.macbookpro-15-late-2018 : com.apple.macbookpro-15-retina-touchid
    com.apple.macbookpro-15-retina-display : com.apple.macbookpro
    com.apple.macbookpro-15-retina-touchid-2017 : com.apple.macbookpro-15-retina-touchid
    com.apple.macbookpro-15-retina-touchid-2018 : com.apple.macbookpro-15-retina-touchid
    com.apple.macbookpro-15-retina-touchid-silver : com.apple.macbookpro-15-retina-touchid
    com.apple.macbookpro-15-retina-touchid-silver-2017 : \
    com.apple.macbookpro-15-retina-touchid-silver
    com.apple.macbookpro-15-retina-touchid-silver-2018 : \
    com.apple.macbookpro-15-retina-touchid-silver com.apple.macbookpro-15-retina-touchid-2018
    com.apple.macbookpro-15-retina-touchid-space-gray : com.apple.macbookpro-15-retina-touchid
    com.apple.macbookpro-15-retina-touchid-space-gray-2017 : \
    com.apple.macbookpro-15-retina-touchid-space-gray
    com.apple.macbookpro-15-retina-touchid-space-gray-2018 : \
    com.apple.macbookpro-15-retina-touchid-space-gray com.apple.macbookpro-15-retina-touchid-2018
    com.apple.macbookpro-15-silver-late-2018 : com.apple.macbookpro-15-retina-touchid-silver \
    com.apple.macbookpro-15-late-2018
    com.apple.macbookpro-15-space-gray-late-2018 : \
    com.apple.macbookpro-15-retina-touchid-space-gray com.apple.macbookpro-15-late-2018
    com.apple.macbookpro-15-unibody : com.apple.macbookpro
    com.apple.macbookpro-16 : com.apple.macbookpro
    com.apple.macbookpro-16-mid-2020 : com.apple.macbookpro-16
    com.apple.macbookpro-16-silver : com.apple.macbookpro-16
    com.apple.macbookpro-16-silver-mid-2020 : com.apple.macbookpro-16-silver \
    com.apple.macbookpro-16-mid-2020
    com.apple.macbookpro-16-space-gray : com.apple.macbookpro-16
    com.apple.macbookpro-16-space-gray-mid-2020 : com.apple.macbookpro-16-space-gray \
    com.apple.macbookpro-16-mid-2020
    com.apple.macbookpro-17 : com.apple.macbookpro
    com.apple.macbookpro-17-unibody : com.apple.macbookpro
    com.apple.macmini : com.apple.mac
    com.apple.macmini-2018 : com.apple.macmini
    com.apple.macmini-2020 : com.apple.macmini
    com.apple.macmini-core-duo : com.apple.macmini
    com.apple.macmini-g4 : com.apple.macmini
    com.apple.macmini-unibody : com.apple.macmini
    com.apple.macmini-unibody-no-optical : com.apple.macmini
    com.apple.macpro : com.apple.mac
    com.apple.macpro-2019 : com.apple.macpro com.apple.mac.tower
    com.apple.macpro-2019-rackmount : com.apple.macpro com.apple.mac.rackmount
    com.apple.macpro-cylinder : com.apple.macpro com.apple.mac.tower
    com.apple.macpro-firewire : com.apple.macpro com.apple.mac.tower
    com.apple.powerbook : com.apple.mac.laptop
    com.apple.powerbook-g4-12 : com.apple.powerbook
    com.apple.powerbook-g4-15 : com.apple.powerbook
    com.apple.powerbook-g4-17 : com.apple.powerbook
    com.apple.powerbook-g4-titanium : com.apple.powerbook
    com.apple.powermac : com.apple.mac.tower
    com.apple.powermac-g4-mirrored-drive-doors : com.apple.powermac
    com.apple.powermac-g4-quicksilver : com.apple.powermac
    com.apple.powermac-g5 : com.apple.powermac
    com.apple.virtual-machine : com.apple.mac
    com.apple.xserve : com.apple.mac.rackmount
    com.apple.xserve-g4 : com.apple.xserve
    com.apple.xserve-g5 : com.apple.xserve
    com.apple.xserve-xeon : com.apple.xserve
    """
}
