import { normalizeDegrees, placePoint } from "@tracewright/geometry";
import type { TextPlacement } from "@tracewright/text";
import type { Footprint } from "../records/footprint.ts";
import type { Text } from "../records/graphic.ts";

/** Where a text stands on the board; a text that keeps upright turns by half when its part would set it on its head. */
export function placeText(text: Text, part: Pick<Footprint, "position" | "rotation"> | undefined): TextPlacement {
  const drawn = { style: text.style, ...(text.letters && { letters: text.letters }) };
  if (!part) return { position: text.position, rotation: text.rotation, ...drawn };
  const turned = normalizeDegrees(part.rotation + text.rotation);
  const rotation = text.keepUpright && turned > 90 && turned <= 270 ? turned - 180 : turned;
  return { position: placePoint(text.position, part.position, part.rotation), rotation, ...drawn };
}
