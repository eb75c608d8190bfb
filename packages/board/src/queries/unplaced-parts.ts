import { locateInPolygon } from "@tracewright/geometry";
import { padPosition } from "../copper/pad-solids.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import { boardOutline } from "./board-outline.ts";

/** Those of `parts` that were never placed or have a pad outside the outline. */
export function unplacedParts(board: Board, parts: readonly Footprint[]): readonly Footprint[] {
  const isOutside = outsideTest(board);
  return parts.filter((part) => part.placed === false || part.pads.some((pad) => isOutside(padPosition(part, pad))));
}

/** Those of `parts` that stand nowhere on the board. */
export function partsBesideBoard(board: Board, parts: readonly Footprint[]): readonly Footprint[] {
  const isOutside = outsideTest(board);
  return parts.filter((part) => part.placed === false || part.pads.every((pad) => isOutside(padPosition(part, pad))));
}

function outsideTest(board: Board): (point: { x: number; y: number }) => boolean {
  const { areas } = boardOutline(board);
  return (point) => areas.every((area) => locateInPolygon(point, area) === "outside");
}
