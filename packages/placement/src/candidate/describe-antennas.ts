import { antennaEnd, antennaModuleOf, type Board, type Footprint } from "@tracewright/board";
import { type Box, boxDistance, boxesTouch, boxOfPoints, placePoint, toMm } from "@tracewright/geometry";
import { isBoardFrame } from "../footprint/board-frame.ts";
import { claimRoom } from "../footprint/claimed-room.ts";
import { EDGE_SIDES, type EdgeSide, Rim } from "../footprint/rim.ts";
import { roomOnBoard } from "../problem/antenna-rooms.ts";
import type { Compromise } from "./placement-candidate.ts";

/** An antenna this near to the edge stands at it. */
const AT_EDGE = 1_000_000;

/**
 * The modules among the parts that have less room around their antenna than their maker asks for: what is asked, and
 * what is there.
 */
export function describeAntennas(board: Board, parts: readonly Footprint[]): Compromise[] {
  return parts.flatMap((part): Compromise[] => {
    const room = roomOnBoard(part);
    const end = endOnBoard(part);
    const asked = antennaModuleOf(part)?.room;
    if (!room || !end || !asked) return [];
    const near = nearestIn(board, { part, room, end });
    const ahead = boardBefore(board, room, end);
    const isInside = ahead !== undefined && ahead > AT_EDGE;
    if (!near && !isInside) return [];
    const found = [
      ...(near ? [`${near.reference} is ${mm(near.distance)} from it`] : []),
      ...(isInside ? [`the board extends ${mm(ahead)} in front of it`] : []),
    ].join(", and ");
    return [
      {
        reference: part.reference,
        kind: "antenna-room",
        message: `${part.reference}: its manufacturer requires ${mm(asked)} without copper and parts around an antenna that does not reach over the board edge; ${found}.`,
      },
    ];
  });
}

function mm(length: number): string {
  return `${toMm(length).toFixed(1)} mm`;
}

function endOnBoard(part: Footprint): Box | undefined {
  const end = antennaEnd(part);
  if (!end) return undefined;
  const corners = [
    { x: end.minX, y: end.minY },
    { x: end.maxX, y: end.minY },
    { x: end.maxX, y: end.maxY },
    { x: end.minX, y: end.maxY },
  ];
  return boxOfPoints(corners.map((corner) => placePoint(corner, part.position, part.rotation)));
}

/** The part in the room that is nearest to the end of the module, on either side of the board. */
function nearestIn(
  board: Board,
  { part, room, end }: { readonly part: Footprint; readonly room: Box; readonly end: Box },
): { readonly reference: string; readonly distance: number } | undefined {
  let nearest: { reference: string; distance: number } | undefined;
  for (const other of board.footprints) {
    if (other.id === part.id || other.pads.length === 0 || isBoardFrame(board, other)) continue;
    const { front, back } = claimRoom(board, other, { crowded: false });
    for (const claim of [front, back]) {
      if (!claim || !boxesTouch(claim, room)) continue;
      const distance = boxDistance(claim, end);
      if (!nearest || distance < nearest.distance) nearest = { reference: other.reference, distance };
    }
  }
  return nearest;
}

/** How far the board goes on before the middle of the end; undefined at odd angles, where the room has no front. */
function boardBefore(board: Board, room: Box, end: Box): number | undefined {
  const beyond = [end.minX - room.minX, room.maxX - end.maxX, end.minY - room.minY, room.maxY - end.maxY];
  const back = beyond.indexOf(0);
  if (back < 0) return undefined;
  const front: EdgeSide = EDGE_SIDES[back ^ 1]!;
  const along = front < 2 ? (end.minY + end.maxY) / 2 : (end.minX + end.maxX) / 2;
  const gap = new Rim(board).gapTo(front, along, [end.minX, end.maxX, end.minY, end.maxY][front]!);
  return Number.isFinite(gap) ? Math.max(0, gap) : undefined;
}
