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
];

const SOT_SC70: Readonly<Record<string, string>> = {
  "323": "SOT-323_SC-70",
  "353": "SOT-353_SC-70-5",
  "363": "SOT-363_SC-70-6",
};
