/** Papers that drawings are put on, landscape: width and height in millimetres (ISO 216; ANSI/ASME Y14.1). */
export const PAPERS = {
  A4: [297, 210],
  A3: [420, 297],
  A2: [594, 420],
  A1: [841, 594],
  A0: [1189, 841],
  Letter: [279.4, 215.9],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type PaperName = keyof typeof PAPERS;

export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Papers that schematics name, beside the above. */
const SHEET_PAPERS: Readonly<Record<string, readonly [number, number]>> = {
  ...PAPERS,
  A5: [210, 148],
  A: [279.4, 215.9],
  B: [431.8, 279.4],
  C: [558.8, 431.8],
  D: [863.6, 558.8],
  E: [1117.6, 863.6],
  GERBER: [812.8, 812.8],
  USLetter: [279.4, 215.9],
  USLegal: [355.6, 215.9],
  USLedger: [431.8, 279.4],
};

/** The longest side of a paper that is taken from a file: beyond it the file is at fault, and the drawing goes on A4. */
const LONGEST_SIDE = 5_000;

/** The paper a schematic was drawn for, as KiCad names it: "A3", "A4 portrait", "User 431.8 279.4". */
export function sheetPaper(name: string | undefined): PaperSize | undefined {
  const [kind = "", ...rest] = (name ?? "").trim().split(/\s+/);
  if (kind === "User") {
    const [width = Number.NaN, height = Number.NaN] = rest.map(Number);
    const isSane = width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE;
    return isSane ? { width, height } : undefined;
  }
  const size = Object.hasOwn(SHEET_PAPERS, kind) ? SHEET_PAPERS[kind] : undefined;
  if (!size) return undefined;
  const [width, height] = size;
  return rest[0] === "portrait" ? { width: height, height: width } : { width, height };
}
