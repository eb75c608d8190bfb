import type { Nm } from "@tracewright/geometry";
import { isSlowPair } from "../fast-nets.ts";
import { measurePairs } from "../measures/measure-pairs.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** 150 mil. */
const MAX_DIFFERENCE: Nm = 3_810_000;

export const pairUnequal: ReviewRule = {
  id: "pair-unequal",
  severity: "warning",
  source: "Intel, High Speed USB Platform Design Guidelines 1.0: at most 150 mil between both lines",
  find: (context) =>
    measurePairs(context).flatMap(({ name, nets, lengths }) => {
      const difference = lengths[1] - lengths[0];
      if (difference <= MAX_DIFFERENCE || isSlowPair(name)) return [];
      const tracks = context.index.tracksByNet.get(nets[1]) ?? [];
      return [
        {
          about: name,
          message: {
            kind: "pair-unequal" as const,
            facts: {
              first: nameOfNet(context, nets[1]),
              second: nameOfNet(context, nets[0]),
              longer: inMm(lengths[1]),
              shorter: inMm(lengths[0]),
              limit: inMm(MAX_DIFFERENCE),
            },
          },
          position: tracks[Math.floor(tracks.length / 2)]?.start ?? { x: 0, y: 0 },
          items: tracks.map(({ id }) => id),
          nets,
          actual: Math.round(difference),
          required: MAX_DIFFERENCE,
        },
      ];
    }),
};
