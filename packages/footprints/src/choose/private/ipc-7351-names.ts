import { chipName } from "../chip-names.ts";
import type { NameRule } from "../name-rule.ts";
import { INCHES, TANTALUM } from "./sizes.ts";

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

/** Names by the grammar of IPC-7351. */
export const IPC_7351_NAMES: readonly NameRule[] = [
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
  // Balls, their pitch, columns and rows; along the body and across. Full grids alone say where the balls are.
  ...[true, false].map(
    (isUpright): NameRule => [
      /^BGA(\d+)[CN](\d+)P(\d+)X(\d+)_(\d+)X(\d+)X\d+[LMN]?$/,
      ([, balls, pitch, columns = "", rows = "", length, width]) => {
        const [across, along] = isUpright ? [columns, rows] : [rows, columns];
        const [short, long] = isUpright ? [length, width] : [width, length];
        return Number(columns) * Number(rows) === Number(balls)
          ? `BGA-${balls}_${Number(short) / 100}x${Number(long) / 100}mm_Layout${across}x${along}_P${Number(pitch) / 100}mm`
          : undefined;
      },
    ],
  ),
];
