import { padPosition } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { measureThermalPads } from "../measures/measure-drops.ts";
import { distanceToPad, holesOf, isAmongPads, namePad } from "../pads.ts";
import type { ReviewRule } from "../review-rule.ts";
import { nameOfNet } from "../words.ts";

/** Human boards have several; fewer lead little heat. */
const MIN_VIAS = 4;
/** Vias in copper that extends the pad lead its heat away as well. */
const BESIDE: Nm = 800_000;

export const thermalVias: ReviewRule = {
  id: "thermal-vias",
  severity: "warning",
  source: "Texas Instruments SLMA002, PowerPAD Thermally Enhanced Package; JEDEC JESD51-5",
  find: (context) =>
    measureThermalPads(context).flatMap((thermal) => {
      const { pad, footprint, net } = thermal;
      const vias = holesOf(context, net).filter((hole) => distanceToPad(thermal, hole) <= BESIDE).length;
      const part = context.wiring.partByReference.get(footprint.reference);
      if (vias >= MIN_VIAS || (part && part.kind !== "circuit") || !isAmongPads(thermal)) return [];
      return [
        {
          about: namePad(thermal),
          message: {
            kind: "thermal-vias" as const,
            facts: {
              pad: namePad(thermal),
              net: nameOfNet(context, net),
              area: `${(thermal.area / 1e12).toFixed(1)} mm²`,
              vias,
              wanted: MIN_VIAS,
            },
          },
          position: padPosition(footprint, pad),
          items: [pad.id],
          nets: [net],
        },
      ];
    }),
};
