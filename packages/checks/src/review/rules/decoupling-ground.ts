import { padPosition } from "@tracewright/board";
import { decouplingCapacitors } from "../decoupling.ts";
import { dropsOfPins, measureDrops } from "../measures/measure-drops.ts";
import { namePad } from "../pads.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";
import { MAX_DROP } from "./pad-far-from-plane.ts";

export const decouplingGround: ReviewRule = {
  id: "decoupling-ground",
  severity: "warning",
  source: "Analog Devices MT-101, Decoupling Techniques: the capacitor's ground straight into the plane",
  find: (context) => {
    const capacitors = decouplingCapacitors(context);
    return dropsOfPins(measureDrops(context)).flatMap((drop) => {
      const { pad, footprint, net, distance, hole } = drop;
      if (distance <= MAX_DROP || !capacitors.has(footprint.reference)) return [];
      const position = padPosition(footprint, pad);
      return [
        {
          about: namePad(drop),
          message: {
            kind: "decoupling-ground" as const,
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
