import { normalizeDegrees } from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";
import type { Motion } from "./motion.ts";

type Place = Pick<Footprint, "position" | "rotation" | "side">;

/** The motion that brings a part to where another place is, onto its side, and with it whatever belongs to the part. */
export function motionOnto(from: Place, to: Place): Motion {
  const isFlip = from.side !== to.side;
  // Left for right: a direction of `a` becomes one of 180° − a.
  const turned = isFlip ? 180 - from.rotation : from.rotation;
  return {
    kind: "sequence",
    motions: [
      { kind: "shift", by: { x: -from.position.x + 0, y: -from.position.y + 0 } },
      ...(isFlip ? [{ kind: "flip", x: 0 } as const] : []),
      { kind: "turn", about: { x: 0, y: 0 }, by: normalizeDegrees(to.rotation - turned) },
      { kind: "shift", by: to.position },
    ],
  };
}
