import {
  type Board,
  footprintCourtyard,
  type Group,
  type ItemId,
  indexBoard,
  rigidMembers,
  trackSolids,
} from "@tracewright/board";
import { type Box, boxOfPoints, joinBoxes, solidBox } from "@tracewright/geometry";
import type { OpenConnection, OpenEnd } from "@tracewright/routing";

/** A port of a rigid block that no track can leave: what is in the way is the block's own, which no run changes. */
export interface EnclosedPort {
  readonly kind: "enclosed";
  readonly message: string;
  readonly block: string;
  /** "U3 pad 2". */
  readonly pad: string;
}

/** Undefined: the block is not why the connection is open. */
export function enclosedPort(board: Board, { from, to, reason }: OpenConnection): EnclosedPort | undefined {
  if (reason.kind !== "infeasible") return undefined;
  const members = rigidMembers(board);
  if (members.size === 0) return undefined;
  const { padById } = indexBoard(board);
  for (const end of [from, to]) {
    const part = padById.get(end.item as ItemId)?.footprint;
    const group = part && members.get(part.id);
    if (!group) continue;
    const isShutIn = reason.gap === undefined && reason.objects.length === 1 && reason.objects[0] === end.label;
    if (isShutIn || (reason.spot && isWithin(board, group, reason.spot))) return enclosed(end, group);
  }
  return undefined;
}

function enclosed({ label: pad }: OpenEnd, { name: block }: Group): EnclosedPort {
  return { kind: "enclosed", message: `${pad} cannot be reached from outside block ${block}`, block, pad };
}

function isWithin(board: Board, { members }: Group, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const inside = new Set(members);
  const boxes: readonly (Box | undefined)[] = [
    ...board.footprints
      .filter(({ id }) => inside.has(id))
      .flatMap((part) => {
        const { front, back } = footprintCourtyard(part);
        return [...front, ...back].map(({ outer }) => boxOfPoints(outer));
      }),
    ...board.tracks.filter(({ id }) => inside.has(id)).flatMap((track) => trackSolids(track).map(solidBox)),
  ];
  const box = joinBoxes(boxes.flatMap((one) => one ?? []));
  return box !== undefined && x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
}
