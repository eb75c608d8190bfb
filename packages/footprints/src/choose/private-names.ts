import { chipName } from "./chip-names.ts";
import { KEYBOARD_NAMES } from "./keyboard-names.ts";
import type { NameRule } from "./name-rule.ts";

const two = (count: string): string => count.padStart(2, "0");
const mm = (mils: string): number => Math.round(Number(mils) * 2.54) / 100;
const tenth = (text: string): string =>
  Number.isInteger(Number(text) * 10) ? Number(text).toFixed(1) : `${Number(text)}`;

const LEDS: readonly NameRule[] = [
  // Six terminals, counted as those of every LED of this outline.
  [/^(?:LED_)?(?:APA102C?|SK9822)(?:_Dotstar)?_5050(?:_\w+)?$/i, () => "LED_RGB_5050-6"],
  [/^(?:LED_)?WS2812_2020$/i, () => "LED_WS2812B-2020_PLCC4_2.0x2.0mm"],
  [
    /^(?:YS-|LED_|MX_)?SK68(?:12|03|05)[-_]?MINI-?E(?:_v[\d.]+)?$/i,
    () => "LED_SK6812MINI-E_3.2x2.8mm_P1.5mm_ReverseMount",
  ],
];

const POINTS: readonly NameRule[] = [
  [
    /^(?:Test_?Point|TP)[-_](?:Pad_|SMD_)?D?(\d+(?:\.\d+)?)mm(?:_pad)?$/i,
    ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`,
  ],
  [/^(?:\w+_)?TEST_?POINT_ROUND_(\d+(?:\.\d+)?)mm$/i, ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`],
  [/^test_?point$/i, () => "TestPoint_Pad_D1.0mm"],
  [/^TEST_?PAD_?(\d+)[-_]?ROUND$/i, ([, mils = ""]) => `TestPoint_Pad_D${mm(mils)}mm`],
  [/^TEST_?PAD_?(\d+)x(\d+)_SQUARE$/i, ([, width = "", height = ""]) => `TestPoint_Pad_${mm(width)}x${mm(height)}mm`],
  [/^(?:\w+-)?TEST_?POINT-(\d+)MIL$/i, ([, mils = ""]) => `TestPoint_Pad_D${mm(mils)}mm`],
  [
    /^(?:PAD(?:_SMD)?(?:_R)?|Solder_?pad(?:_Rounded)?_Rectangle)_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(?:mm)?(?:_ROUNDED|_Chamfered)?$/i,
    ([, width = "", height = ""]) => `TestPoint_Pad_${tenth(width)}x${tenth(height)}mm`,
  ],
  // Pads of the size that the name says, to solder a wire or press a spring on.
  [/^(?:Pad|PAD|SMD_Pad)_D?(\d(?:\.\d+)?)mm$/, ([, size = ""]) => `TestPoint_Pad_D${tenth(size)}mm`],
  [/^Fiducial_?(\d(?:\.\d+)?)x(\d(?:\.\d+)?)(?:_Paste)?$/i, ([, copper, mask]) => `Fiducial_${copper}mm_Mask${mask}mm`],
  [/^NetTie-(?:2_SMD_Pad)?(\d\.\d+)(?:mm)?$/, ([, size]) => `NetTie-2_SMD_Pad${size}mm`],
  // Eagle's test pads.
  [/^(?:TP)?[BP](\d),(\d\d?)$/, ([, whole, part]) => `TestPoint_Pad_D${tenth(`${whole}.${part}`)}mm`],
  [
    /^ShortedJumper-2_P1\.3mm_Bridged_Pad1\.0x(1\.[05])mm$/,
    ([, height]) => `SolderJumper-2_P1.3mm_Bridged_Pad1.0x${height}mm`,
  ],
  [
    /^SolderJumper-([23])_P1\.3mm_(Open|Bridged|Bridged12|Bridged123)_(?:XSilk_)?(Rounded|Triangle)?Pad(?:1\.0x1\.5mm)?(?:_NoMask|_NumberLabels)?$/,
    ([, count, state, shape = ""]) => `SolderJumper-${count}_P1.3mm_${state}_${shape}Pad1.0x1.5mm`,
  ],
];

/** Clearance holes for metric screws of ISO 273, medium. */
const SCREWS: Readonly<Record<string, string>> = { "2": "2.2", "2.5": "2.7", "3": "3.2", "4": "4.3", "5": "5.3" };

const HOLES: readonly NameRule[] = [
  [
    /^(?:M(\d(?:\.5)?)_HOLE|HOLE_M(\d(?:\.5)?)|POWER_M(\d(?:\.5)?))(?:_TH|_PCB)?$/i,
    ([, one = "", other = "", power = ""]) => screwHole(one || other || power),
  ],
  // With copper where the symbol has a pin for it.
  // A plated hole with the pad around it, as Antmicro names it.
  [/^MP_Pad\d(?:\.\d)?mm_Drill(\d(?:\.\d)?)mm$/i, ([, drill]) => `MountingHole_${drill}mm_Pad`],
  [/^mounting_?hole_shield_(\d(?:\.\d)?)mm$/i, ([, drill]) => `MountingHole_${drill}mm_Pad`],
  [/^mounting_?hole_(\d(?:\.\d)?)mm$/, ([, drill]) => `MountingHole_${drill}mm`],
  [/^mounting_?hole_(\d(?:\.\d)?)mm$/, ([, drill]) => `MountingHole_${drill}mm_Pad`],
  [/^(?:\w+-)?HOLE(\d+)MIL-COPPER$/i, ([, mils = ""]) => `MountingHole_${tenth(`${mm(mils)}`)}mm_Pad`],
];

function screwHole(screw: string): string | undefined {
  return SCREWS[screw] && `MountingHole_${SCREWS[screw]}mm_M${screw}_Pad`;
}

/** Letters of references that a row of contacts has. */
const CONNECTOR = /^(?:J|P|CN|CON|EXT|JP|X|H)\w?$/;

const HEADERS: readonly NameRule[] = [
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
];

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

/** Inch sizes of chips by the metric ones that IPC-7351 writes, body lengths and breadths in tenths of a millimetre. */
const INCHES: Readonly<Record<string, string>> = {
  "0603": "0201",
  "1005": "0402",
  "1608": "0603",
  "2012": "0805",
  "2013": "0805",
  "3216": "1206",
  "3225": "1210",
  "4532": "1812",
  "5025": "2010",
  "6332": "2512",
  "6432": "2512",
};
const CHIPS: Readonly<Record<string, string>> = { RES: "R", CAP: "C", IND: "L", LED: "LED", DIO: "D", FUS: "Fuse" };
/** Leads at their pitch, overall span and number. */
const SOTS: Readonly<Record<string, string>> = {
  "95P230-3": "SOT-23",
  "95P237-3": "SOT-23",
  "95P240-3": "SOT-23",
  "95P280-3": "SOT-23-3",
  "95P280-5": "SOT-23-5",
  "95P280-6": "SOT-23-6",
  "65P210-3": "SOT-323_SC-70",
  "65P210-4": "SOT-343_SC-70-4",
  "65P210-5": "SOT-353_SC-70-5",
  "65P210-6": "SOT-363_SC-70-6",
  "50P160-5": "SOT-553",
  "50P160-6": "SOT-563",
  "230P700-4": "SOT-223",
};
const FLAT_DIODES: Readonly<Record<string, string>> = {
  "3619": "D_SOD-123F",
  "3618": "D_SOD-123F",
  "2513": "D_SOD-323F",
  "2512": "D_SOD-323F",
};
const MOULDED_DIODES: Readonly<Record<string, string>> = {
  ...{ "5226": "D_SMA", "5126": "D_SMA", "5025": "D_SMA", "5436": "D_SMB", "5336": "D_SMB", "5344": "D_SMB" },
  ...{ "7959": "D_SMC", "8059": "D_SMC", "7957": "D_SMC" },
};
const ELECTROLYTIC: Readonly<Record<string, string>> = {
  "430": "4",
  "530": "5",
  "660": "6.3",
  "830": "8",
  "1030": "10",
};
const TANTALUM: Readonly<Record<string, string>> = {
  "3216": "CP_EIA-3216-18_Kemet-A",
  "3528": "CP_EIA-3528-21_Kemet-B",
  "6032": "CP_EIA-6032-28_Kemet-C",
  "7343": "CP_EIA-7343-31_Kemet-D",
};

/** Letters of cases by EIA-535BAAC. */
const CASES: Readonly<Record<string, string>> = { A: "3216", B: "3528", C: "6032", D: "7343" };

const IPC_7351: readonly NameRule[] = [
  [
    /^(RES|CAP|IND|LED|DIO|FUS)C(\d{4})X\d+[LMN]?$/,
    ([, kind = "", metric = ""]) => chipName(CHIPS[kind], INCHES[metric] ?? ""),
  ],
  [/^SOT(\d+P\d+)X\d+-(\d)[LMN]?$/, ([, leads, pins]) => SOTS[`${leads}-${pins}`]],
  [/^SODFL(\d{4})X\d+[LMN]?$/, ([, size = ""]) => FLAT_DIODES[size]],
  [/^DIOM(\d{4})X\d+[LMN]?$/, ([, size = ""]) => MOULDED_DIODES[size]],
  // The base of an electrolytic capacitor is 0.3 mm broader than its can.
  [
    /^CAPAE(\d{3,4})X(\d{3,4})[LMN]?$/,
    ([, base = "", height]) => ELECTROLYTIC[base] && `CP_Elec_${ELECTROLYTIC[base]}x${Number(height) / 100}`,
  ],
  [/^CAPMP(\d{4})X\d+[LMN]?$/, ([, size = ""]) => TANTALUM[size]],
];

const BODIES: readonly NameRule[] = [
  [
    /^(?:CHIP)?_?(\d{4})(?:MP|[._]LED[._]?\w?)$/i,
    ([name = "", size = ""], kind) => chipName(/led/i.test(name) ? "LED" : CHIP_KINDS[kind], size),
  ],
  [/^FB_(\d{4})_(\d{4})Metric$/, ([, size = "", metric]) => agreeing(chipName("L", size), metric)],
  [/^F_(\d{4})_(\d{4})Metric$/, ([, size = "", metric]) => agreeing(chipName("Fuse", size), metric)],
  // A maker's or an author's letters after the package of a diode; which pad is which stands in the name in brackets.
  [
    /^(?:Diode_|D_)?SOD-?(123F?|323F?|523|923)(?:[-_](?:1\(?[KC]\)?-?2\(?A\)?|[A-Z]{1,3}|NP|[A-Z]{3}\d{4}))*$/i,
    ([, size = ""]) => `D_SOD-${size.toUpperCase()}`,
  ],
  [/^(?:D_)?(?:X1-)?(?:DFN1006-2|SOD-?882(?:D|L|_L1\.0-W0\.6.*)?)$/i, () => "D_SOD-882"],
  [/^(?:Diode_|D_)?(SM[ABC])[-_](?:1\(?[KC]\)?-?2\(?A\)?|KA|K)$/i, ([, size = ""]) => `D_${size.toUpperCase()}`],
  // Some libraries count the pads behind the package.
  [/^SOD-?(123|323|523)-2$/i, ([, size = ""]) => `D_SOD-${size}`],
  [/^2917C?$/i, (_, kind) => (kind === "C" ? TANTALUM["7343"] : undefined)],
  [/^DO-?214A[ABC]\((SM[ABC])\)(?:_.*)?$/i, ([, size = ""]) => `D_${size.toUpperCase()}`],
  [/^C_Pol_EIA-([ABCD])$/i, ([, size = ""]) => TANTALUM[CASES[size.toUpperCase()] ?? ""]],
  [
    /^C_Rect_L([\d.]+)_W([\d.]+)_P([\d.]+?)(?:mm)?$/,
    ([, length, width, pitch]) =>
      `C_Rect_L${Number(length).toFixed(1)}mm_W${Number(width).toFixed(1)}mm_P${Number(pitch).toFixed(2)}mm`,
  ],
  [
    /^CPOL-RM([\d.]+)mm_([\d.]+)x[\d.]+mm_PTH$/i,
    ([, pitch, diameter]) => `CP_Radial_D${Number(diameter).toFixed(1)}mm_P${Number(pitch).toFixed(2)}mm`,
  ],
  [/^(?:GSG-)?SOT-?(353|363|323)(?:-\d)?$/i, ([, size = ""]) => SOT_SC70[size]],
  [/^(?:GSG-)?SOT-?(553|563)(?:-\d)?$/i, ([, size]) => `SOT-${size}`],
  [
    /^(?:GSG-)?XTAL(\d\.\d)x(\d\.\d)mm$/i,
    ([, length = "", width = ""]) =>
      `Crystal_SMD_${length.replace(".", "")}${width.replace(".", "")}-4Pin_${length}x${width}mm`,
  ],
  [
    /^CERDIP-(\d+)_W(\d+\.\d\d)mm(?:_SideBrazed)?(_LongPads|_Socket|_Socket_LongPads|_LongPads_Socket)?$/,
    ([, pins, width, suffix = ""]) => `DIP-${pins}_W${width}mm${suffix.includes("LongPads") ? "_LongPads" : suffix}`,
  ],
  // A polarised chip of 3.2 x 1.6 mm is a moulded tantalum of case A.
  [/^SM1206POL$/i, () => TANTALUM["3216"]],
  [/^Fuse_(?:Littelfuse|Bourns|Bel|Schurter)_(\d{4})L?$/i, ([, size = ""]) => chipName("Fuse", size)],
  [/^(?:GSG-)?SO(?:IC|P|IJ)?-?8[-_]208(?:mil)?$/i, () => "SOIC-8_5.3x5.3mm_P1.27mm"],
  [/^SOIJ-8_5\.3x5\.3mm_P1\.27mm$/i, () => "SOIC-8_5.3x5.3mm_P1.27mm"],
  // The maker's successor of it has its pins in the same places.
  [
    /^(?:Audio_?)?(?:Jack_)?(?:3\.5mm_)?(?:QingPu_)?WQP-?518MA(?:_Vertical)?$/i,
    () => "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles",
  ],
  [/^(?:QingPu_)?(?:WQP-)?PJ-?301M-?12(?:_JACK)?$/i, () => "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles"],
  [/^jack-thonkiconn-mono$/i, () => "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles"],
  // Pins and lugs of 9 mm potentiometers of this make are those of RD901F.
  [
    /^(?:Potentiometer_Alpha_R(?:0904N|V09AF?)(?:_Vertical)?|potentiometer-9mm)$/i,
    () => "Potentiometer_Alpha_RD901F-40-00D_Single_Vertical_CircularHoles",
  ],
  [/^(?:Tactile_Switch|Switch_Push|SW_Push)_6mm$/i, () => "SW_PUSH_6mm"],
  // Bodies of 4.5 and 5.2 mm on four lands at the sides.
  [/^SW_Push(?:_1P1T_NO)?_4\.5x4\.5mm$/i, () => "SW_SPST_TL3305A"],
  [/^(?:Push_SMD|Tact_SMD)_5\.2x5\.2mm(?:_h[\d.]+mm)?$/i, () => "SW_SPST_SKQG_WithStem"],
  [/^(?:Panasonic_)?EVQ-?PU([A-D])\w*$/i, ([, letter = ""]) => SIDE_BUTTONS[letter.toUpperCase()]],
  [/^(?:XUNPU_)?TS-?1088R?(?:[-_]?\w*)?$/i, () => "SW_Push_1P1T_XUNPU_TS-1088"],
  [/^(?:AMASS_)?(XT[36]0PW)-(M|F)$/i, ([, series = "", kind = ""]) => AMASS[`${series}-${kind}`.toUpperCase()]],
  [/^(?:C_Pol_)?Vishay-T59-EE$/i, () => "CP_EIA-7343-43_Kemet-X"],
  [/^(?:L_)?NR-?40(?:10|12|18)\w*$/i, () => "L_Taiyo-Yuden_NR-40xx"],
  // Rectifiers 1N4001 to 1N4007 are called so in DO-214AC.
  [/^M[1-7]_DIOD[AE]$/i, () => "D_SMA"],
  // Four resistors of 0603 in the outline of a 1206.
  [/^(?:R_MATRIX_4|RA1206_\(4X0603\)(?:_\w+)*)$/i, () => "R_Array_Convex_4x0603"],
  [/^RA0805_\(4X0402\)(?:_\w+)*$/i, () => "R_Array_Convex_4x0402"],
  // A maker's series of chips, with the size behind: "R_Bourns_CRE2512".
  [/^R_[A-Z][a-z]+_[A-Z]{2,4}(\d{4})$/, ([, size = ""]) => chipName("R", size)],
  // Olimex's coils of 3 × 3 mm.
  [/^CD32$/, (_, kind) => (kind === "L" ? "L_Taiyo-Yuden_NR-30xx" : undefined)],
  [/^CD4[23](?:\(43\))?$/, (_, kind) => (kind === "L" ? "L_Taiyo-Yuden_NR-40xx" : undefined)],
  [/^KEMET_([ABCD])$/i, ([, size = ""]) => TANTALUM[CASES[size.toUpperCase()] ?? ""]],
  [/^TSOT-?25$/i, () => "SOT-23-5"],
  [/^TSOP-?([56])(?:_1\.65x3\.05mm_P0\.95mm)?$/i, ([, leads]) => `SOT-23-${leads}`],
  [/^SOT-?23-(?:BEC|EBC|BCE|CBE|ECB|CEB|SGD|GSD|GDS|DGS)$/i, () => "SOT-23"],
  // Two pads of a chip that is fitted for a bridge.
  [/^PAD-(\d{4})-PAD$/i, ([, size = ""], kind) => chipName(CHIP_KINDS[kind] ?? "R", size)],
  [/^DO-?214A([CAB])$/i, ([, letter = ""]) => ({ C: "D_SMA", A: "D_SMB", B: "D_SMC" })[letter.toUpperCase()]],
  // Metric sizes that are none in inches.
  [/^([RCL])(1005|1608|2012|3216|3225|4532)$/, ([, kind = "", metric = ""]) => chipName(kind, METRIC[metric] ?? "")],
  [/^4X(0402|0603)ARV\w*$/i, ([, size]) => `R_Array_Convex_4x${size}`],
  [/^NX(3225|2520|2016|5032)(?:[A-Z]{2}\w*)?$/i, ([, size = ""]) => crystalOfFour(size)],
  [
    /^Resonator_SMD_\w+_(\d)(?:\.(\d))?x(\d)(?:\.(\d))?mm$/i,
    ([, a = "", b = "", c = "", d = ""]) => crystalOfFour(`${a}${b || 0}${c}${d || 0}`),
  ],
  [/^Resonator_SMD_ECS_ECX-31B_3\.2x1\.5(?:x0\.9)?mm$/i, () => "Crystal_SMD_3215-2Pin_3.2x1.5mm"],
  [/^ALPS_POT_SQUAREHOLES$/i, () => "Potentiometer_Alps_RK09K_Single_Vertical"],
  [/^RT9\d{3}-\d\dGJ5$/i, () => "SOT-23-5"],
  [/^(?:Bosch_)?LGA-8_2\.5x2\.5mm_BM[EP]280$/i, () => "Bosch_LGA-8_2.5x2.5mm_P0.65mm_ClockwisePinNumbering"],
  [/^(?:Resistor|R)_Array_SIP(\d{1,2})$/i, ([, leads]) => `R_Array_SIP${leads}`],
  [/^Crystal_Round_Vertical_3mm(?:_BigPad)?$/i, () => "Crystal_Round_D3.0mm_Vertical"],
  [/^ABS0?7\w*(?:-32\.768KHZ[-\w]*)?$/i, () => "Crystal_SMD_3215-2Pin_3.2x1.5mm"],
  [
    /^(?:Conn_)?Molex_Nano-Fit_1x(\d)_105313-\d\d\d\d_Horizontal$/i,
    ([, n = ""]) => `Molex_Nano-Fit_105313-xx${two(n)}_1x${two(n)}_P2.50mm_Horizontal`,
  ],
  [/^TS-1187A(?:-[A-Z])*$/i, () => "SW_Push_1P1T_XKB_TS-1187A"],
  // A receptacle of five contacts that no maker is named for.
  [/^(?:\w*?Connector_)?USB_(?:B_Micro|Micro(?:-?_?B)?)(?:_SMD|_Receptacle)*$/i, () => "USB_Micro-B_Molex-105017-0001"],
  [/^GBH-254-SMT-(\d\d)$/i, ([, pins = ""]) => `PinHeader_2x${two(`${Number(pins) / 2}`)}_P2.54mm_Vertical_SMD`],
  [
    /^power-header-1[06]-pin(?:-unlabelled)?$/i,
    ([name = ""]) => `PinHeader_2x${name.includes("16") ? "08" : "05"}_P2.54mm_Vertical`,
  ],
  [/^SOT-?753$/i, () => "SOT-23-5"],
  [/^(?:SOT-?583(?:-8)?|DRL0008A)$/i, () => "SOT-583-8"],
  // Metric size first, "MM" behind.
  [/^([RCL])_(\d{4})_MM$/i, ([, kind = "", metric = ""]) => chipName(kind.toUpperCase(), METRIC[metric] ?? "")],
  [/^F(\d{4})$/, ([, size = ""]) => chipName("Fuse", size)],
  // EasyEDA's coils of a square body.
  [/^IND-SMD_L(\d\.\d)-W\1(?:_.*)?$/i, ([, side = ""]) => SQUARE_COILS[side]],
  [
    /^Osc\w*?_?(25)(20)$|^Osc\w*?_?(32)(25)$|^Osc\w*?_?(50)(32)$|^Osc\w*?_?(70)(50)$/i,
    ([name = ""]) => OSCILLATORS[name.slice(-4).replace(/(\d)(\d)(\d)(\d)/, "$1.$2x$3.$4")],
  ],
  [
    /^Osc\w*?(?:_SMD)?(?:_[\w-]+-4Pin)?_(\d\.\d)x(\d\.\d)(?:mm)?$/i,
    ([, length, width]) => OSCILLATORS[`${length}x${width}`],
  ],
  [/^(?:BTN|SW(?:_SPST)?|SW_Push)_KMR2(?:_4\.[26]x2\.8)?$/i, () => "SW_Push_1P1T_NO_CK_KMR2"],
  // 4.2 mm of body, 4.6 mm over the terminals.
  [/^(?:Push_SMD|Tact_SMD)_4\.[26]x2\.8mm(?:_h[\d.]+mm)?$/i, () => "SW_Push_1P1T_NO_CK_KMR2"],
  [/^(?:SW_SPST|SW_Push|TACT)_(?:3x4|4x3)(?:x\d(?:\.\d)?)?(?:mm)?$/i, () => "SW_Push_1P1T_XUNPU_TS-1088"],
];

const AMASS: Readonly<Record<string, string>> = {
  "XT30PW-M": "AMASS_XT30PW-M_1x02_P2.50mm_Horizontal",
  "XT30PW-F": "AMASS_XT30PW-F_1x02_P2.50mm_Horizontal",
  "XT60PW-M": "AMASS_XT60PW-M_1x02_P7.20mm_Horizontal",
  "XT60PW-F": "AMASS_XT60PW-F_1x02_P7.20mm_Horizontal",
};
const SIDE_BUTTONS: Readonly<Record<string, string>> = {
  A: "Panasonic_EVQPUJ_EVQPUA",
  B: "Panasonic_EVQPUK_EVQPUB",
  C: "Panasonic_EVQPUL_EVQPUC",
  D: "Panasonic_EVQPUM_EVQPUD",
};
const CHIP_KINDS: Readonly<Record<string, string>> = { R: "R", C: "C", L: "L", FB: "L", D: "D", LED: "LED", F: "Fuse" };
/** Sizes that no name in inches is usual for, besides. */
const METRIC: Readonly<Record<string, string>> = { ...INCHES, "2016": "0806", "2520": "1008" };
const SQUARE_COILS: Readonly<Record<string, string>> = {
  "3.0": "L_Taiyo-Yuden_NR-30xx",
  "4.0": "L_Taiyo-Yuden_NR-40xx",
  "6.0": "L_Taiyo-Yuden_NR-60xx",
  "8.0": "L_Taiyo-Yuden_NR-80xx",
};
const OSCILLATORS: Readonly<Record<string, string>> = {
  "2.5x2.0": "Oscillator_SMD_SeikoEpson_SG210-4Pin_2.5x2.0mm",
  "3.2x2.5": "Oscillator_SMD_SeikoEpson_SG8002CE-4Pin_3.2x2.5mm",
  "5.0x3.2": "Oscillator_SMD_SeikoEpson_SG8002LB-4Pin_5.0x3.2mm",
  "7.0x5.0": "Oscillator_SMD_SeikoEpson_SG8002CA-4Pin_7.0x5.0mm",
};
const SOT_SC70: Readonly<Record<string, string>> = {
  "323": "SOT-323_SC-70",
  "353": "SOT-353_SC-70-5",
  "363": "SOT-363_SC-70-6",
};

function crystalOfFour(size: string): string | undefined {
  const [length, width] = [size.slice(0, 2), size.slice(2)].map((side) => (Number(side) / 10).toFixed(1));
  return /^(?:3225|2520|2016|5032)$/.test(size) ? `Crystal_SMD_${size}-4Pin_${length}x${width}mm` : undefined;
}

function agreeing(name: string | undefined, metric: string | undefined): string | undefined {
  return name?.endsWith(`_${metric}Metric`) ? name : undefined;
}

/**
 * What private libraries and other programs call parts that KiCad names otherwise: keyboards, test points, holes,
 * headers, names of IPC-7351. Each says what part it is; what says less has no rule here.
 */
export const PRIVATE_NAMES: readonly NameRule[] = [
  ...KEYBOARD_NAMES,
  ...LEDS,
  ...POINTS,
  ...HOLES,
  ...HEADERS,
  ...IPC_7351,
  ...BODIES,
];
