/**
 * Package families as datasheets write them, in the words of JEDEC and of the makers. Longer names stand before those
 * they end with, so that "TSSOP" is not read as "SOP".
 */
const FAMILIES = [
  "HTSSOP", "TSSOP", "HVSSOP", "VSSOP", "TVSOP", "HSSOP", "SSOP", "MSOP", "QSOP", "HSOP", "ESOP", "SOP", "HSOIC", "SOIC", "SOJ", "SO",
  "SPDIP", "PDIP", "CDIP", "CERDIP", "SDIP", "DIP", "SIP", "PLCC", "CLCC", "LCC",
  "HTQFP", "HLQFP", "LQFP", "TQFP", "PQFP", "MQFP", "VQFP", "QFP",
  "HVQFN", "HWQFN", "UFQFPN", "VFQFPN", "X2QFN", "XQFN", "UQFN", "WQFN", "VQFN", "TQFN", "LQFN", "VFQFN", "UFQFN", "MLF", "VMLF", "QFN",
  "X2SON", "USON", "WSON", "VSON", "SON", "UDFN", "WDFN", "TDFN", "VDFN", "XDFN", "DFN",
  "UFBGA", "TFBGA", "LFBGA", "VFBGA", "CABGA", "UCBGA", "CSFBGA", "FBGA", "PBGA", "DSBGA", "BGA", "WLCSP", "WCSP", "UCSP", "CSP", "WLP", "LGA",
  "SOT-23-THIN", "SOT", "TSOT", "SC-70", "SC70", "SC-88", "SC-59", "SC-89", "SOD", "TO", "D2PAK", "DDPAK", "DPAK", "TSOP", "USOT", "SM",
] as const; // biome-ignore format: a list to look things up in

const FAMILY = [...FAMILIES].sort((one, other) => other.length - one.length).join("|");

/** Outlines whose number names the outline and no count of pins: "SOT-23", "TO-220", "SC-70". */
const NUMBERED = /^(?:T?SOT|USOT|SC|TO|SOD|SM)$/;

/** The pins that such an outline has where nothing further is said ("SOT-23-5" says). */
const OUTLINE_PINS: Readonly<Record<string, number>> = {
  "SOT-23": 3,
  "SOT-323": 3,
  "SOT-353": 5,
  "SOT-363": 6,
  "SOT-223": 4,
  "SOT-89": 4,
  "SOT-553": 5,
  "SOT-563": 6,
  "SC-59": 3,
  "TO-92": 3,
  "TO-220": 3,
};

export interface ReadPackage {
  readonly text: string;
  readonly family: string;
  readonly pinCount?: number;
  readonly start: number;
}

const PATTERN = new RegExp(
  // "8-Lead SOIC", "16-pin TSSOP"
  `(?<![A-Za-z0-9])(?:(?<before>\\d{1,4})[\\s-]?(?:[Ll]eads?|LEADS?|[Pp]ins?|PINS?|[Bb]alls?|BALLS?|[Bb]umps?|[Tt]erminals?|[Ll]d|L)?[\\s-]+(?:(?:[Pp]lastic|[Nn]arrow|[Ww]ide|[Tt]hin|[Ss]mall|[Ss]hrink|[Bb]ody)\\s+)*)?` +
    // "SOT-23-5", "SOIC (16)", "LQFP-48", "QFN32", "TO-220"
    `(?<family>${FAMILY})(?:[\\s-]?(?<first>\\d{1,4}[A-Z]?))?(?:[\\s-](?<second>\\d{1,3})(?![\\d.]))?(?:\\s?\\((?<bracket>\\d{1,4})\\))?` +
    `(?:[\\s-](?<after>\\d{1,4})(?:-lead|-pin|\\s?L(?![a-z])))?(?![A-Za-z])`,
  "g",
);

/** All packages that a text names. "TO", "SO" and "SM" by themselves are words. */
export function readPackages(text: string): ReadPackage[] {
  const found: ReadPackage[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const { before, family = "", first, second, bracket, after } = match.groups ?? {};
    const numbered = NUMBERED.test(family);
    if (numbered && first === undefined) continue;
    if (family === "SO" && first === undefined && before === undefined && bracket === undefined) continue;
    const outline = numbered ? `${family}-${first}` : family;
    const said = bracket ?? before ?? after ?? (numbered ? second : first);
    const count = said === undefined ? OUTLINE_PINS[outline.replace(/^T?USOT/, "SOT")] : Number.parseInt(said, 10);
    const isCount = count !== undefined && count >= 2 && count <= 2_000;
    found.push({
      text: match[0].trim(),
      family: outline.replace("SC70", "SC-70"),
      ...(isCount && { pinCount: count }),
      start: match.index,
    });
  }
  return found;
}

/** Whether a heading names packages and nothing else: "DIP, SO", "TSSOP", "LQFP48". */
export function isPackageHeading(text: string): boolean {
  const parts = text.split(/[,/;&]|\band\b/).map((part) => part.trim());
  return parts.every((part) => part !== "" && wholePackage(part));
}

function wholePackage(part: string): boolean {
  if (/^(?:SO|SM)$/.test(part)) return part === "SO";
  const [found] = readPackages(part);
  return (
    found !== undefined &&
    found.text.length === part.replace(/\(\d+\)$/, "").trim().length + (found.text.match(/\(\d+\)$/)?.[0].length ?? 0)
  );
}
