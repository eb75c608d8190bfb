import { type CopperLayerId, footprintBody, type NetId, type Track, type WiredPart } from "@tracewright/board";
import { type Box, growBox, type Nm, type Placement, rotatePoint } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import type { ReviewContext } from "../review-context.ts";
import type { FoundByReview } from "../review-finding.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** A net that touches a corner of the area only brings little. */
const MIN_LENGTH: Nm = 500_000;
/** Tracks along the rim of the body. */
const MARGIN: Nm = 100_000;
const STEP: Nm = 100_000;

export const crystalCrossed: ReviewRule = {
  id: "crystal-crossed",
  severity: "warning",
  source: "STMicroelectronics AN2867, Oscillator design guide; Microchip AN2648",
  find: (context) => context.wiring.parts.filter(isCrystal).flatMap((part) => crossings(context, part)),
};

/** Parts called X may be sockets and jacks: a crystal takes no supply. */
function isCrystal({ kind, pins }: WiredPart): boolean {
  return kind === "crystal" && pins.every(({ net }) => net.role !== "supply");
}

/** Tracks of other nets below or through a crystal, on its side and on the next layer where nothing shields it. */
function crossings(context: ReviewContext, crystal: WiredPart): FoundByReview[] {
  const { footprint } = crystal;
  const own = new Set(crystal.pins.map(({ net }) => net.id));
  const area = footprintBody(footprint);
  if (!area) return [];
  const lengths = new Map<NetId, { length: number; items: FoundByReview["items"][number][]; layer: CopperLayerId }>();
  for (const layer of exposedLayers(context, footprint.side))
    for (const track of context.board.tracks) {
      if (track.layer !== layer || track.net === undefined || own.has(track.net)) continue;
      if (context.nets.get(track.net)?.kind === "ground") continue;
      const inside = lengthWithin(track, footprint, growBox(area, -MARGIN));
      if (inside === 0) continue;
      const known = lengths.get(track.net) ?? { length: 0, items: [], layer };
      known.length += inside;
      known.items.push(track.id);
      lengths.set(track.net, known);
    }
  return [...lengths].flatMap(([net, { length, items, layer }]) => {
    if (length < MIN_LENGTH) return [];
    return [
      {
        about: `${crystal.reference} ${nameOfNet(context, net)}`,
        message: {
          kind: "crystal-crossed" as const,
          facts: { crystal: crystal.reference, net: nameOfNet(context, net), layer, length: inMm(length) },
        },
        position: footprint.position,
        items: [footprint.id, ...items],
        nets: [net],
        layer,
        actual: Math.round(length),
      },
    ];
  });
}

/** The crystal's side, and the next layer unless it is a plane or widely poured with ground. */
function exposedLayers({ layers, pours, nets }: ReviewContext, side: "front" | "back"): CopperLayerId[] {
  const order = side === "front" ? layers : layers.toReversed();
  const [own, next] = order;
  const isShielded = pours.some(
    ({ layer, net, share }) => layer === own && share >= 0.3 && nets.get(net)?.kind === "ground",
  );
  return own === undefined ? [] : next === undefined || isShielded || layers.length > 2 ? [own] : [own, next];
}

/** How much of a track lies within a box in the frame of a footprint, sampled. */
function lengthWithin(track: Track, { position, rotation }: Placement, { minX, minY, maxX, maxY }: Box): Nm {
  const length = trackLength(track);
  const steps = Math.max(1, Math.ceil(length / STEP));
  let inside = 0;
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps;
    const from = {
      x: Math.round(track.start.x + (track.end.x - track.start.x) * share - position.x),
      y: Math.round(track.start.y + (track.end.y - track.start.y) * share - position.y),
    };
    const { x, y } = rotatePoint(from, -rotation);
    if (x > minX && x < maxX && y > minY && y < maxY) inside += 1;
  }
  return (inside / steps) * length;
}
