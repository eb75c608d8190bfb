import type { ItemId, NetId } from "@tracewright/board";
import { type Nm, type Point, type Solid, solidBox, solidDistance } from "@tracewright/geometry";
import { FindingSink } from "../../findings/finding-sink.ts";
import { judgeDangling } from "../../rules/dangling.ts";
import type { ReviewContext } from "../review-context.ts";
import type { ReviewRule } from "../review-rule.ts";
import { nameOfNet, placeKey } from "../words.ts";

export const looseEnd: ReviewRule = {
  id: "loose-end",
  severity: "warning",
  source: "KiCad's rules track_dangling and via_dangling",
  find: (context) => {
    const sink = new FindingSink({ ...context.board, rules: { ...context.board.rules, severities: {} } });
    judgeDangling(context.connectivity, sink);
    return sink.findings.flatMap(({ rule, items, nets, position, layer }) => {
      // Without a net it is a hole for a screw, or a drawing in copper.
      if (nets.length === 0) return [];
      // A via on a track of one layer is a place to probe, or kept for later: one that touches nothing is left over.
      if (rule === "via_dangling" && touchesSomething(context, items[0]!)) return [];
      if (rule === "track_dangling" && isCovered(context, items[0]!, nets[0], position)) return [];
      const net = nameOfNet(context, nets[0]);
      return [
        {
          about: `${rule} ${net} ${placeKey(position)}`,
          message:
            rule === "via_dangling"
              ? { kind: "loose-via" as const, facts: { net } }
              : { kind: "loose-end" as const, facts: { net, layer: layer ?? "" } },
          position,
          items,
          nets,
          ...(layer && { layer }),
        },
      ];
    });
  },
};

function touchesSomething({ connectivity }: ReviewContext, id: ItemId): boolean {
  const node = connectivity.copper.items.findIndex((item) => item.id === id);
  return (connectivity.neighbours[node] ?? []).length > 0;
}

/** A stub this much longer than the copper below it is no stub. */
const OVERHANG: Nm = 150_000;

/** The end lies on copper of its net all the same, though not in the way that joins them. */
function isCovered({ copper }: ReviewContext, id: ItemId, net: NetId | undefined, end: Point): boolean {
  const layers = copper.items.find((item) => item.id === id)?.layers ?? 0;
  const dot: Solid = { kind: "circle", center: end, radius: OVERHANG };
  const around = copper.index.search(solidBox(dot));
  return (
    around.some((at) => {
      const item = copper.items[at]!;
      if (item.id === id || item.net !== net || (item.layers & layers) === 0) return false;
      return item.solids.some((solid) => solidDistance(solid, dot) === 0);
    }) ||
    copper.zones.some(
      (pour) =>
        pour.net === net && (pour.layer & layers) !== 0 && pour.islands.some((island) => island.isNearer(dot, 0)),
    )
  );
}
