import { padPosition } from "@tracewright/board";
import { measureSupplies } from "../measures/measure-supplies.ts";
import { namePad } from "../pads.ts";
import type { ReviewRule } from "../review-rule.ts";
import { nameOfNet } from "../words.ts";

/** Of one ampere: 1.5 % of 3.3 V. */
const MAX_DROP = 0.05;

export const supplyDrop: ReviewRule = {
  id: "supply-drop",
  severity: "note",
  source: "sheet resistance of the copper as drawn (IEC 60028, 20 °C), one ampere shared by all loads",
  find: (context) =>
    measureSupplies(context)
      .filter(({ drop }) => drop > MAX_DROP)
      .map(({ net, source, worst, drop, loads }) => ({
        about: `${nameOfNet(context, net)} ${namePad(worst)}`,
        message: {
          kind: "supply-drop" as const,
          facts: {
            net: nameOfNet(context, net),
            source: namePad(source),
            load: namePad(worst),
            drop: inMillivolts(drop),
            count: loads,
            limit: inMillivolts(MAX_DROP),
          },
        },
        position: padPosition(worst.footprint, worst.pad),
        items: [worst.pad.id],
        nets: [net],
        ends: [padPosition(source.footprint, source.pad), padPosition(worst.footprint, worst.pad)] as const,
      })),
};

function inMillivolts(volts: number): string {
  return `${Math.round(1000 * volts)} mV`;
}
