import type { NameRule } from "../name-rule.ts";

/** Diodes, transistors and chips. */
export const SEMICONDUCTOR_NAMES: readonly NameRule[] = [
  // A maker's or an author's letters after the package of a diode; which pad is which stands in the name in brackets.
  [
    /^(?:Diode_|D_)?SOD-?(123F?|323F?|523|923)(?:[-_](?:1\(?[KC]\)?-?2\(?A\)?|[A-Z]{1,3}|NP|[A-Z]{3}\d{4}))*$/i,
    ([, size = ""]) => `D_SOD-${size.toUpperCase()}`,
  ],
  [/^(?:D_)?(?:X1-)?(?:DFN1006-2|SOD-?882(?:D|L|_L1\.0-W0\.6.*)?)$/i, () => "D_SOD-882"],
  [/^(?:Diode_|D_)?(SM[ABC])[-_](?:1\(?[KC]\)?-?2\(?A\)?|KA|K)$/i, ([, size = ""]) => `D_${size.toUpperCase()}`],
  // Some libraries count the pads behind the package.
  [/^SOD-?(123|323|523)-2$/i, ([, size = ""]) => `D_SOD-${size}`],
  [/^DO-?214A[ABC]\((SM[ABC])\)(?:_.*)?$/i, ([, size = ""]) => `D_${size.toUpperCase()}`],
  [/^(?:GSG-)?SOT-?(353|363|323)(?:-\d)?$/i, ([, size = ""]) => SOT_SC70[size]],
  [/^(?:GSG-)?SOT-?(553|563)(?:-\d)?$/i, ([, size]) => `SOT-${size}`],
  [
    /^CERDIP-(\d+)_W(\d+\.\d\d)mm(?:_SideBrazed)?(_LongPads|_Socket|_Socket_LongPads|_LongPads_Socket)?$/,
    ([, pins, width, suffix = ""]) => `DIP-${pins}_W${width}mm${suffix.includes("LongPads") ? "_LongPads" : suffix}`,
  ],
  [/^(?:GSG-)?SO(?:IC|P|IJ)?-?8[-_]208(?:mil)?$/i, () => "SOIC-8_5.3x5.3mm_P1.27mm"],
  [/^SOIJ-8_5\.3x5\.3mm_P1\.27mm$/i, () => "SOIC-8_5.3x5.3mm_P1.27mm"],
  // Rectifiers 1N4001 to 1N4007 are called so in DO-214AC.
  [/^M[1-7]_DIOD[AE]$/i, () => "D_SMA"],
  [/^TSOT-?25$/i, () => "SOT-23-5"],
  [/^TSOP-?([56])(?:_1\.65x3\.05mm_P0\.95mm)?$/i, ([, leads]) => `SOT-23-${leads}`],
  [/^SOT-?23-(?:BEC|EBC|BCE|CBE|ECB|CEB|SGD|GSD|GDS|DGS)$/i, () => "SOT-23"],
  [/^DO-?214A([CAB])$/i, ([, letter = ""]) => ({ C: "D_SMA", A: "D_SMB", B: "D_SMC" })[letter.toUpperCase()]],
  [/^RT9\d{3}-\d\dGJ5$/i, () => "SOT-23-5"],
  [/^(?:Bosch_)?LGA-8_2\.5x2\.5mm_BM[EP]280$/i, () => "Bosch_LGA-8_2.5x2.5mm_P0.65mm_ClockwisePinNumbering"],
  [/^SOT-?753$/i, () => "SOT-23-5"],
  [/^(?:SOT-?583(?:-8)?|DRL0008A)$/i, () => "SOT-583-8"],
  // IPC-7351 writes pitch and span over the leads; the body of type II is known by both.
  [
    /^(?:TSOP|SOP)80P1176X\d+-(44|54)[LMN]?$/,
    ([, leads]) => (leads === "54" ? "TSOP-II-54_22.2x10.16mm_P0.8mm" : "TSOP-II-44_10.16x18.41mm_P0.8mm"),
  ],
  [/^(?:TSOP|SOP)50P2000X\d+-(32|40|48|56)[LMN]?$/, ([, leads = ""]) => TSOP_I[leads]],
  [/^PQFP-(80)_14x20mm_P(?:itch)?0\.8mm$/i, () => "PQFP-80_14x20mm_P0.8mm"],
  // Terminals at the ends too (JEDEC MO-241).
  [/^QFN50P250X(300|350|450)X\d+-(15|17|21)[LMN]?$/, ([, length = "", pads]) => DHVQFN[`${length}-${pads}`]],
  // Maxim's numbers of outlines.
  [/^21-00(36|61)[A-Z]?$/, ([, outline = ""]) => MAXIM[outline]],
  [/^Winbond-8USON-2x3mm$|^USON-8_2x3mm_Winbond$/i, () => "USON-8-1EP_3x2mm_P0.5mm_EP0.2x1.6mm"],
  [/^(?:D_)?PowerDI-?5$/i, () => "D_PowerDI-5"],
  [/^(?:.*_)?TO-?277(A?)$/i, (_, kind) => (kind === "D" ? "TO-277A" : undefined)],
  // A ball grid that says everything, and for which chip.
  [/^(BGA-\d+_[\d.]+x[\d.]+mm_Layout\d+x\d+_P[\d.]+mm)_\w+$/, ([, name]) => name],
];

const SOT_SC70: Readonly<Record<string, string>> = {
  "323": "SOT-323_SC-70",
  "353": "SOT-353_SC-70-5",
  "363": "SOT-363_SC-70-6",
};

const TSOP_I: Readonly<Record<string, string>> = {
  "32": "TSOP-I-32_18.4x8mm_P0.5mm",
  "40": "TSOP-I-40_18.4x10mm_P0.5mm",
  "48": "TSOP-I-48_18.4x12mm_P0.5mm",
  "56": "TSOP-I-56_18.4x14mm_P0.5mm",
};
const DHVQFN: Readonly<Record<string, string>> = {
  "300-15": "DHVQFN-14-1EP_2.5x3mm_P0.5mm_EP1x1.5mm",
  "350-17": "DHVQFN-16-1EP_2.5x3.5mm_P0.5mm_EP1x2mm",
  "450-21": "DHVQFN-20-1EP_2.5x4.5mm_P0.5mm_EP1x3mm",
};
const MAXIM: Readonly<Record<string, string>> = {
  "36": "MSOP-8_3x3mm_P0.65mm",
  "61": "MSOP-10_3x3mm_P0.5mm",
};
