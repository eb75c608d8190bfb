/** Inch sizes of chips by the metric ones that IPC-7351 writes, body lengths and breadths in tenths of a millimetre. */
export const INCHES: Readonly<Record<string, string>> = {
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

/** Sizes that no name in inches is usual for, besides. */
export const METRIC: Readonly<Record<string, string>> = { ...INCHES, "2016": "0806", "2520": "1008" };

export const CHIP_KINDS: Readonly<Record<string, string>> = {
  R: "R",
  C: "C",
  L: "L",
  FB: "L",
  D: "D",
  LED: "LED",
  F: "Fuse",
};

export const TANTALUM: Readonly<Record<string, string>> = {
  "3216": "CP_EIA-3216-18_Kemet-A",
  "3528": "CP_EIA-3528-21_Kemet-B",
  "6032": "CP_EIA-6032-28_Kemet-C",
  "7343": "CP_EIA-7343-31_Kemet-D",
};

/** Letters of cases by EIA-535BAAC. */
export const CASES: Readonly<Record<string, string>> = { A: "3216", B: "3528", C: "6032", D: "7343" };
