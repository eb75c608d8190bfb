import { type Point, placePoint } from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";
import type { Pad, PadShape } from "../records/pad.ts";
import { padCenter, padPosition, padRotation } from "./pad-solids.ts";

/**
 * Where KiCad 6 looks whether a pour joins a pad: the pad's position and four places on the rim of its copper, where the
 * spokes of a thermal relief run in: along the pad's own axes, of round pads at 45° to them. A pour that covers half the
 * pad but none of the five is not joined to it. Found by moving a pour's fill of 16 µm over pads of every shape.
 * Undefined for custom pads and padstacks, whose rim has no known formula.
 */
export function padPourAnchors(
  footprint: Pick<Footprint, "position" | "rotation">,
  pad: Pad,
): readonly Point[] | undefined {
  const rim = pad.layerShapes ? undefined : rimPlaces(pad.shape);
  if (!rim) return undefined;
  const center = padCenter(footprint, pad);
  const rotation = padRotation(footprint, pad);
  return [padPosition(footprint, pad), ...rim.map((place) => placePoint(place, center, rotation))];
}

function rimPlaces(shape: PadShape): Point[] | undefined {
  if (shape.kind === "custom") return undefined;
  if (shape.kind === "circle") {
    const reach = Math.floor((shape.diameter / 2) * Math.SQRT1_2);
    return [-reach, reach].flatMap((x) => [-reach, reach].map((y) => ({ x, y })));
  }
  const x = Math.floor(shape.size.width / 2);
  const y = Math.floor(shape.size.height / 2);
  return [
    { x, y: 0 },
    { x: -x, y: 0 },
    { x: 0, y },
    { x: 0, y: -y },
  ];
}
