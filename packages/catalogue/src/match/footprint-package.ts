/** The package that a footprint's or a part's name speaks of: a family that is comparable, and its pins. */
export interface ComparablePackage {
  readonly family: string;
  /** Absent where the name does not say: "SOIC". */
  readonly pins?: number;
}

/** Names of one family in the words of makers and libraries; the longest name wins. */
const FAMILIES: readonly (readonly [family: string, names: string])[] = [
  ["TSSOP", "HTSSOP TSSOP"],
  ["MSOP", "MSOP VSSOP HVSSOP UMAX"],
  ["SSOP", "SSOP QSOP"],
  ["SO", "SOIC HSOIC SOP HSOP SO ESOP SOICN SOIJ SOG"],
  ["DIP", "PDIP CDIP SPDIP CERDIP DIP DIL"],
  ["QFP", "LQFP TQFP PQFP HTQFP QFP VQFP MQFP"],
  ["DFN", "WSON VSON USON SON DFN UDFN WDFN VDFN TDFN X2SON UFDFPN"],
  ["QFN", "HVQFN VQFN WQFN UQFN TQFN LQFN UFQFPN VFQFPN QFN MLF VFQFN UFQFN"],
  ["BGA", "TFBGA UFBGA LFBGA VFBGA CABGA FBGA PBGA BGA CSFBGA CSBGA UCBGA CABGA"],
  ["WLCSP", "WLCSP DSBGA CSP UCSP"],
  ["PLCC", "PLCC CLCC"],
  ["LGA", "LGA"],
  ["MULTIWATT", "MULTIWATT"],
  ["MODULE", "MODULE"],
];

/** Outlines that are named by number, with their pins where nothing more is said. */
const OUTLINES: readonly (readonly [pattern: RegExp, family: string, pins: number])[] = [
  [/SOT-?23-?THIN-?(\d)|T?SOT-?23-([3568])|SOT-?25|SOT-?26|SOT-?23(?!\d)|TO-?236/, "SOT-23", 3],
  [/SOT-?223/, "SOT-223", 3],
  [/SOT-?89(?:-(\d))?/, "SOT-89", 3],
  [/SOT-?143/, "SOT-143", 4],
  [/SOT-?353|SC-?70-?5|SC-?88A/, "SC-70", 5],
  [/SOT-?363|SC-?70-?6|SC-?88(?!A)/, "SC-70", 6],
  [/SOT-?323|SC-?70(?:-?3)?(?!-?[56])/, "SC-70", 3],
  [/SOT-?563/, "SOT-563", 6],
  [/SOT-?553/, "SOT-563", 5],
  [/TO-?92/, "TO-92", 3],
  [/TO-?220(?:-(\d))?/, "TO-220", 3],
  [/TO-?126/, "TO-126", 3],
  [/TO-?252(?:-(\d))?|(?<![A-Z\d])DPAK/, "TO-252", 3],
  [/TO-?263(?:-(\d))?|D2PAK|DDPAK/, "TO-263", 3],
  [/SOD-?123/, "SOD-123", 2],
  [/SOD-?323/, "SOD-323", 2],
  [/SOD-?523/, "SOD-523", 2],
  [/DO-?214AC|(?<![A-Z])SMA(?![A-Z])/, "SMA", 2],
  [/DO-?214AA|(?<![A-Z])SMB(?![A-Z])/, "SMB", 2],
  [/DO-?214AB|(?<![A-Z])SMC(?![A-Z])/, "SMC", 2],
  [/DO-?35/, "DO-35", 2],
  [/DO-?41/, "DO-41", 2],
  [/DO-?201/, "DO-201AD", 2],
  [/LED[-_]?(?:WS2812B|5050)|WS2812B|5050/, "LED-5050", 4],
];

const NAMED = FAMILIES.flatMap(([family, names]) => names.split(" ").map((name) => ({ family, name }))).sort(
  (one, other) => other.name.length - one.name.length,
);

/** Undefined for names that speak of no package: "MyLib:U7". */
export function packageOf(name: string): ComparablePackage | undefined {
  const text = name.slice(name.indexOf(":") + 1).toUpperCase();
  for (const [pattern, family, usual] of OUTLINES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const said =
      match.slice(1).find((group) => group !== undefined) ??
      { "SOT-25": "5", SOT25: "5", "SOT-26": "6", SOT26: "6" }[match[0]];
    return { family, pins: said === undefined ? usual : Number(said) };
  }
  for (const { family, name: word } of NAMED) {
    const match = new RegExp(`(?<![A-Z])${word}(?:[-_]?(\\d{1,3})(?![\\d.]))?(?![A-Z]{3})`).exec(text);
    if (!match) continue;
    const pins = match[1] ?? /(?:-|_)(\d{1,3})(?:N|PIN)?$/.exec(text)?.[1];
    return { family, ...(pins !== undefined && { pins: Number(pins) }) };
  }
  return undefined;
}

export function samePackage(one: ComparablePackage, other: ComparablePackage): boolean {
  return one.family === other.family && (one.pins === undefined || other.pins === undefined || one.pins === other.pins);
}

/** Sizes of two-pad chips in hundredths of an inch, from KiCad's, EasyEDA's and Eagle's names: "R_0402_1005Metric", "C0603". */
export function chipSize(footprint: string): string | undefined {
  const text = footprint.slice(footprint.indexOf(":") + 1);
  return /(?<!\d)(01005|0201|0402|0603|0805|1008|1206|1210|1218|1806|1812|2010|2512|2920)(?!\d)/.exec(text)?.[1];
}
