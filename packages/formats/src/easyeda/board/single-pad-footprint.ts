import { type Footprint, type Pad, PLAIN_ATTRIBUTES } from "@tracewright/board";
import type { BoardReading } from "./board-reading.ts";

/** A pad or hole that stands on the board by itself, as a part of one pad that is in no parts list. */
export function singlePadFootprint(
  reading: BoardReading,
  pad: Pad,
  { reference, library }: { readonly reference: string; readonly library: string },
): Footprint {
  return {
    id: reading.id(`${pad.id}-part`),
    reference,
    value: "",
    library,
    position: pad.position,
    rotation: 0,
    side: pad.layers[0] === "B.Cu" ? "back" : "front",
    locked: pad.locked ?? false,
    attributes: {
      ...PLAIN_ATTRIBUTES,
      boardOnly: true,
      excludeFromBom: true,
      excludeFromPositionFiles: true,
    },
    pads: [{ ...pad, position: { x: 0, y: 0 } }],
    graphics: [],
    texts: [],
    zones: [],
    models: [],
    properties: {},
  };
}
