/** A family of radio modules with an antenna on their own board, and where its maker asks for a clear end. */
export interface AntennaModule {
  readonly family: string;
  /** Of the name of the footprint, as KiCad, EasyEDA and makers' libraries write it. */
  readonly name: RegExp;
  readonly source: string;
}

/** Variants of Espressif's with a connector for an antenna: 32U, 32UE, 1U. */
export const ANTENNA_BY_CONNECTOR = /(wroom|wrover|mini|solo)-?\d*ue?([^a-z0-9]|$)/i;

/**
 * Modules with a printed or chip antenna at the end that carries no pads. Of Raspberry Pi's Pico W the pads
 * reach along its antenna, so that no end of its body tells where it is.
 */
export const ANTENNA_MODULES: readonly AntennaModule[] = [
  {
    family: "Espressif ESP32, ESP8266",
    name: /wroom|wrover|esp-?(07|12)|esp32-?[a-z]*\d*-(mini|solo)/i,
    source: "Espressif, ESP Hardware Design Guidelines, PCB Layout Design: Positioning a Module on a Base Board",
  },
  {
    family: "Raytac MDBT",
    name: /mdbt(40|42|50)/i,
    source: "Raytac, MDBT42Q and MDBT50Q specification: Mechanical Drawing, layout recommendation about the antenna",
  },
  {
    family: "Ebyte E73",
    name: /e73-2g4m/i,
    source: "Ebyte, E73-2G4M08S1C user manual: hardware design notes",
  },
  {
    family: "Fanstel, Laird, u-blox and others of nRF52",
    name: /bc832|bm83[23]|bt840|bl65[2-4]-sa|nina-b[1-4]\d[26]|isp1507|ms88sf/i,
    source: "The makers' data sheets: mounting of the module, keep-out about the antenna",
  },
  {
    family: "Microchip RN and BM",
    name: /(^|[^a-z])rn(42|4020|487[01])|bm7[018]/i,
    source: "Microchip, RN4870/71 data sheet: Host PCB Land Pattern, antenna keep-out",
  },
  {
    family: "Silicon Labs BLE, BGM, MGM",
    name: /(^|[^a-z])(ble11[23]|b(gm|le)1[1-3]\d[ap]|mgm1[1-3]\da)/i,
    source: "Silicon Labs, data sheets: Layout Guidelines, copper clearance about the antenna",
  },
  {
    family: "HC and HM of Bluetooth",
    name: /(^|[^a-z])(hc-?0[56]|hm-?1[01])([^0-9]|$)/i,
    source: "JNHuaMao, HM-10 data sheet: layout of the base board",
  },
];
