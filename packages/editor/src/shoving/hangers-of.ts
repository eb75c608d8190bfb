import {
  type Board,
  indexBoard,
  padSolids,
  type Track,
  trackSolids,
  type Via,
  viaHole,
  viaSolid,
} from "@tracewright/board";
import { areTouching } from "@tracewright/geometry";
import { isSame } from "./strand.ts";

/** The tracks that end in the middle of a via; undefined: other copper of its net joins it as well, and it had better stay. */
export function hangersOf(board: Board, via: Via): readonly Track[] | undefined {
  if (via.net === undefined) return [];
  const { tracksByNet, viasByNet, padsByNet } = indexBoard(board);
  const solid = via.diameter > 0 ? viaSolid(via) : viaHole(via);
  const touching = (tracksByNet.get(via.net) ?? []).filter((track) =>
    trackSolids(track).some((own) => areTouching(own, solid)),
  );
  const isHanging = ({ start, end }: Track) => isSame(start, via.position) || isSame(end, via.position);
  const isAlone =
    touching.every(isHanging) &&
    !(viasByNet.get(via.net) ?? []).some((other) => other.id !== via.id && areTouching(viaSolid(other), solid)) &&
    !(padsByNet.get(via.net) ?? []).some(({ footprint, pad }) =>
      padSolids(footprint, pad).some((own) => areTouching(own, solid)),
    );
  return isAlone ? touching : undefined;
}
