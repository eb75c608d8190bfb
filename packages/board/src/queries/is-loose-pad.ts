import type { Footprint } from "../records/footprint.ts";

/**
 * A pad that was drawn on the board by itself and came in as a part of its own (EasyEDA's free pads). Such pads are rows of a
 * header, test points and wire pads, with silkscreen and labels around them that belong to no part.
 */
export function isLoosePad({ library, pads, attributes }: Pick<Footprint, "library" | "pads" | "attributes">): boolean {
  return attributes.boardOnly && pads.length === 1 && library === "EasyEDA:Pad";
}
