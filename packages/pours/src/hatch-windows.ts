import { type PourSettings, viaDiameterOn, type ZoneHatch, zoneOutline } from "@tracewright/board";
import {
  boxOfPoints,
  type Degrees,
  joinBoxes,
  type Nm,
  type Point,
  placePoint,
  type Ring,
  ringArea,
  type Solid,
} from "@tracewright/geometry";
import { type Area, type AreaAlgebra, areaOf, polygonsOf } from "./areas.ts";
import { GrownShapes } from "./grown-shapes.ts";
import { padFooting, viaFooting } from "./layer-items.ts";
import { narrowSide } from "./narrow-side.ts";
import type { PourTask } from "./pour-task.ts";
import { smoothOutline } from "./smooth-outline.ts";

/** More windows than this are no hatch but a way to fill the memory: such a pour is filled solid, and that is said. */
const MAX_WINDOWS = 200_000;

/** KiCad asks the webs to be wider than the pen by this much, so that rounding cannot close or part them. */
const WEB_MARGIN = 1_000;

/** KiCad's, where a board names none. */
const DEFAULT_MIN_HOLE_AREA = 0.3;

/** KiCad leaves corners alone that would be smoothed by less, and only chamfers below twice of it. */
const MIN_SMOOTHING = 20_000;

/** The hatch of a pour where it is one that can be made. */
export function hatchOf({ pour, outline }: PourTask["zone"]): ZoneHatch | undefined {
  const { hatch, fillMode } = pour;
  const box = joinBoxes(outline.flatMap((ring) => boxOfPoints(ring) ?? []));
  if (fillMode !== "hatched" || !hatch || hatch.gap <= 0 || !box) return undefined;
  const pitch = hatch.thickness + hatch.gap;
  // Turned by 45°, the box around the pour's box has twice its area at most.
  const columns = Math.hypot(box.maxX - box.minX, box.maxY - box.minY) / pitch + 3;
  return columns * columns > MAX_WINDOWS ? undefined : hatch;
}

/**
 * The windows of a hatched pour, to be cut from copper that is already shrunk by half the least thickness (and grown by
 * as much afterwards). The lattice starts at the board's origin, whatever the pour, and is turned about it. Kept out of
 * the windows: a border along the outline, a web around what is cut out of the pour, and rings around the pads and vias
 * of the pour's own net. What is left of a window and too small is filled.
 */
export function hatchWindows(task: PourTask, shrunk: Area, algebra: AreaAlgebra): Area {
  const { board, zone } = task;
  const hatch = hatchOf(zone);
  const reach = joinBoxes(shrunk.flatMap((ring) => boxOfPoints(turned(ring, -(hatch?.orientation ?? 0))) ?? []));
  if (!hatch || !reach) return [];
  const { minThickness } = zone.pour;
  const web = Math.max(hatch.thickness, minThickness + WEB_MARGIN);
  const pitch = web + hatch.gap;
  const side = hatch.gap + minThickness;
  const window = smoothedWindow(side, zone.pour, hatch, board.rules.maxArcError);
  const lattice: Ring[] = [];
  for (let { minX: x } = reach; x <= reach.maxX; x += pitch)
    for (let { minY: y } = reach; y <= reach.maxY; y += pitch) {
      const placed = window.map((corner) => ({ x: corner.x + x, y: corner.y + y }));
      lattice.push(turned(placed, hatch.orientation));
    }
  const thinBorder = Math.trunc(minThickness * 1.1);
  const border = hatch.border === "min-thickness" ? thinBorder : Math.max(thinBorder, hatch.thickness);
  const beside = algebra.inflate(shrunk, minThickness - border, "square");
  const drawn = algebra.inflate(algebra.unite(areaOf([zoneOutline(zone)])), -border, "square");
  const inside = algebra.intersect(algebra.intersect(lattice, beside), drawn);
  const open = algebra.subtract(inside, aprons(task, { gap: hatch.gap, border, line: web - minThickness }, algebra));
  const least = side * side * (hatch.minHoleArea ?? DEFAULT_MIN_HOLE_AREA);
  return areaOf(polygonsOf(open).filter(({ outer }) => Math.abs(ringArea(outer)) >= least));
}

/** A window at the origin with its corners cut or rounded: `smoothingLevel` 1 cuts, 2 and 3 round, 3 more finely. */
function smoothedWindow(side: number, pour: PourSettings, hatch: ZoneHatch, maxError: number): Ring {
  const square = [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ];
  const { smoothingLevel = 0, smoothingValue = 0, gap } = hatch;
  const asked = Math.round((gap * smoothingValue) / 2);
  if (smoothingLevel < 1 || asked <= MIN_SMOOTHING) return square;
  const radius = Math.min(asked + pour.minThickness / 2, gap / 2);
  const smoothing = smoothingLevel === 1 || asked < 2 * MIN_SMOOTHING ? "chamfer" : "fillet";
  const error = Math.max(2 * maxError, radius / 20) / (smoothingLevel > 2 ? 2 : 1);
  // KiCad rounds the number of chords in a corner where an outline's smoothing takes the next larger one.
  const chords = Math.max(1, Math.round(Math.PI / 4 / Math.acos(1 - Math.min(1, error / radius))));
  const drawn = radius * (1 - Math.cos(Math.PI / 4 / chords)) + 1;
  return smoothOutline(square, { ...pour, smoothing, smoothingRadius: radius }, drawn);
}

interface Web {
  readonly gap: Nm;
  readonly border: Nm;
  readonly line: Nm;
}

/**
 * Pads and vias of the pour's net keep copper around them: as wide as the border beyond their hole, and so wide that no
 * window holds them whole. What KiCad takes, 10/19 of a window, is a little more than half of one.
 */
function aprons(task: PourTask, { gap, border, line }: Web, algebra: AreaAlgebra): Area {
  const { board, zone, layer } = task;
  if (zone.net === undefined) return [];
  const shapes = new GrownShapes(task);
  const least = Math.trunc((gap * 10) / 19);
  const grow = (copper: readonly Solid[], half: Nm, halfHole: Nm) => {
    const wanted = Math.max(least - half, border - (half - halfHole));
    shapes.add(copper, Math.max(0, wanted - line / 2));
  };
  for (const via of board.vias)
    if (via.net === zone.net) grow(viaFooting(board, via, layer).copper, viaDiameterOn(via, layer) / 2, via.drill / 2);
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (pad.net !== zone.net) continue;
      const { copper, hole } = padFooting(board, part, pad, layer);
      grow(copper, narrowSide(pad) / 2, hole ? Math.min(pad.drill!.size.width, pad.drill!.size.height) / 2 : 0);
    }
  return algebra.unite(shapes.area(algebra));
}

function turned(ring: Ring, by: Degrees): Ring {
  return by === 0 ? ring : ring.map((corner): Point => placePoint(corner, { x: 0, y: 0 }, by));
}
