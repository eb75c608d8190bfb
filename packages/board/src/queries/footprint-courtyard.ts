import {
  AT_ORIGIN,
  type Box,
  boxOfPoints,
  chainPaths,
  joinBoxes,
  nestRings,
  type Polygon,
  placePoint,
  type Ring,
  rectRing,
  shapePath,
} from "@tracewright/geometry";
import { padBox } from "../copper/pad-solids.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Graphic } from "../records/graphic.ts";
import type { LayerId } from "../records/layer.ts";
import { edgesOf, OUTLINE_TOLERANCE } from "./board-outline.ts";

/** The room a part claims on each side, in board coordinates. */
export interface Courtyard {
  readonly front: readonly Polygon[];
  readonly back: readonly Polygon[];
  /** None was drawn: the box about pads and body drawing stands in, on the part's own side. */
  readonly derived: boolean;
  /** Lines were drawn on a courtyard layer that do not close: what KiCad calls a malformed courtyard. */
  readonly malformed: boolean;
}

const courtyards = new WeakMap<Footprint, Courtyard>();

/** The courtyard of a part; remembered as long as the footprint record lives. */
export function footprintCourtyard(footprint: Footprint): Courtyard {
  let courtyard = courtyards.get(footprint);
  if (!courtyard) {
    courtyard = deriveCourtyard(footprint);
    courtyards.set(footprint, courtyard);
  }
  return courtyard;
}

function deriveCourtyard(footprint: Footprint): Courtyard {
  const place = (ring: Ring): Ring => ring.map((point) => placePoint(point, footprint.position, footprint.rotation));
  const [front, back] = (["F.CrtYd", "B.CrtYd"] as const).map((layer) => {
    const { rings, open } = chainPaths(edgesOf(footprint.graphics, layer), OUTLINE_TOLERANCE);
    const areas = nestRings(rings).map(({ outer, holes }) => ({ outer: place(outer), holes: holes.map(place) }));
    return { areas, malformed: open.length > 0 };
  });
  const malformed = front!.malformed || back!.malformed;
  if (front!.areas.length + back!.areas.length > 0)
    return { front: front!.areas, back: back!.areas, derived: false, malformed };
  const box = footprintBody(footprint) ?? boxOfDrawings(footprint.graphics);
  const areas = box
    ? [{ outer: place(rectRing({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY })), holes: [] }]
    : [];
  const onBack = footprint.side === "back";
  return { front: onBack ? [] : areas, back: onBack ? areas : [], derived: true, malformed };
}

/**
 * Box about the pads and the body in the footprint's frame; undefined where it has neither. The body is what the Fab layers
 * show; footprints of before those layers show it on silkscreen alone, and a can of 10 mm between pads of 4 mm is in the
 * way all the same.
 */
export function footprintBody(footprint: Footprint): Box | undefined {
  const on = (front: LayerId, back: LayerId) =>
    footprint.graphics.filter(({ layer }) => layer === front || layer === back);
  const fab = on("F.Fab", "B.Fab");
  const body = boxOfDrawings(fab.length > 0 ? fab : on("F.SilkS", "B.SilkS"));
  const pads = footprint.pads.map((pad) => padBox(AT_ORIGIN, pad));
  return joinBoxes(body ? [...pads, body] : pads);
}

function boxOfDrawings(graphics: readonly Graphic[]): Box | undefined {
  return boxOfPoints(graphics.flatMap((graphic) => shapePath(graphic.shape)));
}
