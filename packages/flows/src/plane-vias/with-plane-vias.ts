import type { Board, Track, Via } from "@tracewright/board";
import { type CheckResult, checkBoard, padsFarFromPlane } from "@tracewright/checks";
import { isNoWorse } from "../is-no-worse.ts";
import { withFilledZones } from "../with-filled-zones.ts";
import { withoutLooseEnds } from "../without-loose-ends.ts";
import { type EarlyCopper, idsOfEarlyCopper } from "./early-copper.ts";
import { layPlaneDrops, type PlaneDrops, padsWithoutVia, surfacePads } from "./plane-drops.ts";
import { PlaneReach } from "./plane-reach.ts";
import { stitchPlanes } from "./stitch-planes.ts";

/** How many vias of planes a run has laid, by what they are for. */
export interface PlaneVias {
  /** In exposed pads. */
  readonly thermal: number;
  /** Beside pads, into planes on other layers. */
  readonly drops: number;
  /** For pieces of pours, returns and the grid. */
  readonly stitching: number;
}

export interface JudgedCopper {
  readonly board: Board;
  readonly judged: CheckResult;
}

/**
 * The routed board with its planes stitched, drops for pads that are still far from their plane, and without early copper
 * that reached no plane. Judged again: where anything is worse for new copper, the board stays as it was.
 */
export async function withPlaneVias(
  routed: JudgedCopper,
  { early, isAsked }: { readonly early: EarlyCopper; readonly isAsked: (item: Track | Via) => boolean },
): Promise<JudgedCopper & { readonly vias: PlaneVias }> {
  const trimmed = withoutLooseEnds(routed.board, idsOfEarlyCopper(early));
  const tidy = trimmed === routed.board ? routed : { board: trimmed, judged: checkBoard(trimmed) };
  const { dropped: before, late } = await withLateDrops(tidy, isAsked);
  const { joining, returns } = await stitchPlanes(before.board, isAsked);
  // Returns are a wish; a piece that hangs on nothing is a fault.
  let chosen = before;
  for (const stitches of [[...joining, ...returns], joining]) {
    const stitched = stitches.length > 0 ? await withStitches(before.board, stitches) : before;
    if (!isNoWorse(stitched.judged, before.judged)) continue;
    chosen = stitched;
    break;
  }
  const held = new Set(chosen.board.vias.map(({ id }) => id));
  const count = (vias: readonly Via[]): number => vias.filter(({ id }) => held.has(id)).length;
  const stitches = [...joining, ...returns];
  return {
    ...chosen,
    vias: { thermal: count(early.thermal), drops: count([...early.drops, ...late]), stitching: count(stitches) },
  };
}

/**
 * Where tracks left room, pads get their drop that found none before, or whose own pour did not come to them; then those
 * that lie in a pour of their own side, for it may be a narrow one.
 */
async function withLateDrops(
  routed: JudgedCopper,
  isAsked: (item: Track | Via) => boolean,
): Promise<{ readonly dropped: JudgedCopper; readonly late: readonly Via[] }> {
  const reach = new PlaneReach(routed.board);
  if (reach.nets.size === 0) return { dropped: routed, late: [] };
  const far = new Set(padsFarFromPlane(routed.board).map(({ pad }) => pad.id));
  const farPads = surfacePads(routed.board).filter(({ pad }) => far.has(pad.id));
  const needed = await withDrops(routed, layPlaneDrops(routed.board, farPads, { reach, room: "just", isAsked }));
  const { board } = needed.dropped;
  const further = padsWithoutVia(board, reach);
  const wished = await withDrops(needed.dropped, layPlaneDrops(board, further, { reach, room: "passage", isAsked }));
  return { dropped: wished.dropped, late: [...needed.late, ...wished.late] };
}

/** With these drops, unless anything is worse for them. */
async function withDrops(
  routed: JudgedCopper,
  { tracks, vias }: PlaneDrops,
): Promise<{ readonly dropped: JudgedCopper; readonly late: readonly Via[] }> {
  if (vias.length === 0) return { dropped: routed, late: [] };
  const { board } = routed;
  const filled = await withFilledZones({
    ...board,
    tracks: [...board.tracks, ...tracks],
    vias: [...board.vias, ...vias],
  });
  const kept = withoutLooseEnds(filled, new Set([...tracks, ...vias].map(({ id }) => id)));
  const dropped = { board: kept, judged: checkBoard(kept) };
  return isNoWorse(dropped.judged, routed.judged) ? { dropped, late: vias } : { dropped: routed, late: [] };
}

async function withStitches(board: Board, stitches: readonly Via[]): Promise<JudgedCopper> {
  const stitched = await withFilledZones({ ...board, vias: [...board.vias, ...stitches] });
  return { board: stitched, judged: checkBoard(stitched) };
}
