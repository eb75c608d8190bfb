import { chipName } from "../chip-names.ts";
import type { NameRule } from "../name-rule.ts";
import { CASES, CHIP_KINDS, METRIC, TANTALUM } from "./sizes.ts";

/** Resistors, capacitors, coils and fuses. */
export const PASSIVE_NAMES: readonly NameRule[] = [
  [
    /^(?:CHIP)?_?(\d{4})(?:MP|[._]LED[._]?\w?)$/i,
    ([name = "", size = ""], kind) => chipName(/led/i.test(name) ? "LED" : CHIP_KINDS[kind], size),
  ],
  [/^FB_(\d{4})_(\d{4})Metric$/, ([, size = "", metric]) => agreeing(chipName("L", size), metric)],
  [/^F_(\d{4})_(\d{4})Metric$/, ([, size = "", metric]) => agreeing(chipName("Fuse", size), metric)],
  [/^2917C?$/i, (_, kind) => (kind === "C" ? TANTALUM["7343"] : undefined)],
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
  // A polarised chip of 3.2 x 1.6 mm is a moulded tantalum of case A.
  [/^SM1206POL$/i, () => TANTALUM["3216"]],
  [/^Fuse_(?:Littelfuse|Bourns|Bel|Schurter)_(\d{4})L?$/i, ([, size = ""]) => chipName("Fuse", size)],
  [/^(?:C_Pol_)?Vishay-T59-EE$/i, () => "CP_EIA-7343-43_Kemet-X"],
  [/^(?:L_)?NR-?40(?:10|12|18)\w*$/i, () => "L_Taiyo-Yuden_NR-40xx"],
  // Four resistors of 0603 in the outline of a 1206.
  [/^(?:R_MATRIX_4|RA1206_\(4X0603\)(?:_\w+)*)$/i, () => "R_Array_Convex_4x0603"],
  [/^RA0805_\(4X0402\)(?:_\w+)*$/i, () => "R_Array_Convex_4x0402"],
  // A maker's series of chips, with the size behind: "R_Bourns_CRE2512".
  [/^R_[A-Z][a-z]+_[A-Z]{2,4}(\d{4})$/, ([, size = ""]) => chipName("R", size)],
  // Olimex's coils of 3 × 3 mm.
  [/^CD32$/, (_, kind) => (kind === "L" ? "L_Taiyo-Yuden_NR-30xx" : undefined)],
  [/^CD4[23](?:\(43\))?$/, (_, kind) => (kind === "L" ? "L_Taiyo-Yuden_NR-40xx" : undefined)],
  [/^KEMET_([ABCD])$/i, ([, size = ""]) => TANTALUM[CASES[size.toUpperCase()] ?? ""]],
  // Two pads of a chip that is fitted for a bridge.
  [/^PAD-(\d{4})-PAD$/i, ([, size = ""], kind) => chipName(CHIP_KINDS[kind] ?? "R", size)],
  // Metric sizes that are none in inches.
  [/^([RCL])(1005|1608|2012|3216|3225|4532)$/, ([, kind = "", metric = ""]) => chipName(kind, METRIC[metric] ?? "")],
  [/^4X(0402|0603)ARV\w*$/i, ([, size]) => `R_Array_Convex_4x${size}`],
  [/^(?:Resistor|R)_Array_SIP(\d{1,2})$/i, ([, leads]) => `R_Array_SIP${leads}`],
  // Metric size first, "MM" behind.
  [/^([RCL])_(\d{4})_MM$/i, ([, kind = "", metric = ""]) => chipName(kind.toUpperCase(), METRIC[metric] ?? "")],
  [/^F(\d{4})$/, ([, size = ""]) => chipName("Fuse", size)],
  // EasyEDA's coils of a square body.
  [/^IND-SMD_L(\d\.\d)-W\1(?:_.*)?$/i, ([, side = ""]) => SQUARE_COILS[side]],
  // A maker's series with the size in brackets: "ERJ2G(0402)_L", or before the rest: "RC0402", "CRCW0603".
  [/^[A-Z][A-Z0-9-]*\((\d{4})\)(?:_[LMN])?$/, ([, size = ""], kind) => chipName(CHIP_KINDS[kind], size)],
  [
    /^(?:RC|AC|CRCW|RMCF|WR|RK73\w?)(\d{4})[A-Z]?(?:[-_].*)?$/,
    ([, size = ""], kind) => (kind === "R" ? chipName("R", size) : undefined),
  ],
  [
    /^(?:CC|GCM|VJ)(0402|0603|0805|1206|1210)[A-Z]?(?:[-_].*)?$/,
    ([, size = ""], kind) => (kind === "C" ? chipName("C", size) : undefined),
  ],
  [/^(?:R_)?Shunt_(\d{4})$/i, ([, size = ""], kind) => (kind === "R" ? chipName("R", size) : undefined)],
  [/^NFM18[A-Z]{2}\w*$/, () => "Murata_NFM18"],
  // Coils by series: the height, or the inductance, is in the number behind.
  [
    /^(?:L_)?(?:Sunlord_)?MWSA0?(4|5|6|8|12|17|22)\d\dS?(?:-\w+)?$/i,
    ([, side = ""]) => `L_Sunlord_MWSA${side.padStart(2, "0")}xxS`,
  ],
  [/^(?:L_)?(?:Sunlord_)?SWPA(25)20\d*S(?:-?\w+)?$/i, () => "L_Sunlord_SWPA2520xxS"],
  [/^(?:L_)?(?:Sunlord_)?SWPA(3|4|6|8)0\d\dS(?:-?\w+)?$/i, ([, side]) => `L_Sunlord_SWPA${side}0xxS`],
  [/^(?:L_)?(?:Sunlord_)?SWPA60\d\dS(?:-?\w+)?$/i, () => "L_Sunlord_SWPA60xxS"],
  [/^(?:L_)?(?:Coilcraft[-_])?X[AEF]L40(20|30|40)(?:[-_]\w+)?$/i, ([, height]) => `L_Coilcraft_XxL40${height}`],
  [/^(?:L_)?(?:Coilcraft[-_])?X[AEF]L50(30)(?:[-_]\w+)?$/i, () => "L_Coilcraft_XAL5030"],
  [/^(?:L_)?(?:Coilcraft[-_])?XAL60\d\d(?:[-_]\w+)?$/i, () => "L_Coilcraft_XAL60xx_6.36x6.56mm"],
  [
    /^(?:L_)?(?:Vishay[-_])?IHLP-?(1212|1616|2020|2525|4040|5050|6767)(?:[A-Z]{2})?(?:[-_]?\w+)?$/i,
    ([, size]) => `L_Vishay_IHLP-${size}`,
  ],
  [/^(?:L_)?WE-(MAPI-\d{4}|HCI-\d{4}|HCM-\d{4})$/i, ([, series = ""]) => `L_Wuerth_${series.toUpperCase()}`],
  [
    /^(?:L_)?MAPI-(1610|2010|2506|2508|2510|2512|3010|3012|3015|3020|4020|4030)$/i,
    ([, series]) => `L_Wuerth_MAPI-${series}`,
  ],
  [/^(?:L_)?WE-PDF$/i, () => "L_Wuerth_WE-PDF"],
  [
    /^(?:L_)?(?:Bourns[-_])?SRN(4018|6045TA|8040TA)(?:-\w+)?$/i,
    ([, series = ""]) => `L_Bourns${series === "4018" ? "-" : "_"}SRN${series.toUpperCase()}`,
  ],
  [/^L_2016_MM$/i, () => "L_Murata_LQH2MCNxxxx02_2.0x1.6mm"],
];

const SQUARE_COILS: Readonly<Record<string, string>> = {
  "3.0": "L_Taiyo-Yuden_NR-30xx",
  "4.0": "L_Taiyo-Yuden_NR-40xx",
  "6.0": "L_Taiyo-Yuden_NR-60xx",
  "8.0": "L_Taiyo-Yuden_NR-80xx",
};

function agreeing(name: string | undefined, metric: string | undefined): string | undefined {
  return name?.endsWith(`_${metric}Metric`) ? name : undefined;
}
