import { padPosition } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { decouplingCapacitors } from "./decoupling.ts";
import { dropsOfPins, measureDrops } from "./measures/measure-drops.ts";
import { namePad } from "./pads.ts";
import type { ReviewContext } from "./review-context.ts";
import { inMm, nameOfNet } from "./words.ts";

const MAX_DROP: Nm = 2_000_000;

/** Pads that are far from their plane: those of decoupling capacitors, or all others, each a rule of its own. */
export function farDrops<Kind extends string>(context: ReviewContext, kind: Kind, ofDecoupling: boolean) {
  const capacitors = decouplingCapacitors(context);
  return dropsOfPins(measureDrops(context)).flatMap((drop) => {
    const { pad, footprint, net, distance, hole } = drop;
    if (distance <= MAX_DROP || capacitors.has(footprint.reference) !== ofDecoupling) return [];
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
