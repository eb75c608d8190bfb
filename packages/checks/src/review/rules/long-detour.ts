import type { NetKind } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { measureDetours } from "../measures/measure-detours.ts";
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
    measureDetours(context).flatMap(({ net, length, tree, ratio }) => {
      const kind = context.nets.get(net)?.kind ?? "plain";
      const most = TO_BE_SHORT.has(kind) ? MAX_EXTRA_SHORT : MAX_EXTRA;
      if (ratio <= MAX_RATIO || length - tree <= most) return [];
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
