import { type Board, findSubjects, indexBoard, type NetId, placeOfSubjects } from "@tracewright/board";
import type { Remark } from "../receipt/remark-list.tsx";
import { type Focus, placeOfNets } from "./focus.ts";

/**
 * Where a remark of the import is on this board: the parts, pads or nets it names, wherever they stand by now; of what has no
 * name the place it had in the file, with a mark. Undefined where the board has nothing of it.
 */
export function placeOfRemark(board: Board, { subjects, x, y }: Remark): Focus | undefined {
  const { footprints, pads, nets } = findSubjects(board, subjects);
  const items = [
    ...footprints.flatMap((part) => [part.id, ...part.pads.map(({ id }) => id)]),
    ...pads.map(({ pad }) => pad.id),
  ];
  const place = placeOfSubjects(board, subjects);
  if (place && items.length > 0) return { ...place, items, nets: [] };
  if (nets.length > 0) return placeOfNets(board, nets);
  if (x === null || y === null) return undefined;
  return { x, y, items: [], nets: [], marks: { lines: [], spots: [{ x, y }] } };
}

/** Whether there is anything to go to, without looking for all of it. */
export function hasPlace(board: Board, { subjects, x, y }: Remark): boolean {
  if (x !== null && y !== null) return true;
  const { netByName } = indexBoard(board);
  if (placeOfSubjects(board, subjects)) return true;
  return subjects.some((subject) => hasCopper(board, netByName.get(subject)?.id));
}

function hasCopper(board: Board, net: NetId | undefined): boolean {
  if (net === undefined) return false;
  const { padsByNet, tracksByNet } = indexBoard(board);
  return (padsByNet.get(net) ?? tracksByNet.get(net) ?? []).length > 0;
}
