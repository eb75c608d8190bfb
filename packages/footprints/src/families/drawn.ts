import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { exposedPad, pairOfLands, quadRows } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/**
 * Footprints that a person draws by measures, for parts that no library has: two pads, a row, two rows, four sides or a grid.
 * The name carries every measure, so that nothing else has to be kept of them:
 * `Dual-8_P1.27mm_Pad1.5x0.6mm_Span5.4mm_Body3.9x4.9mm`.
 */
export interface DrawnForm {
  readonly shape: "pair" | "row" | "dual" | "quad" | "grid";
  /** Of a grid as many as fill its columns. */
  readonly pads: number;
  /** Between the middles of neighbours, mm; of no meaning for a pair. */
  readonly pitch: number;
  /** Along the lead, which points away from the body, and across it, mm. */
  readonly padLength: number;
  readonly padWidth: number;
  /** Between the middles of opposite pads or rows, mm; of no meaning for a row and a grid. */
  readonly span: number;
  readonly body: { readonly width: number; readonly height: number };
  /** Diameter of the holes, mm; absent: pads on the surface. */
  readonly drill?: number;
  /** The pad under the body, mm; of two rows and four sides. */
  readonly exposedPad?: { readonly width: number; readonly height: number };
  /** Of a grid. */
  readonly columns?: number;
}

/** The impossible dimension and the reason, with numbers for the message. */
export interface DrawnProblem {
  readonly field: "pads" | "columns" | "pitch" | "padLength" | "padWidth" | "span" | "body" | "drill" | "exposedPad";
  readonly reason: "out-of-range" | "odd" | "pads-overlap" | "hole-fills-pad" | "pad-under-body-overlaps";
  readonly least?: number;
  readonly most?: number;
}

const SHAPES = { pair: "Pair", row: "Row", dual: "Dual", quad: "Quad", grid: "Grid" } as const;
const LIBRARY = "Drawn";
/** Least copper between neighbours, and around a hole, mm: what fabs make without asking. */
const GAP = 0.1;
const RING = 0.1;
const MAX_PADS = 1024;
const MAX_ROW = 200;
const LENGTHS = { least: 0.1, most: 150 } as const;

/** "Drawn:Dual-8_P1.27mm_…", of a form without problems. */
export function drawnName(form: DrawnForm): string {
  const { shape, pads, pitch, padLength, padWidth, span, body, drill, exposedPad, columns } = form;
  const mm = (value: number) => `${Number(value.toFixed(3))}`;
  const count = shape === "grid" ? `${columns ?? 1}x${Math.ceil(pads / (columns ?? 1))}` : `${pads}`;
  return [
    `${LIBRARY}:${SHAPES[shape]}-${count}`,
    ...(shape === "pair" ? [] : [`P${mm(pitch)}mm`]),
    `Pad${mm(padLength)}x${mm(padWidth)}mm`,
    ...(shape === "row" || shape === "grid" ? [] : [`Span${mm(span)}mm`]),
    `Body${mm(body.width)}x${mm(body.height)}mm`,
    ...(drill === undefined ? [] : [`D${mm(drill)}mm`]),
    ...(exposedPad ? [`EP${mm(exposedPad.width)}x${mm(exposedPad.height)}mm`] : []),
  ].join("_");
}

/** What of the measures cannot be, each field once; none where the footprint can be drawn. */
export function problemsOfForm(form: DrawnForm): DrawnProblem[] {
  const { shape, pads, pitch, padLength, padWidth, span, body, drill, exposedPad, columns } = form;
  const found = new Map<DrawnProblem["field"], DrawnProblem>();
  const tell = (problem: DrawnProblem) => {
    if (!found.has(problem.field)) found.set(problem.field, problem);
  };
  const range = (field: DrawnProblem["field"], value: number, least: number, most: number) => {
    if (!(value >= least && value <= most)) tell({ field, reason: "out-of-range", least, most });
  };
  const isWhole = Number.isInteger(pads);
  range("pads", isWhole ? pads : Number.NaN, ...COUNTS[shape]);
  if (isWhole && (shape === "dual" || shape === "quad") && pads % (shape === "dual" ? 2 : 4) !== 0)
    tell({ field: "pads", reason: "odd", least: shape === "dual" ? 2 : 4 });
  if (shape === "grid") range("columns", Number.isInteger(columns) ? (columns ?? 0) : Number.NaN, 1, 64);
  if (shape !== "pair") range("pitch", pitch, LENGTHS.least, LENGTHS.most);
  range("padLength", padLength, LENGTHS.least, LENGTHS.most);
  range("padWidth", padWidth, LENGTHS.least, LENGTHS.most);
  if (shape === "pair" || shape === "dual" || shape === "quad") range("span", span, LENGTHS.least, LENGTHS.most);
  range("body", Math.min(body.width, body.height), LENGTHS.least, LENGTHS.most);
  range("body", Math.max(body.width, body.height), LENGTHS.least, LENGTHS.most);
  if (drill !== undefined) {
    range("drill", drill, LENGTHS.least, 20);
    if (drill > Math.min(padLength, padWidth) - 2 * RING)
      tell({ field: "drill", reason: "hole-fills-pad", most: Math.min(padLength, padWidth) - 2 * RING });
  }
  const across = shape === "grid" ? Math.max(padLength, padWidth) : padWidth;
  if (shape !== "pair" && pads > 1 && pitch < across + GAP)
    tell({ field: "pitch", reason: "pads-overlap", least: across + GAP });
  if ((shape === "pair" || shape === "dual" || shape === "quad") && span < padLength + GAP)
    tell({ field: "span", reason: "pads-overlap", least: padLength + GAP });
  if (shape === "quad" && (pads / 4 - 1) * pitch + padWidth > span - padLength - GAP)
    tell({ field: "span", reason: "pads-overlap", least: (pads / 4 - 1) * pitch + padWidth + padLength + GAP });
  if (exposedPad) {
    const room = span - padLength - 2 * GAP;
    const isTooLarge = exposedPad.width > room || (shape === "quad" && exposedPad.height > room);
    range("exposedPad", Math.min(exposedPad.width, exposedPad.height), LENGTHS.least, LENGTHS.most);
    if (isTooLarge) tell({ field: "exposedPad", reason: "pad-under-body-overlaps", most: room });
  }
  return [...found.values()];
}

const COUNTS: Readonly<Record<DrawnForm["shape"], readonly [least: number, most: number]>> = {
  pair: [2, 2],
  row: [1, MAX_ROW],
  dual: [2, 2 * MAX_ROW],
  quad: [4, 4 * MAX_ROW],
  grid: [1, MAX_PADS],
};

const NUMBER = "(\\d+(?:\\.\\d{1,3})?)";
const NAME = new RegExp(
  `^(Pair|Row|Dual|Quad|Grid)-(\\d{1,4})(?:x(\\d{1,4}))?(?:_P${NUMBER}mm)?_Pad${NUMBER}x${NUMBER}mm(?:_Span${NUMBER}mm)?_Body${NUMBER}x${NUMBER}mm(?:_D${NUMBER}mm)?(?:_EP${NUMBER}x${NUMBER}mm)?$`,
);

export const drawn: Family = {
  names: [],
  build: (name) => {
    const form = readName(name);
    // Every footprint has one name, so that what is compared by name is compared by measures.
    const isIt = form && problemsOfForm(form).length === 0 && drawnName(form) === `${LIBRARY}:${name}`;
    return isIt ? build(name, form) : undefined;
  },
};

function readName(name: string): DrawnForm | undefined {
  const [, kind = "", first, second, ...measures] = NAME.exec(name) ?? [];
  const shape = (Object.keys(SHAPES) as DrawnForm["shape"][]).find((key) => SHAPES[key] === kind);
  if (!shape || (shape === "grid") !== (second !== undefined)) return undefined;
  const [pitch = 0, padLength = 0, padWidth = 0, span = 0, width = 0, height = 0, drill, epWidth, epHeight] =
    measures.map((text) => (text === undefined ? undefined : Number(text)));
  const columns = Number(first);
  return {
    shape,
    pads: shape === "grid" ? columns * Number(second) : Number(first),
    pitch,
    padLength,
    padWidth,
    span,
    body: { width, height },
    ...(drill !== undefined && { drill }),
    ...(epWidth !== undefined && epHeight !== undefined && { exposedPad: { width: epWidth, height: epHeight } }),
    ...(shape === "grid" && { columns }),
  };
}

const WORDS = { pair: "two pads", row: "a row", dual: "two rows", quad: "four sides", grid: "a grid" } as const;

function build(name: string, form: DrawnForm): LandPattern {
  const { shape, pads, body, drill, exposedPad: under } = form;
  const lands = LANDS[shape](form).map((land, index): Land => {
    if (drill === undefined) return land;
    return { ...land, drill, shape: index === 0 ? "rect" : land.width === land.height ? "circle" : "oval" };
  });
  return {
    name,
    library: LIBRARY,
    description: `${pads} ${pads === 1 ? "pad" : "pads"} in ${WORDS[shape]}`,
    source: "drawn by measures",
    mount: drill === undefined ? "smd" : "through-hole",
    lands: [...lands, ...(under ? exposedPad(`${pads + 1}`, under.width, under.height, false) : [])],
    body: bodyAbout(body.width, body.height),
    courtyardExcess: drill === undefined ? 0.25 : 0.5,
    mark: shape === "pair" ? "none" : "pin-1",
  };
}

const LANDS: Readonly<Record<DrawnForm["shape"], (form: DrawnForm) => Land[]>> = {
  pair: (form) => pairOfLands(spanOf(form)),
  row: ({ pads, pitch, padLength, padWidth }) =>
    Array.from({ length: pads }, (_, index) => ({
      pin: `${index + 1}`,
      x: 0,
      y: (index - (pads - 1) / 2) * pitch,
      width: padLength,
      height: padWidth,
    })),
  dual: (form) => {
    const rows = form.pads / 2;
    const size = { width: form.padLength, height: form.padWidth };
    return Array.from({ length: form.pads }, (_, index) => {
      const isLeft = index < rows;
      const row = isLeft ? index : form.pads - 1 - index;
      return {
        pin: `${index + 1}`,
        x: (isLeft ? -form.span : form.span) / 2,
        y: (row - (rows - 1) / 2) * form.pitch,
        ...size,
      };
    });
  },
  quad: (form) => {
    const row = { count: form.pads / 4, span: spanOf(form) };
    return quadRows(row, row, form.pitch);
  },
  grid: ({ pads, pitch, padLength, padWidth, columns = 1 }) => {
    const rows = Math.ceil(pads / columns);
    return Array.from({ length: pads }, (_, index) => ({
      pin: `${rowLetters(Math.floor(index / columns))}${(index % columns) + 1}`,
      x: ((index % columns) - (columns - 1) / 2) * pitch,
      y: (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
      width: padLength,
      height: padWidth,
      ...(padLength === padWidth && { shape: "circle" as const }),
    }));
  },
};

function spanOf({ span, padLength, padWidth }: DrawnForm) {
  return { outer: span + padLength, inner: span - padLength, breadth: padWidth };
}

/** JEDEC's letters for rows of balls: I, O, Q, S, X and Z are left out. */
const ROWS = "ABCDEFGHJKLMNPRTUVWY";

function rowLetters(index: number): string {
  const [high, low] = [Math.floor(index / ROWS.length), index % ROWS.length];
  return `${high > 0 ? (ROWS[high - 1] ?? "") : ""}${ROWS[low] ?? ""}`;
}
