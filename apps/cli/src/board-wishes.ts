import { fromMil, fromMm, type Size } from "@tracewright/board";
import { Refusal } from "./refusal.ts";

/** What the board of a schematic alone is to be like; absent: as proposed. */
export interface BoardWishes {
  readonly size?: Size;
  readonly copperLayers?: 2 | 4;
  /** File that says which parts get which footprints. */
  readonly footprintMap?: string;
  /** Parts that nobody knows the footprint of get one made up from their pins; else they refuse the board. */
  readonly allowsStandIns: boolean;
}

const MIN_SIDE_MM = 5;
const MAX_SIDE_MM = 500;

/** "60x40", "60x40mm", "2400x1600mil". */
export function parseOutline(text: string | undefined): Size | undefined {
  if (text === undefined) return undefined;
  const [, width, height, unit] = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|mil)?$/i.exec(text.trim()) ?? [];
  const toNm = unit?.toLowerCase() === "mil" ? fromMil : fromMm;
  const size = { width: toNm(Number(width)), height: toNm(Number(height)) };
  const isSensible = [size.width, size.height].every(
    (side) => side >= fromMm(MIN_SIDE_MM) && side <= fromMm(MAX_SIDE_MM),
  );
  if (width === undefined || !isSensible)
    throw new Refusal(
      `--outline takes width x height, as in 60x40 or 2400x1600mil, each side ${MIN_SIDE_MM} to ${MAX_SIDE_MM} mm; it was given "${text}".`,
    );
  return size;
}

export function parseStandIns(text: string | undefined): boolean {
  if (text !== undefined && text !== "yes" && text !== "no")
    throw new Refusal(`--stand-ins takes yes or no; it was given "${text}".`);
  return text !== "no";
}

export function parseLayers(text: string | undefined): 2 | 4 | undefined {
  if (text === undefined) return undefined;
  if (text !== "2" && text !== "4") throw new Refusal(`--layers takes 2 or 4; it was given "${text}".`);
  return text === "2" ? 2 : 4;
}
