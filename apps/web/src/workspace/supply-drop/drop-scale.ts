/**
 * The colours of a drop, from none to the greatest: viridis (Smith and van der Walt, matplotlib) without its darkest fifth, which
 * a dark canvas would swallow. Even steps look even, also to people with any colour vision and in grey.
 */
const ANCHORS = ["#3e4989", "#31688e", "#26828e", "#1f9e89", "#35b779", "#6ece58", "#b5de2b", "#fde725"] as const;

export type Rgb = readonly [red: number, green: number, blue: number];

const STOPS: readonly Rgb[] = ANCHORS.map((hex) => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]);

/** `share`: of the greatest drop, 0 … 1. */
export function rgbOfDrop(share: number): Rgb {
  const place = Math.min(1, Math.max(0, share)) * (STOPS.length - 1);
  const index = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[index]!, STOPS[index + 1]!];
  const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * (place - index));
  return [mix(0), mix(1), mix(2)];
}

export function colourOfDrop(share: number): string {
  return `#${rgbOfDrop(share)
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** From left to right. */
export const DROP_GRADIENT = `linear-gradient(to right, ${ANCHORS.join(", ")})`;

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
