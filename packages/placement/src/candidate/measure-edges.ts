import { type Board, type Footprint, type Intent, indexBoard } from "@tracewright/board";
import type { Box, Nm } from "@tracewright/geometry";
import { claimRoom } from "../footprint/claimed-room.ts";
import { findMouth } from "../footprint/mouth.ts";
import { EDGE_SIDES, type EdgeSide, Rim } from "../footprint/rim.ts";

/** How one part that belongs to the edge stands. */
export interface EdgeStanding {
  readonly reference: string;
  /** From its mouth, or from the nearest side of one that is plugged in from above, to the rim; negative: it reaches over. */
  readonly gap: Nm;
  readonly atEdge: boolean;
  /** Its mouth, where it has one, opens out of the board and not across it. */
  readonly facesOut: boolean;
}

/** A mouth this far inside still can be reached; an upright connector's claim ends where copper has to. */
const REACHABLE: Nm = 1_000_000;
const SAMPLES = [0.1, 0.5, 0.9] as const;

/** Where the parts of the edge intents stand against the true outline, in the order of the intents. */
export function measureEdges(board: Board, intents: readonly Intent[]): readonly EdgeStanding[] {
  const { footprintsByReference } = indexBoard(board);
  const rim = new Rim(board);
  const inset = Math.max(0, board.rules.copperToEdge);
  return intents.flatMap((intent): EdgeStanding[] => {
    const footprint = intent.kind === "edge" ? footprintsByReference.get(intent.part)?.[0] : undefined;
    const room = footprint && claimRoom(board, footprint, { crowded: false })[footprint.side];
    if (!footprint || !room) return [];
    return [{ reference: footprint.reference, ...standingOf(rim, footprint, room, inset) }];
  });
}

function standingOf(rim: Rim, footprint: Footprint, room: Box, inset: number): Omit<EdgeStanding, "reference"> {
  const gaps = EDGE_SIDES.map((side) => gapOfBox(rim, room, side));
  const nearest = Math.min(...gaps);
  const mouth = findMouth(footprint);
  if (!mouth) return { gap: nearest, atEdge: nearest <= REACHABLE + inset, facesOut: true };
  const gap = leastGap(rim, mouth.side, mouth);
  const atEdge = gap <= REACHABLE;
  return { gap, atEdge, facesOut: atEdge || gaps[mouth.side]! <= nearest + REACHABLE };
}

function gapOfBox(rim: Rim, { minX, minY, maxX, maxY }: Box, side: EdgeSide): number {
  const [from, to] = side < 2 ? [minY, maxY] : [minX, maxX];
  return leastGap(rim, side, { line: [minX, maxX, minY, maxY][side]!, from, to });
}

/** Along a slanting rim the corner that comes nearest counts. */
function leastGap(rim: Rim, side: EdgeSide, { line, from, to }: { line: number; from: number; to: number }): number {
  return SAMPLES.map((share) => rim.gapTo(side, from + share * (to - from), line)).reduce((a, b) =>
    Math.abs(b) < Math.abs(a) ? b : a,
  );
}
