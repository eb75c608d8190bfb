import { chipName } from "../chip-names.ts";
import type { NameRule } from "../name-rule.ts";
import { two } from "./write-number.ts";

/** Letters of references that a row of contacts has. */
const CONNECTOR = /^(?:J|P|CN|CON|EXT|JP|X|H)\w?$/;

/** Headers, wire connectors, terminals, and sockets for plugs. */
export const CONNECTOR_NAMES: readonly NameRule[] = [
  // One hole for a pin or a wire.
  [/^PAD[-_]THT?$/i, () => "PinHeader_1x01_P2.54mm_Vertical"],
  [
    /^(?:PinSocket_2x06_P2\.54mm_)?PMOD_?(?:2x0?6_?)?(?:HOST|Host1A)?(?:_2x0?6)?$/i,
    () => "PmodHost_2x06_P2.54mm_Horizontal",
  ],
  [/^MMOD_Host_Socket_Vertical$/i, () => "PinSocket_1x06_P2.54mm_Vertical"],
  // SparkFun's: Qwiic is JST SH of four contacts, the connector of its batteries is JST PH, that with a latch JST GH.
  [/^JST_SMD_1\.0mm-(\d)_RA$/i, ([, places = ""]) => jst("SH", `SM${two(places)}B-SRSS-TB`, places, "1.00")],
  [/^JST_SMD_1\.25mm-(\d)_Locking$/i, ([, places = ""]) => jst("GH", `SM${two(places)}B-GHS-TB`, places, "1.25")],
  [/^JST_SMD_2\.0mm-(\d)$/i, ([, places = ""]) => jst("PH", `S${places}B-PH-SM4-TB`, places, "2.00")],
  [/^JST_SMD_1\.0mm-(\d)_Vertical$/i, ([, n = ""]) => `JST_SH_BM${two(n)}B-SRSS-TB_1x${two(n)}-1MP_P1.00mm_Vertical`],
  // Wired like Qwiic: JST SH of four contacts.
  [/^easyC(?:-connector|-SMD)?$/i, () => jst("SH", "SM04B-SRSS-TB", "4", "1.00")],
  [/^JST_1x0?(\d)_P1\.0+mm_Horizontal_SMD$/i, ([, n = ""]) => jst("SH", `SM${two(n)}B-SRSS-TB`, n, "1.00")],
  [/^JST_1x0?(\d)_P1\.25mm_(?:Locking_)?Horizontal_SMD$/i, ([, n = ""]) => jst("GH", `SM${two(n)}B-GHS-TB`, n, "1.25")],
  // The usual plug of a battery where no pitch is stated.
  [/^JST[-_](\d)[-_]?pin[-_]SMD$/i, ([, n = ""]) => jst("PH", `S${n}B-PH-SM4-TB`, n, "2.00")],
  // By JST's order code alone.
  [/^(?:JST_)?S(\d{1,2})B-PH-SM4-TB(?:\(LF\)\(SN\))?$/i, ([, n = ""]) => jst("PH", `S${n}B-PH-SM4-TB`, n, "2.00")],
  [/^(?:JST_)?SM(\d\d)B-GHS-TB(?:\(LF\)\(SN\))?$/i, ([, n = ""]) => jst("GH", `SM${n}B-GHS-TB`, n, "1.25")],
  [/^(?:JST_)?SM(\d\d)B-SRSS-TB(?:\(LF\)\(SN\))?$/i, ([, n = ""]) => jst("SH", `SM${n}B-SRSS-TB`, n, "1.00")],
  [
    /^TerminalBlock_4UCON_1x(\d\d)_P3\.50mm_Horizontal$/i,
    ([, n = ""]) => `TerminalBlock_4Ucon_1x${n}_P3.50mm_Horizontal`,
  ],
  [
    /^(?:Pin_?Header_(?:Straight_)?(?:Round_)?|(?:GSG-)?HEADER-(?:NOMARK-)?|HN|CONN_?)?([12])x(\d{1,2})$/i,
    ([, rows, places = ""], kind) => (CONNECTOR.test(kind) ? pinHeader(rows, places) : undefined),
  ],
  [
    /^0?([12])x(\d{1,2})[-_]P?(2\.54|2\.00?|1\.27)(?:mm)?(_SMD)?(?:_Unshrouded)?$/i,
    ([, rows, places = "", pitch, surface = ""], kind) =>
      CONNECTOR.test(kind)
        ? `PinHeader_${rows}x${two(places)}_P${Number(pitch).toFixed(2)}mm_Vertical${surface.toUpperCase()}`
        : undefined,
  ],
  [/^AVR[-_](?:PROG|ISP)(?:[-_]?(?:6|2\.54|THT))*$/i, () => pinHeader("2", "3")],
  [
    /^(?:FFC|FPC)[-_](?:P?0\.50?(?:mm)?)[-_](\d{1,2})P(?:ins?)?(?:[-_].*)?$/i,
    ([, places = ""]) => `Hirose_FH12-${Number(places)}S-0.5SH_1x${two(places)}-1MP_P0.50mm_Horizontal`,
  ],
  [
    /^(?:HRS|Hirose)_DF12\w*(?:\(\d\.\d\))?-(\d\d)DS-0\.5V(?:_?\(?\d\d\)?)?$/i,
    ([, contacts = ""]) =>
      `Hirose_DF12_DF12C3.0-${contacts}DS-0.5V_2x${two(`${Number(contacts) / 2}`)}_P0.50mm_Vertical`,
  ],
  [/^HN([12])x(\d{1,2})$/i, ([, rows, places = ""]) => pinHeader(rows, places)],
  // Of KiCad 3 and before.
  [/^PIN_ARRAY_(\d{1,2})X([12])$/i, ([, places = "", rows]) => pinHeader(rows, places)],
  [/^SIL-(\d{1,2})$/i, ([, places = ""]) => pinHeader("1", places)],
  [/^(?:CON_)?TC2030(?:-IDC)?(?:-NL)?(?:_outlined)?$/i, () => "Tag-Connect_TC2030-IDC-NL_2x03_P1.27mm_Vertical"],
  // Box headers of Olimex, SparkFun and Libre Solar.
  [/^BH(10|14|16|20|26|34|40)S?$/i, ([, pins = ""]) => boxHeader(Number(pins) / 2)],
  [/^2X(\d{1,2})-SHROUDED(?:_LOCK)?$/i, ([, columns]) => boxHeader(Number(columns))],
  [/^Box_?Header_2x(\d{1,2})(?:x|_P?)2\.54mm_(?:Straight|Vertical)$/i, ([, columns]) => boxHeader(Number(columns))],
  // Olimex's plug of a lithium cell fits JST PH.
  [/^(?:LIPO_BAT_)?(?:VERTICAL_)?DW0?(\d)S$/i, ([, n = ""]) => `JST_PH_B${n}B-PH-K_1x${two(n)}_P2.00mm_Vertical`],
  // Degson's terminals: pins of 1 mm at 5 mm, as those of Phoenix.
  [
    /^TB(\d)-DG306-5\.0(?:_\dP)?$/i,
    ([, n = ""]) => `TerminalBlock_Phoenix_MKDS-1,5-${n}_1x${two(n)}_P5.00mm_Horizontal`,
  ],
  [
    /^Phoenix_?Contact_(MCV?)_1[.,]5_(\d{1,2})-G-3[.,](5|81)$/i,
    ([, series = "", n = "", part = ""]) =>
      `PhoenixContact_${series.toUpperCase()}_1,5_${n}-G-3.${part}_1x${two(n)}_P${part === "5" ? "3.50" : "3.81"}mm_${/v/i.test(series) ? "Vertical" : "Horizontal"}`,
  ],
  [/^U\.?FL$/i, () => "U.FL_Hirose_U.FL-R-SMT-1_Vertical"],
  [/^SMA_Edge(?:_\d+(?:\.\d+)?mm)?$/i, () => "SMA_Amphenol_132289_EdgeMount"],
  // One row is named by its places alone, "8X1", or with the row first; a word behind is a board that it was drawn for.
  [
    /^HEADER_(MALE|FEMALE)_(\d{1,2})X(\d{1,2})(?:_(?!SM[DT]|RA|RIGHT|HORIZONTAL|ANGLED|LOCK)[A-Z]{3,})?$/i,
    ([, gender = "", first = "", second = ""]) => {
      const [rows, places] = Number(first) > 2 ? [second, first] : [first, second];
      const kind = /^male$/i.test(gender) ? "PinHeader" : "PinSocket";
      return Number(rows) <= 2 ? `${kind}_${Number(rows)}x${two(places)}_P2.54mm_Vertical` : undefined;
    },
  ],
  [/^(\d{1,2})_?pin_?conn(?:ector)?$/i, ([, places = ""]) => pinHeader("1", places)],
  [
    /^(?:GSG-)?50MIL-HEADER-([12])x(\d{1,2})-TH$/i,
    ([, rows, places = ""]) => `PinHeader_${rows}x${two(places)}_P1.27mm_Vertical`,
  ],
  [
    /^Molex[-_]SL[-_](\d{1,2})POS$/i,
    ([, places = ""]) => `Molex_SL_171971-00${two(places)}_1x${two(places)}_P2.54mm_Vertical`,
  ],
  // KiCad 4's, lying at the edge.
  [
    /^DB(9|15|25|37)([MF])C$/,
    ([, contacts, kind]) =>
      `DSUB-${contacts}_${kind === "M" ? "Male" : "Female"}_Horizontal_P2.77x2.84mm_EdgePinOffset7.70mm_Housed_MountingHolesOffset9.12mm`,
  ],
  [/^Eurorack_Power_2x(5|8)_Shrouded$/i, ([, places = ""]) => `IDC-Header_2x${two(places)}_P2.54mm_Vertical`],
  [
    /^Connector_Cortex_Debug_IDC_2x(05|10)_P1\.27mm_Vertical_Shrouded_SMD$/i,
    ([, places]) => `PinHeader_2x${places}_P1.27mm_Vertical_SMD`,
  ],
  // A jumper that is a chip of no resistance.
  [/^J_(\d{4})$/, ([, size = ""], kind) => (/^(?:J|JP|SJ)$/.test(kind) ? chipName("R", size) : undefined)],
  // With one digit for the places, and the drill.
  [
    /^PinHeader_([12])x(\d)_P(2\.54|2\.00?|1\.27)mm(?:_Drill\d(?:\.\d)?mm)?(?:_(Vertical|Horizontal))?$/i,
    ([, rows, places = "", pitch, stance]) =>
      `PinHeader_${rows}x${two(places)}_P${Number(pitch).toFixed(2)}mm_${stance || "Vertical"}`,
  ],
  // "2510" is what makers call their copies of Molex KK, whose pins are in the same places.
  [
    /^.*2510.*_1x(\d\d)_P2\.54mm_Vertical$|^CONN-TH_(\d{1,2})P-P2\.54_.*2510.*$/i,
    ([, long = "", short = ""]) => {
      const places = two(long || short);
      return `Molex_KK-254_AE-6410-${places}A_1x${places}_P2.54mm_Vertical`;
    },
  ],
  // Samtec TSW: 0.64 mm square pins at 2.54 mm.
  [/^TSW-1(\d\d)-(?:XX|\d\d)-(?:YY|[A-Z]{1,2})-S$/, ([, places = ""]) => pinHeader("1", places)],
  [
    /^(Pin(?:Header|Socket)_[12]x\d\d_P\d\.\d\dmm_(?:Vertical|Horizontal))(?:[-_](?:No_?Silk|Reduced(?:_\d)?|shifted|RoundP1|DNP|NOPASTE))+$/i,
    ([, name]) => name,
  ],
  // The maker's successor of it has its pins in the same places.
  [
    /^(?:Audio_?)?(?:Jack_)?(?:3\.5mm_)?(?:QingPu_)?WQP-?518MA(?:_Vertical)?$/i,
    () => "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles",
  ],
  [/^(?:QingPu_)?(?:WQP-)?PJ-?301M-?12(?:_JACK)?$/i, () => "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles"],
  [/^jack-thonkiconn-mono$/i, () => "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles"],
  [/^(?:AMASS_)?(XT[36]0PW)-(M|F)$/i, ([, series = "", kind = ""]) => AMASS[`${series}-${kind}`.toUpperCase()]],
  [
    /^(?:Conn_)?Molex_Nano-Fit_1x(\d)_105313-\d\d\d\d_Horizontal$/i,
    ([, n = ""]) => `Molex_Nano-Fit_105313-xx${two(n)}_1x${two(n)}_P2.50mm_Horizontal`,
  ],
  // A receptacle of five contacts that no maker is named for.
  [/^(?:\w*?Connector_)?USB_(?:B_Micro|Micro(?:-?_?B)?)(?:_SMD|_Receptacle)*$/i, () => "USB_Micro-B_Molex-105017-0001"],
  [/^GBH-254-SMT-(\d\d)$/i, ([, pins = ""]) => `PinHeader_2x${two(`${Number(pins) / 2}`)}_P2.54mm_Vertical_SMD`],
  [
    /^power-header-1[06]-pin(?:-unlabelled)?$/i,
    ([name = ""]) => `PinHeader_2x${name.includes("16") ? "08" : "05"}_P2.54mm_Vertical`,
  ],
  [/^(?:IDC_?Header_)(?:Straight_)?(10|14|16|20|26|34|40)_?pins?$/i, ([, pins = ""]) => boxHeader(Number(pins) / 2)],
  [/^POWER_(10|16)_SHROUDED$/i, ([, pins = ""]) => boxHeader(Number(pins) / 2)],
  [/^(?:JST_)?BM(\d\d)B-SRSS-TB(?:\(LF\)\(SN\))?$/i, ([, n]) => `JST_SH_BM${n}B-SRSS-TB_1x${n}-1MP_P1.00mm_Vertical`],
  [
    /^(?:Conn_)?Molex_PicoBlade_1x(\d{1,2})_0?53398\d\d71$/i,
    ([, n = ""]) => `Molex_PicoBlade_53398-${two(n)}71_1x${two(n)}-1MP_P1.25mm_Vertical`,
  ],
  [
    /^(?:Conn_)?Molex_PicoBlade_1x(\d{1,2})_0?53261\d\d71$/i,
    ([, n = ""]) => `Molex_PicoBlade_53261-${two(n)}71_1x${two(n)}-1MP_P1.25mm_Horizontal`,
  ],
  [
    /^(?:Conn_)?Molex_Nano-Fit_1x(\d)_105313\d{4}$/i,
    ([, n = ""]) => `Molex_Nano-Fit_105313-xx${two(n)}_1x${two(n)}_P2.50mm_Horizontal`,
  ],
  [/^(?:Molex_)?0?47053-?1000$/i, () => "FanPinHeader_1x04_P2.54mm_Vertical"],
  [/^(?:XKB_)?U262-16[X\d]N-4BVC11$/i, () => "USB_C_Receptacle_XKB_U262-16XN-4BVC11"],
  [/^(?:.*[(_-])?A40-00119-A52-12\)?(?:_Paste)?$/i, () => "USB_C_Receptacle_A40-00119-A52-12"],
  [/^C393939$/, () => "USB_C_Receptacle_LCSC_C393939"],
  [/^(?:HDMI_)?(?:A_)?TE_1827059-3(?:-FIXED)?$/i, () => "HDMI_A_TE_1827059-3"],
  [/^(?:TRS_)?(?:Jack_)?(?:3\.5mm_)?PJ-?324M0?$/i, () => "Jack_3.5mm_PJ-324M"],
  [/^3\.5MM-JACK-SWITCH-13MM-NOHOLES(?:-\w+)?$/i, () => "Jack_3.5mm_13mm_Switched_NoHoles"],
  [/^JDY-?33$/i, () => "JDY-33"],
  [/^(?:CONN\d?_)?U\.FL-R-SMT(?:-1)?(?:\(\d\d\))?$/i, () => "U.FL_Hirose_U.FL-R-SMT-1_Vertical"],
  // Eagle's rows of pins: places, then rows.
  [/^MA(\d\d)-([12])$/, ([, places = "", rows]) => pinHeader(rows, places)],
  [/^GPH254SMT0?2x0?(\d{1,2})(?:\(.*\))?$/i, ([, places = ""]) => `PinHeader_2x${two(places)}_P2.54mm_Vertical_SMD`],
  [
    /^(?:Conn_)?Molex_Pico-Lock_(?:1x\d+_)?504050-?(\d\d)91(?:_1x\d\d)?(?:[-_]1MP)?(?:_P1\.50?mm)?$/i,
    ([, places]) => `Molex_Pico-Lock_504050-${places}91_1x${places}-1MP_P1.50mm_Horizontal`,
  ],
  [
    /^(?:JST_)?B(\d)B-PH-SM4-TB(?:\(LF\)\(SN\))?$/i,
    ([, n = ""]) => `JST_PH_B${n}B-PH-SM4-TB_1x${two(n)}-1MP_P2.00mm_Vertical`,
  ],
];

const AMASS: Readonly<Record<string, string>> = {
  "XT30PW-M": "AMASS_XT30PW-M_1x02_P2.50mm_Horizontal",
  "XT30PW-F": "AMASS_XT30PW-F_1x02_P2.50mm_Horizontal",
  "XT60PW-M": "AMASS_XT60PW-M_1x02_P7.20mm_Horizontal",
  "XT60PW-F": "AMASS_XT60PW-F_1x02_P7.20mm_Horizontal",
};

/** Lying on the surface. */
function jst(series: string, part: string, places: string, pitch: string): string {
  return `JST_${series}_${part}_1x${two(places)}-1MP_P${pitch}mm_Horizontal`;
}

function boxHeader(columns: number): string {
  return `IDC-Header_2x${two(`${columns}`)}_P2.54mm_Vertical`;
}

function pinHeader(rows: string | undefined, places: string): string {
  return `PinHeader_${rows}x${two(places)}_P2.54mm_Vertical`;
}
