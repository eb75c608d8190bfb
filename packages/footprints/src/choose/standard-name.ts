import { chipName } from "./chip-names.ts";
import { isTurned } from "./is-turned.ts";
import { TURNED_NAMES } from "./keyboard-names.ts";
import { MAKER_PACKAGES } from "./maker-packages.ts";
import type { NameRule } from "./name-rule.ts";
import { PRIVATE_NAMES } from "./private/private-names.ts";

/**
 * Other ways of writing the name of a package that our library has: suffixes that KiCad hangs on variants, KiCad's names
 * up to version 5, EasyEDA's and LCSC's names, and what people write by hand. Answers the library's name of the
 * nearest standard size; that there is one is for `findFootprint` to say. `kind` is the reference's letters, for
 * names such as "0603".
 */
export function standardNames(written: string, kind: string): string[] {
  const bare = written.slice(written.lastIndexOf(":") + 1);
  const name = withoutVariant(bare);
  const found = (isTurned(name) ? TURNED_NAMES : RULES).flatMap(([pattern, build]): string[] => {
    const match = pattern.exec(name);
    const built =
      match &&
      build(
        match.map((group) => group ?? ""),
        kind,
      );
    return built ? [built] : [];
  });
  return [...new Set([name, ...found])].filter((candidate) => candidate !== bare);
}

/** Hand soldering, thermal vias, screw heads and "not fitted" are variants of one land pattern. */
function withoutVariant(name: string): string {
  return name
    .replace(/_(\d{4})_5750Metric/, "_$1_5650Metric")
    .replace(/_?(_?Pad\d[\d.]*x[\d.]+mm)?_?(Hand_?Solder(ing)?|handsoldering)$/i, "")
    .replace(/(?:[_-]no_?(?:silk|courtyard)(?:_center)?)+$/i, "")
    .replace(/_(DNP|CrtYd|3D|Reflow|Wave|SnapModel|NumberLabels|nodraw)$/i, "")
    .replace(/_(DIN965|ISO7380|ISO14580)(?=_|$)/, "")
    .replace(/_Pad_(Via|TopBottom|TopOnly)$/, "_Pad")
    .replace(/_Pitch(?=\d)/, "_P")
    .replace(/(_P\d+(?:\.\d+)?)(?=$|_)(?!mm)/, "$1mm")
    .replace(/_ThermalVias-\d$/, "_ThermalVias")
    .replace(/_LongPads_Socket$/, "_Socket_LongPads")
    .replace(/_Socket_LongPads$/, "_Socket");
}

/** What a reference's letters make of a bare chip size. */
const CHIP_KINDS: Readonly<Record<string, string>> = { R: "R", C: "C", L: "L", FB: "L", D: "D", LED: "LED", F: "Fuse" };

function millimetres(text: string): string {
  return `${Number(text)}`;
}

/** Body widths as the standards have them: EasyEDA measures 4.0 where JEDEC says 3.9. */
function outlineName(kind: string, [, , pins = "", length = "", width = "", pitch = ""]: readonly string[]): string {
  const nearest = [3, 3.9, 4.4, 5.3, 6.1, 7.5].find((standard) => Math.abs(standard - Number(width)) <= 0.25);
  const long = Number(pins) > 0 ? millimetres(length) : length;
  const wide = kind === "SOIC" && nearest === 7.5 ? "W" : "";
  return `${kind}-${pins}${wide}_${nearest ?? millimetres(width)}x${long}mm_P${Number(pitch) === 0.64 ? 0.635 : millimetres(pitch)}mm`;
}

const two = (count: string): string => count.padStart(2, "0");

const RULES: readonly NameRule[] = [
  ...PRIVATE_NAMES,
  ...MAKER_PACKAGES,
  // Chips: R_0603, R0603, C_0805_2012, LED0603-R-RD, SM0603, SMD_0402, 0603.
  [/^(R|C|L|LED|D|Fuse)[_-]?(\d{4})(?:[_-].*|)$/i, ([, kind = "", size = ""]) => chipName(chipKind(kind), size)],
  [
    /^(?:Diode|SM|SMD|GSG|Cap|Res)?[_-]?(\d{4})(?:[_-].*|)$/i,
    ([, size = ""], kind) => chipName(CHIP_KINDS[kind], size),
  ],
  [/^(\d{4})[_-]?(LED|R|C|L|D|FUSE)$/i, ([, size = "", kind = ""]) => chipName(chipKind(kind), size)],
  // Transistors and regulators.
  [/^SOT-?_?23(?:-?3)?(?:_L.*|_123|EBC|_Seeed|)$/i, () => "SOT-23"],
  [/^(?:T?SOT)-?_?23-?_?([568])(?:L)?(?:_L.*|)$/i, ([, pins]) => `SOT-23-${pins}`],
  [/^SOT-?323(?:-3)?(?:_L.*|_SC-70|)$|^SC-?70(?:-3)?$/i, () => "SOT-323_SC-70"],
  [/^SOT-?353(?:_L.*|_SC-70-5|)$|^SC-?70-5$/i, () => "SOT-353_SC-70-5"],
  [/^SOT-?363(?:_L.*|_SC-70-6|)$|^SC-?70-6$/i, () => "SOT-363_SC-70-6"],
  [/^SOT-?(523|563)(?:_L.*)?$/i, ([, size]) => `SOT-${size}`],
  [/^SOT-?89(?:-3)?(?:_L.*|_Housing|)$/i, () => "SOT-89-3"],
  [/^SOT-?223(?:-[34])?(?:_L.*|)$/i, () => "SOT-223"],
  [/^SOT-?223(?:-3)?(?:_L.*|)$/i, () => "SOT-223-3_TabPin2"],
  [/^(?:D-?PAK|TO-?252)(?:-[23])?(?:_.*)?$/i, () => "TO-252-2"],
  [/^(?:D2-?PAK|TO-?263)(?:-2|-3|_.*)?$/i, () => "TO-263-2"],
  [/^TO-?92_Molded(?:_Narrow)?(?:_Oval)?$/i, () => "TO-92"],
  [/^TO-?92(?:_(?!Molded|Wide|.*Wide|Horizontal|.*Offset).*|-3.*)?$/i, () => "TO-92_Inline"],
  [/^TO-?220(?:-3)?(?:_Vertical|_L.*)?$/i, () => "TO-220-3_Vertical"],
  // Diodes and tantalum capacitors.
  [
    /^(?:D_)?(SMA|SMB|SMC|SOD-?123F?|SOD-?323F?|SOD-?523|MELF|MiniMELF)(?:_(?:L|Standard|Handsoldering).*)?$/i,
    ([, body = ""]) => diodeName(body),
  ],
  [/^(?:D_)?(?:LL-?34|SOD-?80C?)(?:_.*)?$/i, () => "D_MiniMELF"],
  [/^(?:CP_|Tantal\w*_)?(?:Size[ABCD]_)?EIA-?(3216|3528|6032|7343)(?:-.*)?$/i, ([, code = ""]) => TANTALUM[code]],
  [/^CASE-?([ABCD])_?(3216|3528|6032|7343).*$/i, ([, , code = ""]) => TANTALUM[code]],
  // Small outlines with their measures.
  [
    /^(SOIC|SOP|SO|SSOP|TSSOP|MSOP|VSSOP|QSOP)-?(\d+)_L([\d.]+)-W([\d.]+)-P([\d.]+)(?:-.*)?$/i,
    (match) => outlineName((match[1] ?? "").toUpperCase(), match),
  ],
  [/^SO(?:IC|P)?-?8(?:_?N|-N|_150mil)?$/i, () => "SOIC-8_3.9x4.9mm_P1.27mm"],
  [/^SO(?:IC|P)?-?14(?:_?N|-N)?$/i, () => "SOIC-14_3.9x8.7mm_P1.27mm"],
  [/^SO(?:IC|P)?-?16(?:_?N|-N)?$/i, () => "SOIC-16_3.9x9.9mm_P1.27mm"],
  [
    /^(?:LQFP|TQFP|QFP)-?(\d+)_L([\d.]+)-W([\d.]+)-P([\d.]+).*$/i,
    ([, pins, length = "", width = "", pitch = ""]) =>
      `LQFP-${pins}_${millimetres(width)}x${millimetres(length)}mm_P${millimetres(pitch)}mm`,
  ],
  [
    /^([VWU]?)(QFN|DFN)-?(\d+)_L([\d.]+)-W([\d.]+)-P([\d.]+)-\w+-EP([\d.]+)(?:x([\d.]+))?$/i,
    ([, , kind = "", pins, length = "", width = "", pitch = "", ep = "", other = ""]) =>
      `${kind.toUpperCase()}-${pins}-1EP_${millimetres(width)}x${millimetres(length)}mm_P${millimetres(pitch)}mm_EP${millimetres(ep)}x${millimetres(other || ep)}mm`,
  ],
  [
    /^([VWU]?)(QFN|DFN)-?(\d+)_(\d+)x(\d+)mm_P([\d.]+)mm_1EXP_([\d.]+)x([\d.]+)mm$/i,
    ([, , kind = "", pins, width, length, pitch, ep, other]) =>
      `${kind.toUpperCase()}-${pins}-1EP_${width}x${length}mm_P${pitch}mm_EP${ep}x${other}mm`,
  ],
  // DIP.
  [/^(?:IC_?)?DIP-?_?(\d+)_(?:_?)(300|600)$/i, ([, pins, mil]) => `DIP-${pins}_W${mil === "300" ? "7.62" : "15.24"}mm`],
  [
    /^DIP-?(\d+)_L[\d.]+-W[\d.]+-P2\.54-LS([\d.]+).*$/i,
    ([, pins, span]) => `DIP-${pins}_W${Number(span) > 12 ? "15.24" : Number(span) > 9.2 ? "10.16" : "7.62"}mm`,
  ],
  [/^DIP-?(\d+)$/i, ([, pins = ""]) => `DIP-${pins}_W${Number(pins) > 22 ? "15.24" : "7.62"}mm`],
  // Headers and sockets.
  [
    /^Pin_?Header_(?:Straight_)?([12])x0?(\d+)(?:[_-]P?(?:itch)?(2\.54|2\.00|2|1\.27)mm)?(?:_Vertical)?$/i,
    ([, rows, places = "", pitch]) => `PinHeader_${rows}x${two(places)}_P${pitchName(pitch)}mm_Vertical`,
  ],
  [
    /^Pin_Header_Angled_([12])x(\d+)(?:_P(2\.54|2\.00|1\.27)mm)?.*$/i,
    ([, rows, places = "", pitch]) => `PinHeader_${rows}x${two(places)}_P${pitchName(pitch)}mm_Horizontal`,
  ],
  [
    /^(?:Socket_Strip|Pin_Socket)_Straight_([12])x(\d+)(?:_P(2\.54|2\.00|1\.27)mm)?.*$/i,
    ([, rows, places = "", pitch]) => `PinSocket_${rows}x${two(places)}_P${pitchName(pitch)}mm_Vertical`,
  ],
  [
    /^(?:Socket_Strip|Pin_Socket)_Angled_([12])x(\d+)(?:_P(2\.54|2\.00|1\.27)mm)?.*$/i,
    ([, rows, places = "", pitch]) => `PinSocket_${rows}x${two(places)}_P${pitchName(pitch)}mm_Horizontal`,
  ],
  [
    /^(?:CONN-TH|HDR-TH)_(\d+)P-P2\.54-(V|H)-(M|F)(?:-R(\d)-C(\d+))?.*$/i,
    ([, pins = "", stance, gender, rows = ""]) =>
      `Pin${gender === "F" ? "Socket" : "Header"}_${rows || 1}x${two(`${Number(pins) / Number(rows || 1)}`)}_P2.54mm_${stance === "V" ? "Vertical" : "Horizontal"}`,
  ],
  [
    /^HDR-(M|F)-2\.54_([12])x(\d+)$/i,
    ([, gender, rows, places = ""]) =>
      `Pin${gender === "F" ? "Socket" : "Header"}_${rows}x${two(places)}_P2.54mm_Vertical`,
  ],
  // Quartz, cans, connectors.
  [/^CRYSTAL-SMD_4P-L(3\.2|2\.5|2\.0|5\.0)-W.*$/i, ([, length = ""]) => QUARTZ[length]],
  [/^(?:CRYSTAL-SMD_L3\.2-W1\.5|.*3215-2P).*$/i, () => "Crystal_SMD_3215-2Pin_3.2x1.5mm"],
  [/^(?:Crystal_)?HC-?49-?(?:U|US|S|V)?(?:_Vert(?:ical)?|-U_Vertical)?$/i, () => "Crystal_HC49-U_Vertical"],
  [/^(?:Crystal_3\.2x2\.5mm|SMD3225-4P|Crystal_SMD_\w*_3\.2x2\.5mm)$/i, () => "Crystal_SMD_3225-4Pin_3.2x2.5mm"],
  [
    /^CAP-TH_BD([\d.]+)-P([\d.]+).*$/i,
    ([, diameter, pitch]) => `CP_Radial_D${Number(diameter).toFixed(1)}mm_P${Number(pitch).toFixed(2)}mm`,
  ],
  [
    /^CAP-SMD_BD(\d+(?:\.\d)?)-.*$/i,
    ([, diameter = ""]) =>
      `CP_Elec_${millimetres(diameter)}x${Number(diameter) >= 8 ? 10 : Number(diameter) > 6 ? 5.8 : 5.4}`,
  ],
  [/^c_elec_([\d.]+)x([\d.]+)$/i, ([, diameter = "", height]) => `CP_Elec_${millimetres(diameter)}x${height}`],
  [
    /^C_Radial_D([\d.]+)(?:mm)?(?:_L[\d.]+)?_P([\d.]+)(?:mm)?$/i,
    ([, diameter, pitch]) => `CP_Radial_D${Number(diameter).toFixed(1)}mm_P${Number(pitch).toFixed(2)}mm`,
  ],
  [/^.*TYPE-C-31-M-12.*$/i, () => "USB_C_Receptacle_HRO_TYPE-C-31-M-12"],
  [/^USB[-_ ]?C[-_ ](?:Receptacle_)?16(?:P|_?Pin)?(?:[-_].*)?$/i, () => "USB_C_Receptacle_HRO_TYPE-C-31-M-12"],
  [
    /^(?:Crystal|XTAL)_(?:SMD_)?(3\.2x2\.5|2\.5x2\.0|2\.0x1\.6|5\.0x3\.2)mm$/i,
    ([, size = ""]) => QUARTZ[size.slice(0, 3)],
  ],
  [/^(?:XTAL|Crystal)[-_](3225|2520|2016|5032)$/i, ([, size = ""]) => QUARTZ[`${size[0]}.${size[1]}`]],
  [/^(3225|2520|2016|5032)(?:_SMD)?_(?:Crystal|XTAL)$/i, ([, size = ""]) => QUARTZ[`${size[0]}.${size[1]}`]],
  [/^(?:Crystal_)(?:SMD_)?(3225|2520|2016|5032)[_-]4Pin$/i, ([, size = ""]) => QUARTZ[`${size[0]}.${size[1]}`]],
  [
    /^Resistor_Horizontal_RM(7|10|15|20|25|30)mm$/,
    ([, tenths = ""]) => `R_Axial_DIN0207_L6.3mm_D2.5mm_P${INCHES[tenths]}mm_Horizontal`,
  ],
  [
    /^(?:R_Axial|Resistor_Horizontal)(?:_.*)?_P(\d+(?:\.\d+)?)(?:mm)?(?:_Horizontal)?$/i,
    ([, pitch]) => `R_Axial_DIN0207_L6.3mm_D2.5mm_P${Number(pitch).toFixed(2)}mm_Horizontal`,
  ],
  [
    /^C_Disc_D([\d.]+)(?:mm)?_P([\d.]+)(?:mm)?$/i,
    ([, diameter, pitch]) => `C_Disc_D${Number(diameter).toFixed(1)}mm_W2.5mm_P${Number(pitch).toFixed(2)}mm`,
  ],
  [/^LED[_-](?:D)?([35])(?:\.0)?mm(?:_.*)?$/i, ([, size]) => `LED_D${size}.0mm`],
  [
    /^(?:USB_)?MICRO[-_]?(?:USB|B)(?:[-_].*(?:105017|SMD_5P).*)$|^.*105017[-_]?0001.*$/i,
    () => "USB_Micro-B_Molex-105017-0001",
  ],
  [/^.*USB4105.*$/i, () => "USB_C_Receptacle_GCT_USB4105-xx-A_16P_TopMnt_Horizontal"],
  [
    /^(?:BARREL_?JACK|DC_?JACK)(?:_Horizontal|_THT?|_?5\.5(?:mm)?(?:[_x]2\.[015](?:mm)?)?)*$/i,
    () => "BarrelJack_Horizontal",
  ],
  [/^.*CUI_PJ-?(?:102AH?|002AH?)(?:[_-].*)?$/i, () => "BarrelJack_Horizontal"],
  [/^(?:CONN-TH_)?B(\d+)B-(PH-K|XH-A).*$/i, ([, pins = "", line = ""]) => jstName(pins, line.toUpperCase())],
  [/^SW_PUSH_6mm.*$/i, () => "SW_PUSH_6mm"],
  [/^SW_SPST_PTS645Sx43SMTR92$/, () => "SW_SPST_PTS645"],
  [/^.*B3U[-_]1000P?$/i, () => "SW_SPST_B3U-1000P"],
  [
    /^TestPoint_(\d(?:\.\d)?)mm_pad$|^Test_?Point_(\d(?:\.\d)?)mm$/i,
    ([, one, other]) => `TestPoint_Pad_D${Number(one || other).toFixed(1)}mm`,
  ],
  [/^MountingHole_3(?:mm)?(_Pad)?$/i, ([, pad]) => `MountingHole_3.2mm_M3${pad ?? ""}`],
  [
    /^Fiducial_([\d.]+)mm_Dia_([\d.]+)mm_Outer(?:_.*)?$/i,
    ([, copper, mask]) => `Fiducial_${Number(copper)}mm_Mask${Number(mask)}mm`,
  ],
  [
    /^Fiducial_(1|0\.5|0\.75)mm(?!_(?:Dia|Mask))(?:_.*)?$/i,
    ([, size = "1"]) => `Fiducial_${size}mm_Mask${2 * Number(size)}mm`,
  ],
];

/** KiCad 4 rounded the distances of axial resistors down: RM10mm is four tenths of an inch. */
const INCHES: Readonly<Record<string, string>> = {
  "7": "7.62",
  "10": "10.16",
  "15": "15.24",
  "20": "20.32",
  "25": "25.40",
  "30": "30.48",
};

const TANTALUM: Readonly<Record<string, string>> = {
  "3216": "CP_EIA-3216-18_Kemet-A",
  "3528": "CP_EIA-3528-21_Kemet-B",
  "6032": "CP_EIA-6032-28_Kemet-C",
  "7343": "CP_EIA-7343-31_Kemet-D",
};

const QUARTZ: Readonly<Record<string, string>> = {
  "2.0": "Crystal_SMD_2016-4Pin_2.0x1.6mm",
  "2.5": "Crystal_SMD_2520-4Pin_2.5x2.0mm",
  "3.2": "Crystal_SMD_3225-4Pin_3.2x2.5mm",
  "5.0": "Crystal_SMD_5032-4Pin_5.0x3.2mm",
};

function chipKind(kind: string): string {
  const upper = kind.toUpperCase();
  return upper === "FUSE" ? "Fuse" : upper;
}

function diodeName(body: string): string {
  const upper = body.toUpperCase().replace(/^SOD(?=\d)/, "SOD-");
  return `D_${upper === "MINIMELF" ? "MiniMELF" : upper}`;
}

function pitchName(pitch: string | undefined): string {
  return pitch ? Number(pitch).toFixed(2) : "2.54";
}

function jstName(pins: string, line: string): string {
  const [series, pitch] = line === "PH-K" ? ["PH", "2.00"] : ["XH", "2.50"];
  return `JST_${series}_B${Number(pins)}B-${line}_1x${two(`${Number(pins)}`)}_P${pitch}mm_Vertical`;
}
