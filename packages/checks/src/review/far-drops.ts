import { padPosition } from "@tracewright/board";
import { decouplingCapacitors } from "./decoupling.ts";
import { farFromPlane, MAX_DROP } from "./far-from-plane.ts";
import { namePad } from "./pads.ts";
import type { ReviewContext } from "./review-context.ts";
import { inMm, nameOfNet } from "./words.ts";

/** Pads that are far from their plane: those of decoupling capacitors, or all others, each a rule of its own. */
export function farDrops<Kind extends string>(context: ReviewContext, kind: Kind, ofDecoupling: boolean) {
  const capacitors = decouplingCapacitors(context);
  return farFromPlane(context).flatMap((drop) => {
    const { pad, footprint, net, distance, hole } = drop;
    if (capacitors.has(footprint.reference) !== ofDecoupling) return [];
    const position = padPosition(footprint, pad);
    const facts = {
      pad: namePad(drop),
      net: nameOfNet(context, net),
      distance: inMm(distance),
      limit: inMm(MAX_DROP),
    };
    return [
      {
        about: facts.pad,
        message: { kind, facts },
        position,
        items: [pad.id],
        nets: [net],
        ...(hole && { ends: [position, hole] as const }),
        actual: Math.round(distance),
        required: MAX_DROP,
      },
    ];
  });
}
