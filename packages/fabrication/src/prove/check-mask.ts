import { type Board, hasPadArea, padCenter, padShapeOn, resolveLayers } from "@tracewright/board";
import { objectSolids } from "@tracewright/formats";
import { BoxIndex, isInSolid, solidBox } from "@tracewright/geometry";
import { type FabCheck, judge } from "./fab-proof.ts";
import type { FabSet } from "./read-fab-set.ts";

/** Whether the mask leaves free every pad that is to be soldered. */
export function checkMask(board: Board, set: FabSet): FabCheck {
  const problems: string[] = [];
  let wanted = 0;
  let open = 0;
  for (const [side, purpose] of [
    ["F", "Soldermask,Top"],
    ["B", "Soldermask,Bot"],
  ] as const) {
    const film = set.films.get(purpose);
    const openings = (film?.gerber.objects ?? [])
      .filter(({ clear }) => !clear)
      .flatMap((object) => objectSolids(object));
    const index = new BoxIndex(500_000);
    for (const [entry, solid] of openings.entries()) index.add(entry, solidBox(solid));
    for (const part of board.footprints)
      for (const pad of part.pads) {
        if (!resolveLayers(board, pad.layers).includes(`${side}.Mask`)) continue;
        const outer = side === "F" ? "F.Cu" : "B.Cu";
        // What is no pad is nothing to be left free.
        if (!hasPadArea(padShapeOn(pad, outer))) continue;
        wanted++;
        const at = padCenter(part, pad, outer);
        const box = { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y };
        if (index.search(box).some((entry) => isInSolid(at, openings[entry]!))) open++;
        else problems.push(`${part.reference} pad ${pad.number} is covered on ${side}.Mask`);
      }
  }
  return judge("mask-openings", "The solder mask is open at every pad", `${open} of ${wanted} openings`, problems);
}
