import { type Footprint, footprintCourtyard, type RuleItem } from "@tracewright/board";
import type { LayerBits } from "./collect-copper.ts";

/** A part as custom rules are asked about it: it is where its courtyard is, on the outer layer of its side. */
export function footprintAsItem(footprint: Footprint, bits: LayerBits): RuleItem {
  const { front, back } = footprintCourtyard(footprint);
  const polygons = footprint.side === "front" ? front : back;
  return {
    kind: "footprint",
    id: footprint.id,
    reach: bits.bitOf(footprint.side === "front" ? "F.Cu" : "B.Cu"),
    solids: polygons.map((polygon) => ({ kind: "polygon", polygon, radius: 0 })),
    footprint,
  };
}
