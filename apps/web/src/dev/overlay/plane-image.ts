/** Numbers of a layer's nodes as the pixels of a picture, one pixel a node. */
import { FIELD_BLOCKED, FIELD_FREE, FIELD_OWNED, type InspectedPlane } from "@tracewright/routing";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const CLEAR: Rgba = [0, 0, 0, 0];
/** Free ground is most of a board: it stays clear, so that the board is seen. */
const FIELD_COLOURS: Readonly<Record<number, Rgba>> = {
  [FIELD_FREE]: CLEAR,
  [FIELD_OWNED]: [64, 200, 120, 130],
  [FIELD_BLOCKED]: [185, 198, 215, 140],
};

/** From cool to hot; even where it starts it stands out from the dark board. */
const HEAT: readonly Rgba[] = [
  [84, 76, 220, 150],
  [165, 70, 210, 180],
  [230, 80, 140, 205],
  [250, 150, 70, 225],
  [255, 240, 150, 245],
];

/** `largest`: what is drawn hottest. */
export function colourOf({ kind }: Pick<InspectedPlane, "kind">, value: number, largest: number): Rgba {
  if (kind === "field") return FIELD_COLOURS[value] ?? CLEAR;
  if (value === 0 || largest === 0) return CLEAR;
  const part = largest === 1 ? 0 : ((value - 1) / (largest - 1)) * (HEAT.length - 1);
  const below = Math.min(HEAT.length - 2, Math.floor(part));
  const [from, to] = [HEAT[below] ?? CLEAR, HEAT[below + 1] ?? CLEAR];
  const mix = (index: 0 | 1 | 2 | 3): number => Math.round(from[index] + (to[index] - from[index]) * (part - below));
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** RGBA bytes of the whole plane. */
export function planePixels(plane: InspectedPlane): Uint8ClampedArray<ArrayBuffer> {
  const colours = Array.from({ length: plane.largest + 1 }, (_, value) => colourOf(plane, value, plane.largest));
  const pixels = new Uint8ClampedArray(plane.values.length * 4);
  for (const [node, value] of plane.values.entries()) {
    const colour = colours[value];
    if (colour && colour[3] > 0) pixels.set(colour, node * 4);
  }
  return pixels;
}
