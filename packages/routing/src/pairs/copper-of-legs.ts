import type { BoardProblem } from "../adapt/board-problem.ts";
import type { Copper } from "../grid/route.ts";
import { cutMovableEnds, type WirePieces } from "./movable-ends.ts";
import type { PairWire } from "./pair-copper.ts";
import { lengthOf } from "./pair-ports.ts";
import type { LaidLeg } from "./route-leg.ts";

/** Nanometres along which a loosened wire stays coupled. */
export function lengthOfHeld(wire: PairWire): number {
  const held = cutMovableEnds(wire).held.tracks.reduce((sum, { points }) => sum + lengthOf(points), 0);
  return Math.min(held, wire.coupled);
}

/** Of all pairs, or where they are loosened, what is held of them or what is movable. */
export function copperByNet(
  { nets }: BoardProblem,
  routed: readonly { readonly legs: readonly LaidLeg[]; readonly isLoosened: boolean }[],
  which: "held" | "movable",
): Copper[] {
  const piecesOf = (wire: PairWire, isLoosened: boolean): WirePieces =>
    isLoosened ? cutMovableEnds(wire)[which] : which === "held" ? wire : { tracks: [], vias: [] };
  const copper = nets.map(() => ({
    segments: [] as Copper["segments"][number][],
    vias: [] as Copper["vias"][number][],
  }));
  for (const { legs, isLoosened } of routed)
    for (const { copper: wires, rule } of legs)
      for (const wire of [wires.positive, wires.negative]) {
        const own = copper[wire.net]!;
        const { tracks, vias } = piecesOf(wire, isLoosened);
        for (const { layer, points } of tracks)
          for (let i = 1; i < points.length; i++) {
            const [a, b] = [points[i - 1]!, points[i]!];
            own.segments.push({ ax: a.x, ay: a.y, bx: b.x, by: b.y, halfWidth: rule.halfWidth, layer, branch: 0 });
          }
        for (const { x, y } of vias) own.vias.push({ x, y, ...rule.via, branch: 0 });
      }
  return copper;
}
