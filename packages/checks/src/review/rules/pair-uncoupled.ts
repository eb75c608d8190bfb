import type { Nm } from "@tracewright/geometry";
import { isSlowPair } from "../fast-nets.ts";
import { measurePairs, sideBySide } from "../measures/measure-pairs.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet, percent } from "../words.ts";

/** Less of a pair side by side is no pair. */
const MIN_COUPLED = 0.5;
/** A shorter pair has its length in the ways out of the pads. */
const MIN_LENGTH: Nm = 10_000_000;

export const pairUncoupled: ReviewRule = {
  id: "pair-uncoupled",
  severity: "warning",
  source: "Intel, High Speed USB Platform Design Guidelines 1.0; Texas Instruments SLLA414",
  find: (context) =>
    measurePairs(context).flatMap((pair) => {
      const { name, nets, lengths } = pair;
      const coupled = sideBySide(context, pair);
      if (coupled >= MIN_COUPLED || lengths[0] < MIN_LENGTH || isSlowPair(name)) return [];
      const tracks = nets.flatMap((net) => context.index.tracksByNet.get(net) ?? []);
      return [
        {
          about: name,
          message: {
            kind: "pair-uncoupled" as const,
            facts: {
              first: nameOfNet(context, nets[0]),
              second: nameOfNet(context, nets[1]),
              coupled: percent(coupled),
              length: inMm(lengths[0]),
            },
          },
          position: tracks[Math.floor(tracks.length / 4)]?.start ?? { x: 0, y: 0 },
          items: tracks.map(({ id }) => id),
          nets,
        },
      ];
    }),
};
