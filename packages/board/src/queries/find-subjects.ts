import type { Point } from "@tracewright/geometry";
import { padPosition } from "../copper/pad-solids.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { NetId } from "../records/ids.ts";
import { indexBoard, type PadOnBoard } from "./index-board.ts";

/** What remarks speak of, found on a board: parts, single pads of parts, nets. */
export interface FoundSubjects {
  readonly footprints: readonly Footprint[];
  readonly pads: readonly PadOnBoard[];
  readonly nets: readonly NetId[];
}

const PAD_OF_PART = /^(.+) (?:pad|pin) (\S+)$/;

/**
 * Finds the parts ("R5"), pads ("R5 pad 1") and nets ("GND") that a remark names; what the board does not have is
 * passed over.
 */
export function findSubjects(board: Board, subjects: readonly string[]): FoundSubjects {
  const { footprintsByReference, netByName } = indexBoard(board);
  const footprints: Footprint[] = [];
  const pads: PadOnBoard[] = [];
  const nets: NetId[] = [];
  for (const subject of subjects) {
    const named = footprintsByReference.get(subject);
    const net = netByName.get(subject);
    const [, reference = "", number] = PAD_OF_PART.exec(subject) ?? [];
    if (named) footprints.push(...named);
    else if (net) nets.push(net.id);
    else
      for (const footprint of footprintsByReference.get(reference) ?? []) {
        const own = footprint.pads.filter((pad) => pad.number === number);
        if (own.length > 0) pads.push(...own.map((pad) => ({ pad, footprint })));
        else footprints.push(footprint);
      }
  }
  return { footprints, pads, nets };
}

/** One place to look at for all that a remark names: its first pad, part or net; undefined where the board has none of it. */
export function placeOfSubjects(board: Board, subjects: readonly string[]): Point | undefined {
  const { footprints, pads, nets } = findSubjects(board, subjects);
  const [pad] = pads;
  if (pad) return padPosition(pad.footprint, pad.pad);
  if (footprints[0]) return footprints[0].position;
  const [onNet] = nets.flatMap((net) => indexBoard(board).padsByNet.get(net) ?? []);
  return onNet && padPosition(onNet.footprint, onNet.pad);
}
