import { antennaAreas, type Footprint, type NetId, zoneOnBoard } from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  growBox,
  type Nm,
  type Polygon,
  type Solid,
  solidDistance,
} from "@tracewright/geometry";
import { areaOfOverlap } from "../area-of-overlap.ts";
import type { ReviewContext } from "../review-context.ts";
import type { FoundByReview } from "../review-finding.ts";
import type { ReviewRule } from "../review-rule.ts";
import { nameOfNet } from "../words.ts";

/** Makers' areas begin up to 1.1 mm past the last pad: what reaches into the area by less may be none of theirs. */
const MARGIN: Nm = 1_100_000;
/** Less poured copper, in nm², is the rim of a pour. */
const MIN_POUR = 1e12;

export const copperUnderAntenna: ReviewRule = {
  id: "copper-under-antenna",
  severity: "error",
  source: "The makers' layout guides named in the list of antenna modules; Espressif, ESP Hardware Design Guidelines",
  find: (context) => context.board.footprints.flatMap((footprint) => findingOf(context, footprint) ?? []),
};

/** One finding an antenna, with the nets whose copper lies below it on any layer. */
function findingOf(context: ReviewContext, footprint: Footprint): FoundByReview | undefined {
  const areas = antennaAreas(footprint)
    .slice(0, 1)
    .map((zone) => zoneOnBoard(zone, footprint).outline[0] ?? []);
  const [ring = []] = areas;
  const box = boxOfPoints(ring);
  if (!box || footprint.placed === false) return undefined;
  const inner = growBox(box, -MARGIN);
  if (inner.minX >= inner.maxX || inner.minY >= inner.maxY) return undefined;
  const polygon: Polygon = { outer: ring, holes: [] };
  const area: Solid = { kind: "polygon", polygon, radius: 0 };
  const items = context.copper.items.filter(
    (item) =>
      item.footprint?.id !== footprint.id &&
      (item.kind === "track" || item.kind === "via" || item.kind === "pad") &&
      item.solids.some((solid) => solidDistance(solid, area) === 0 && reachesIn(solid, inner)),
  );
  const pours = context.pours.filter(({ islands }) =>
    islands.some((island) => areaOfOverlap(island, inner) > MIN_POUR),
  );
  const nets = [...new Set([...items.map(({ net }) => net), ...pours.map(({ net }) => net)])].filter(
    (net): net is NetId => net !== undefined,
  );
  if (items.length === 0 && pours.length === 0) return undefined;
  return {
    about: footprint.reference || footprint.library,
    message: {
      kind: "copper-under-antenna",
      facts: {
        part: footprint.reference || footprint.library,
        nets: nets
          .slice(0, 4)
          .map((net) => nameOfNet(context, net))
          .join(", "),
      },
    },
    position: { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) },
    items: [footprint.id, ...items.map(({ id }) => id)],
    nets,
  };
}

function reachesIn(solid: Solid, { minX, minY, maxX, maxY }: Box): boolean {
  const area: Solid = {
    kind: "convex",
    points: [
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ],
    radius: 0,
  };
  return solidDistance(solid, area) === 0;
}
