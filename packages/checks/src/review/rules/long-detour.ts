import { DisjointSets } from "@tracewright/algorithms";
import { boardOutline, type NetId, type NetKind } from "@tracewright/board";
import { type Nm, type Point, segmentsTouch } from "@tracewright/geometry";
import { measureDetours, treeOf } from "../measures/measure-detours.ts";
import type { ReviewContext } from "../review-context.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

const MAX_RATIO = 2;
/** What is longer by less costs nothing; for nets that are to be short it does. */
const MAX_EXTRA: Nm = 25_000_000;
const MAX_EXTRA_SHORT: Nm = 5_000_000;
const TO_BE_SHORT: ReadonlySet<NetKind> = new Set([
  "clock",
  "crystal",
  "switch-node",
  "analog",
  "antenna-feed",
  "pair",
]);

export const longDetour: ReviewRule = {
  id: "long-detour",
  severity: "note",
  source: "Practice: more than twice the octilinear tree of the pads",
  find: (context) =>
    measureDetours(context).flatMap(({ net, places, length, tree, ratio }) => {
      const kind = context.nets.get(net)?.kind ?? "plain";
      const most = TO_BE_SHORT.has(kind) ? MAX_EXTRA_SHORT : MAX_EXTRA;
      if (ratio <= MAX_RATIO || length - tree <= most) return [];
      if (context.nets.get(net)?.pair || runsInCircles(context, net) || leavesBoard(context, places)) return [];
      const tracks = context.index.tracksByNet.get(net) ?? [];
      return [
        {
          about: nameOfNet(context, net),
          message: {
            kind: "long-detour" as const,
            facts: { net: nameOfNet(context, net), length: inMm(length), tree: inMm(tree), times: ratio.toFixed(1) },
          },
          position: tracks[Math.floor(tracks.length / 2)]?.start ?? { x: 0, y: 0 },
          items: tracks.map(({ id }) => id),
          nets: [net],
          actual: Math.round(length),
          required: Math.round(tree * MAX_RATIO),
        },
      ];
    }),
};

/** Two ways between the same places are wide copper or a ring: what is doubled is no detour. */
function runsInCircles({ index }: ReviewContext, net: NetId): boolean {
  const corners = new Map<string, number>();
  const cornerOf = ({ x, y }: Point): number => {
    const key = `${x} ${y}`;
    const known = corners.get(key) ?? corners.size;
    corners.set(key, known);
    return known;
  };
  const tracks = index.tracksByNet.get(net) ?? [];
  const ends = tracks.map(({ start, end }) => [cornerOf(start), cornerOf(end)] as const);
  const sets = new DisjointSets(corners.size);
  return ends.some(([a, b]) => {
    const isClosed = a !== b && sets.find(a) === sets.find(b);
    sets.join(a, b);
    return isClosed;
  });
}

/** The shortest tree crosses the outline or a cut-out: no track could follow it. */
function leavesBoard({ board }: ReviewContext, places: readonly Point[]): boolean {
  const sides = boardOutline(board).areas.flatMap(({ outer, holes }) =>
    [outer, ...holes].flatMap((ring) => ring.map((corner, at) => [corner, ring[(at + 1) % ring.length]!] as const)),
  );
  return treeOf(places).some(([a, b]) => sides.some(([p, q]) => segmentsTouch(a, b, p, q)));
}
