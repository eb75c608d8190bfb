/** The grid of the canvas: which there are, how it is read back, and how many of its lines are shown. */
import { MAX_COORDINATE, type Nm, toMil, toMm } from "@tracewright/geometry";
import { FIRST_GRID } from "../editing/use-viewer.ts";
import type { LengthUnit } from "../texts/format-length.ts";

export type GridStyle = "dots" | "lines";
export const GRID_STYLES: readonly GridStyle[] = ["dots", "lines"];

export interface GridSettings {
  readonly isVisible: boolean;
  readonly style: GridStyle;
  /** Distance of its lines. */
  readonly size: Nm;
  /** What the pointer snaps to: a distance of its own, or the grid's. */
  readonly snap: Nm | "grid";
  readonly isSnapping: boolean;
}

export const FIRST_GRID_SETTINGS: GridSettings = {
  isVisible: true,
  style: "dots",
  size: FIRST_GRID,
  snap: "grid",
  isSnapping: true,
};

/** Coarse first, as they are stepped through: those in mils and those in millimetres. */
export const GRID_SIZES: Readonly<Record<LengthUnit, readonly Nm[]>> = {
  mil: [100, 50, 25, 20, 10, 5, 2, 1].map((mil) => mil * 25_400),
  mm: [5, 2.5, 1.27, 1, 0.635, 0.5, 0.25, 0.2, 0.1, 0.05, 0.025, 0.01].map((mm) => Math.round(mm * 1e6)),
};

/** Lines nearer than this are left out, pixels. */
const MIN_PIXELS = 10;
/** Ways to leave lines out that a person still counts by. */
const STRIDES = [1, 2, 5];

export function readGridSettings(text: string | undefined): GridSettings {
  let stored: Partial<Record<keyof GridSettings, unknown>> = {};
  try {
    stored = { ...JSON.parse(text ?? "{}") };
  } catch {
    // Somebody else's text: the first settings hold.
  }
  const isLength = (value: unknown): value is Nm =>
    Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_COORDINATE;
  const first = FIRST_GRID_SETTINGS;
  return {
    isVisible: typeof stored.isVisible === "boolean" ? stored.isVisible : first.isVisible,
    style: GRID_STYLES.find((known) => known === stored.style) ?? first.style,
    size: isLength(stored.size) ? stored.size : first.size,
    snap: isLength(stored.snap) ? stored.snap : first.snap,
    isSnapping: typeof stored.isSnapping === "boolean" ? stored.isSnapping : first.isSnapping,
  };
}

/** What tools snap to; 0: nothing. */
export function snapDistance({ isSnapping, snap, size }: GridSettings): Nm {
  return isSnapping ? (snap === "grid" ? size : snap) : 0;
}

/** The next finer grid of the unit's list; `by` -1: the next coarser. At the end of the list it stays. */
export function stepGrid(size: Nm, unit: LengthUnit, by: 1 | -1): Nm {
  const sizes = GRID_SIZES[unit];
  const next = by === 1 ? sizes.find((other) => other < size) : sizes.findLast((other) => other > size);
  return next ?? size;
}

/** The distance of the lines that are drawn at so many pixels a millimetre: every second, fifth, tenth … where they are near. */
export function shownGrid(size: Nm, scale: number): Nm {
  for (let tens = 1; ; tens *= 10)
    for (const stride of STRIDES) if ((size * stride * tens * scale) / 1e6 >= MIN_PIXELS) return size * stride * tens;
}

/** As short as it is exact to a thousandth of a mil. */
export function wordGrid(size: Nm, unit: LengthUnit): string {
  return `${Number((unit === "mm" ? toMm(size) : toMil(size)).toFixed(unit === "mm" ? 5 : 3))} ${unit}`;
}
