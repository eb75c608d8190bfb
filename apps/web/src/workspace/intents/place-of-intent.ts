import { type Board, indexBoard, type PinName, padPosition } from "@tracewright/board";
import { type Box, boxOfPoints } from "@tracewright/geometry";
import { type Intent, instancesOf, partsOf } from "./arrange-intents.ts";

/** What the canvas points out of an intent: its parts and pins, a line for each nearness, and the border of its area. */
export interface PointedOut {
  readonly items: readonly string[];
  readonly lines: readonly { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number }[];
  /** Around the parts' own places, nanometres; undefined where the board has none of them. */
  readonly box: Box | undefined;
}

/** Where an intent is on this very board, which may be a candidate or the picture of a run. */
export function placeOfIntent(board: Board, intent: Intent): PointedOut {
  const { footprintsByReference } = indexBoard(board);
  const footprints = partsOf(intent).flatMap((reference) => footprintsByReference.get(reference) ?? []);
  const hasPins = intent.links.length + intent.pins.length > 0;
  const named = [...intent.pins, ...intent.links.flatMap(({ from, to }) => [from, to])];
  const pads = named.flatMap((pin) => findPads(board, pin));
  // Where pins are meant, a whole circuit lit up would hide which of them.
  const small = footprints.filter(({ reference }) => !hasPins || reference === intent.part);
  const ends = [
    ...intent.links.map(({ from, to }) => [from, to] as const),
    ...intent.pins.map((pin, index) => [pin, intent.pins[(index + 1) % intent.pins.length] ?? pin] as const),
  ];
  const corners = intent.area ?? [];
  return {
    items: [...small.map(({ id }) => id), ...pads.map(({ id }) => id)],
    lines: [
      ...ends.flatMap(([from, to]) => {
        const [a, b] = [findPads(board, from)[0], findPads(board, to)[0]];
        return a && b ? [{ ax: a.at.x, ay: a.at.y, bx: b.at.x, by: b.at.y }] : [];
      }),
      ...corners.map(({ x, y }, index) => {
        const next = corners[(index + 1) % corners.length] ?? { x, y };
        return { ax: x, ay: y, bx: next.x, by: next.y };
      }),
    ],
    box: boxOfPoints(
      instancesOf(intent).length > 0 || !hasPins
        ? [...footprints.map(({ position }) => position), ...corners]
        : [...pads.map(({ at }) => at), ...small.map(({ position }) => position)],
    ),
  };
}

function findPads(board: Board, { reference, pad }: PinName) {
  const footprints = indexBoard(board).footprintsByReference.get(reference) ?? [];
  return footprints.flatMap((footprint) =>
    footprint.pads
      .filter(({ number, net }) => number === pad && net !== undefined)
      .map((found) => ({ id: found.id, at: padPosition(footprint, found) })),
  );
}
