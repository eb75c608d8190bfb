import { growBox, nestRings, type Polygon, traceInk } from "@tracewright/geometry";
import { type DrawnText, drawnBox, drawnSolids } from "./drawn-solids.ts";
import type { TextStyle } from "./text-style.ts";

/** So finely the borders of letters are followed: by parts of their pen, or where they have none, of their height. */
const STEPS_OF_PEN = 8;
const STEPS_OF_HEIGHT = 80;

/**
 * A box with letters cut out of it, as KiCad 8 draws them: it reaches past their ink by half the pen or a ninth of their height,
 * whichever is more. `letters`: unturned.
 */
export function knockOut(letters: DrawnText, { size }: Pick<TextStyle, "size">): readonly Polygon[] {
  const ink = drawnBox(letters);
  if (!ink) return [];
  const margin = Math.max(Math.round(letters.thickness / 2), Math.round(size.height / 9), 1);
  const { minX, minY, maxX, maxY } = growBox(ink, margin);
  const box = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  const step = letters.thickness > 0 ? letters.thickness / STEPS_OF_PEN : size.height / STEPS_OF_HEIGHT;
  return nestRings([box, ...traceInk(drawnSolids(letters), step)]);
}
