import { type Board, indexBoard, type NetId, padPosition } from "@tracewright/board";
import { boxOfPoints } from "@tracewright/geometry";
import type { Marks } from "@tracewright/rendering";

/** A place of the board that the canvas jumps to, with what is highlighted there; nanometres. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly items: readonly string[];
  readonly nets: readonly string[];
  /** What is marked there beside the items: why a connection is open. */
  readonly marks?: Marks;
  /** The view moves there as large as it is. */
  readonly keepsZoom?: true;
}

/** What a list beside the canvas points at. */
export interface Pointed {
  readonly items: readonly string[];
  readonly lines: Marks["lines"];
}

/** All pads and tracks of nets; undefined where they have none. */
export function placeOfNets(board: Board, nets: readonly string[]): Focus | undefined {
  const { padsByNet, tracksByNet, viasByNet } = indexBoard(board);
  const ids = nets as readonly NetId[];
  const pads = ids.flatMap((net) => padsByNet.get(net) ?? []);
  const tracks = ids.flatMap((net) => tracksByNet.get(net) ?? []);
  const vias = ids.flatMap((net) => viasByNet.get(net) ?? []);
  const box = boxOfPoints([
    ...pads.map(({ footprint, pad }) => padPosition(footprint, pad)),
    ...tracks.flatMap(({ start, end }) => [start, end]),
  ]);
  return (
    box && {
      x: (box.minX + box.maxX) / 2,
      y: (box.minY + box.maxY) / 2,
      items: [...pads.map(({ pad }) => pad.id), ...tracks.map(({ id }) => id), ...vias.map(({ id }) => id)],
      nets: nets.length === 1 ? nets : [],
    }
  );
}
