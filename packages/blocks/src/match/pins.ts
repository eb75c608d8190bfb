import type { Board, Footprint, NetId, Pad } from "@tracewright/board";
import type { Degrees } from "@tracewright/geometry";

/** The net of each pin; pads that share a number are one pin. */
export function pinsOf(part: Footprint): ReadonlyMap<string, NetId | undefined> {
  const pins = new Map<string, NetId | undefined>();
  for (const { number, net } of part.pads) if (number !== "") pins.set(number, pins.get(number) ?? net);
  return pins;
}

/** How many pins of the board are on each net. */
export function pinCounts(board: Board): ReadonlyMap<NetId, number> {
  const counts = new Map<NetId, number>();
  for (const part of board.footprints)
    for (const net of pinsOf(part).values()) if (net !== undefined) counts.set(net, (counts.get(net) ?? 0) + 1);
  return counts;
}

/** What parts must have in common to take each other's place; the side does not matter. */
export function lookOf(part: Footprint, values: "equal" | "any"): string {
  const value = values === "equal" ? part.value.trim().toLowerCase() : "";
  return `${part.library} ${pinsOf(part).size} ${value}`;
}

/** Half a turn changes nothing but the numbers of the pins: two pads alike, opposite each other about the middle. */
export function isTurnable({ pads }: Footprint): boolean {
  const [one, other] = pads;
  if (!one || !other || pads.length !== 2) return false;
  return (
    Math.abs(one.position.x + other.position.x) <= 1_000 &&
    Math.abs(one.position.y + other.position.y) <= 1_000 &&
    isAlikeCopper(one, other)
  );
}

function isAlikeCopper(one: Pad, other: Pad): boolean {
  const copper = ({ shape, drill, layers }: Pad) => JSON.stringify([shape, drill ?? null, layers]);
  return copper(one) === copper(other) && (half(one.rotation) === half(other.rotation) || one.shape.kind === "circle");
}

function half(rotation: Degrees): Degrees {
  return ((rotation % 180) + 180) % 180;
}
