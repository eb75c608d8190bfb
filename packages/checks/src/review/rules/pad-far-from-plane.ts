import { padPosition } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { decouplingCapacitors } from "../decoupling.ts";
import { dropsOfPins, measureDrops } from "../measures/measure-drops.ts";
import { namePad } from "../pads.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

export const MAX_DROP: Nm = 2_000_000;

export const padFarFromPlane: ReviewRule = {
  id: "pad-far-from-plane",
  severity: "warning",
  source: "Analog Devices MT-101, Decoupling Techniques: about 1 nH for each millimetre of track",
  find: (context) => {
    // The ground pads of decoupling capacitors are a rule of their own.
    const capacitors = decouplingCapacitors(context);
    return dropsOfPins(measureDrops(context)).flatMap((drop) => {
      const { pad, footprint, net, distance, hole } = drop;
      if (distance <= MAX_DROP || capacitors.has(footprint.reference)) return [];
      const position = padPosition(footprint, pad);
      return [
        {
          about: namePad(drop),
          message: {
            kind: "pad-far-from-plane" as const,
            facts: {
              pad: namePad(drop),
              net: nameOfNet(context, net),
              distance: inMm(distance),
              limit: inMm(MAX_DROP),
            },
          },
          position,
          items: [pad.id],
          nets: [net],
          ...(hole && { ends: [position, hole] as const }),
          actual: Math.round(distance),
          required: MAX_DROP,
        },
      ];
    });
  },
};
