import { fromMm, type Nm } from "@tracewright/geometry";

/** A family of radio modules with an antenna on their own board, and where its maker asks for a clear end. */
export interface AntennaModule {
  readonly family: string;
  /** Of the name of the footprint, as KiCad, EasyEDA and makers' libraries write it. */
  readonly name: RegExp;
  readonly source: string;
  /** What its maker asks to be kept clear around the antenna where the module cannot reach over the edge; absent: no number. */
  readonly room?: Nm;
}

/** Variants of Espressif's with a connector for an antenna: 32U, 32UE, 1U, 02UC. */
export const ANTENNA_BY_CONNECTOR = /(wroom|wrover|mini|solo)-?\d*u[ec]?([^a-z0-9]|$)/i;

/**
 * Modules with a printed or chip antenna at the end that carries no pads. Of Raspberry Pi's Pico W, Microchip's BM78 and
 * Silicon Labs' BLE112 the pads reach along the antenna, so that no end of their bodies tells where it is.
 *
 * The areas made of them were held against the rule areas of KiCad's library (RF_Module, 6.0) and Espressif's
 * (espressif/kicad-libraries): body beyond the pads in both, from 0 to 1.1 mm past the last pad. What makers ask for beyond
 * the body (`room`) is a matter of where the module stands, and no rule area here.
 */
export const ANTENNA_MODULES: readonly AntennaModule[] = [
  {
    family: "Espressif ESP32, ESP8266",
    name: /wroom|wrover|esp-?(07|12)|esp32-?[a-z]*\d*-([a-z]+-)?(mini|solo)/i,
    source:
      "ESP Hardware Design Guidelines, PCB Layout Design, Positioning a Module on a Base Board (docs.espressif.com); rule areas of espressif/kicad-libraries; 15 mm in all directions",
    room: fromMm(15),
  },
  {
    family: "Raytac MDBT",
    name: /mdbt(40|42|50)/i,
    source: "KiCad RF_Module:Raytac_MDBT50Q: 12.4 × 3.75 mm from the end of the body to its pads",
  },
  {
    family: "Ebyte E73",
    name: /e73-2g4m/i,
    source: "KiCad RF_Module:E73-2G4M04S: 17.5 × 5.5 mm, the body beyond the pads",
  },
  {
    family: "Qorvo (Decawave) DWM",
    name: /dwm100[01]/i,
    source: "KiCad RF_Module:DWM1000 and DecaWave_DWM1001: the body beyond the pads and 2 and 10 mm beside it",
    room: fromMm(10),
  },
  {
    family: "Taiyo Yuden EYS",
    name: /eys[a-z]{4}[wx]/i,
    source: "KiCad RF_Module:Taiyo-Yuden_EYSGJNZWY: the body beyond the pads",
  },
  {
    family: "Fanstel, Laird, u-blox and others of nRF52",
    name: /bc832|bm83[23]|bt840|bl65[2-4]-sa|nina-b[1-4]\d[26]|isp1507|ms88sf/i,
    source: "By their shape alone: an antenna of their own at the end without pads; no maker's drawing was at hand",
  },
  {
    family: "Microchip RN",
    name: /(^|[^a-z])rn(42(?!n)|4020|487[01])/i,
    source: 'KiCad RF_Module:Microchip_RN4871: 9 × 4 mm beyond the pads, and RN42: "Antenna Area" beyond the body',
  },
  {
    family: "Silicon Labs BGM, MGM",
    name: /(^|[^a-z])(bgm1[1-3]\d[ap]?|mgm1[1-3]\da)/i,
    source: "Silicon Labs, BGM113 data sheet, 6 Layout Guidelines: no copper about the antenna, metal 10 mm away",
    room: fromMm(10),
  },
  {
    family: "HC and HM of Bluetooth",
    name: /(^|[^a-z])(hc-?0[56]|hm-?1[01])([^0-9]|$)/i,
    source:
      "Their data sheets say nothing; TI SNOA519: area around and beneath a printed antenna is kept free of copper",
  },
];
