import { boardOutline, zoneOutline } from "@tracewright/board";
import {
  BoxIndex,
  boxOfPoints,
  locateInRing,
  type Polygon,
  type Ring,
  ringArea,
  solidBox,
} from "@tracewright/geometry";
import { type Area, type AreaAlgebra, areaOf, polygonsOf } from "./areas.ts";
import { claimedAreas, clearanceHoles, thermalHoles } from "./clearance-holes.ts";
import { hatchWindows } from "./hatch-windows.ts";
import type { PourTask } from "./pour-task.ts";
import { smoothOutline } from "./smooth-outline.ts";
import { type Spoke, thermalSpokes } from "./thermal-spokes.ts";

/** Necks of exactly the least thickness shall survive the pruning: it shrinks by a micrometre less. */
const PRUNING_MARGIN = 1_000;

/**
 * The copper of one zone on one layer before islands are taken out, step by step as KiCad 6 does it: the outline on the
 * board, reliefs and clearances cut out, spokes that reach copper put back, and whatever is too thin pruned away.
 */
export function pourLayer(task: PourTask, algebra: AreaAlgebra): Polygon[] {
  const { board, zone } = task;
  const { maxArcError } = board.rules;
  const { outer, holes } = zoneOutline(zone);
  const smooth = (ring: Ring) => smoothOutline(ring, zone.pour, maxArcError);
  const raw = algebra.unite(areaOf([{ outer, holes }]));
  // Rounding an inner corner would put copper outside what was drawn: it may only take away.
  const drawn =
    zone.pour.smoothing === "none"
      ? raw
      : algebra.intersect(raw, areaOf([{ outer: smooth(outer), holes: holes.map(smooth) }]));
  const outline = boardOutline(board);
  const extents = outline.status === "closed" ? algebra.intersect(drawn, areaOf(outline.areas)) : drawn;
  const cut = clearanceHoles(task, algebra);
  const relieved = algebra.subtract(extents, thermalHoles(task, algebra));
  const depth = Math.trunc(zone.pour.minThickness / 2) - PRUNING_MARGIN;
  const shrink = (area: Area, corners: Corners) =>
    depth > PRUNING_MARGIN ? algebra.inflate(area, -depth, corners) : area;
  const regrow = (area: Area, corners: Corners) =>
    depth > PRUNING_MARGIN ? algebra.inflate(area, depth, corners) : area;
  const prune = (area: Area, corners: Corners): Area => regrow(shrink(area, corners), corners);
  const body = prune(algebra.subtract(relieved, cut), "square");
  const kept = spokesThatReach(thermalSpokes(task), body);
  const bridged = algebra.intersect(algebra.unite([...relieved, ...kept]), extents);
  const round: Corners = { maxError: maxArcError };
  const shrunk = shrink(algebra.subtract(bridged, cut), round);
  const pruned = regrow(algebra.subtract(shrunk, hatchWindows(task, shrunk, algebra)), round);
  const bounded = algebra.subtract(algebra.intersect(pruned, extents), cut);
  return polygonsOf(algebra.subtract(bounded, claimedAreas(task)));
}

type Corners = Parameters<AreaAlgebra["inflate"]>[2];

/** Spokes whose tip lies in the body of the pour, or in another spoke: two pads side by side may bridge each other. */
function spokesThatReach(spokes: readonly Spoke[], body: Area): Ring[] {
  const rings = body.map((ring) => ({ ring, box: boxOfPoints(ring)! }));
  const index = new BoxIndex(1_000_000);
  for (const [entry, { ring }] of spokes.entries()) index.add(entry, boxOfPoints(ring)!);
  const isInBody = ({ tip }: Spoke) => {
    let inside = false;
    for (const { ring, box } of rings) {
      if (tip.x < box.minX || tip.x > box.maxX || tip.y < box.minY || tip.y > box.maxY) continue;
      const where = locateInRing(tip, ring);
      if (where === "boundary") return true;
      if (where === "inside") inside = !inside;
    }
    return inside;
  };
  const isInOther = (spoke: Spoke, own: number) =>
    index
      .search(solidBox({ kind: "circle", center: spoke.tip, radius: 0 }))
      .some((entry) => entry !== own && locateInRing(spoke.tip, spokes[entry]!.ring) !== "outside");
  return spokes
    .filter((spoke, own) => isInBody(spoke) || isInOther(spoke, own))
    .map(({ ring }) => (ringArea(ring) > 0 ? ring : [...ring].reverse()));
}
