import { edgesOf, type Footprint, type LayerId, OUTLINE_TOLERANCE } from "@tracewright/board";
import type { LandPattern } from "@tracewright/footprints";
import { boxOfPoints, chainPaths, type Point, ringArea, selfIntersections, toMm } from "@tracewright/geometry";
import type { Extent } from "./prism.ts";
import { circleProfile, type PlanePoint, type Profile, profileCorners, profileOf, rectProfile } from "./profile.ts";
import { type SolderedLand, upwards } from "./soldered-land.ts";

/** A body seen from above: its line, and the box about it. */
export interface BodyOutline {
  readonly profile: Profile;
  readonly extent: Extent;
  /** The standard's own, or read off the drawing. */
  readonly from: "standard" | "drawing" | "pads";
}

/** Pads may differ this much from the standard's and still hold its part: private libraries have lands of their own. */
const SAME_PLACE_MM = 0.6;
/** Chords of drawn arcs. */
const ARC_ERROR_NM = 20_000;
/** Corners nearer to the line than this say nothing of a body. */
const FLAT_MM = 0.02;

/**
 * Where the body stands over its pads, in the part's own frame from the front. The standard's outline where the pads are
 * where the standard has them, shifted and turned as drawn; else the largest closed line of the Fab layer, of the
 * silkscreen, the box about them, and last the box about the pads.
 */
export function bodyOutline(
  footprint: Footprint,
  lands: readonly SolderedLand[],
  pattern: LandPattern | undefined,
): BodyOutline | undefined {
  return (pattern && standardOutline(lands, pattern)) ?? drawnOutline(footprint, lands) ?? padOutline(lands);
}

function standardOutline(lands: readonly SolderedLand[], pattern: LandPattern): BodyOutline | undefined {
  const drawn = middles(lands.map(({ pin, center, hole }) => ({ pin, ...(hole?.center ?? center) })));
  const standard = middles(
    pattern.lands.filter(({ plated }) => plated !== false).map(({ pin, x, y }) => ({ pin, x, y: -y })),
  );
  const pins = [...drawn.keys()].filter((pin) => pin !== "" && standard.has(pin));
  if (pins.length === 0) return undefined;
  for (let turns = 0; turns < 4; turns++) {
    const turned = new Map(pins.map((pin) => [pin, quarterTurns(standard.get(pin)!, turns)]));
    const shift = { x: 0, y: 0 };
    for (const pin of pins) {
      shift.x += (drawn.get(pin)!.x - turned.get(pin)!.x) / pins.length;
      shift.y += (drawn.get(pin)!.y - turned.get(pin)!.y) / pins.length;
    }
    const farthest = Math.max(
      ...pins.map((pin) => {
        const [a, b] = [drawn.get(pin)!, turned.get(pin)!];
        return Math.hypot(a.x - b.x - shift.x, a.y - b.y - shift.y);
      }),
    );
    if (farthest > SAME_PLACE_MM) continue;
    const { body } = pattern;
    const corners = [
      { x: body.minX, y: -body.minY },
      { x: body.maxX, y: -body.maxY },
    ].map((corner) => {
      const { x, y } = quarterTurns(corner, turns);
      return { x: round(x + shift.x), y: round(y + shift.y) };
    });
    const extent = extentOf(corners);
    const center = { x: (extent.minX + extent.maxX) / 2, y: (extent.minY + extent.maxY) / 2 };
    const profile =
      body.kind === "circle"
        ? circleProfile(center, (extent.maxX - extent.minX) / 2)
        : rectProfile(extent.minX, extent.minY, extent.maxX, extent.maxY);
    return { profile, extent, from: "standard" };
  }
  return undefined;
}

/** The middle of all lands of one pin. */
function middles(places: readonly (PlanePoint & { readonly pin: string })[]): Map<string, PlanePoint> {
  const byPin = Map.groupBy(places, ({ pin }) => pin);
  return new Map(
    [...byPin].map(([pin, of]) => [
      pin,
      { x: of.reduce((sum, { x }) => sum + x, 0) / of.length, y: of.reduce((sum, { y }) => sum + y, 0) / of.length },
    ]),
  );
}

function quarterTurns({ x, y }: PlanePoint, turns: number): PlanePoint {
  return [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ][turns]!;
}

function drawnOutline(footprint: Footprint, lands: readonly SolderedLand[]): BodyOutline | undefined {
  const soldered = padOutline(lands)?.extent;
  for (const name of ["Fab", "SilkS"] as const) {
    const layers: readonly LayerId[] = [`F.${name}`, `B.${name}`];
    const paths = layers.flatMap((layer) => edgesOf(footprint.graphics, layer, ARC_ERROR_NM));
    const box = boxOfPoints(paths.flat());
    if (!box || box.minX === box.maxX || box.minY === box.maxY) continue;
    const { rings } = chainPaths(paths, OUTLINE_TOLERANCE);
    const [ring] = [...rings].sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)));
    const boxArea = (box.maxX - box.minX) * (box.maxY - box.minY);
    // A pin 1 mark or an antenna's frame is a closed line, too, and no body.
    const isBody = ring && Math.abs(ringArea(ring)) > 0.4 * boxArea && selfIntersections(ring, 1).length === 0;
    if (isBody) {
      const outline = ofRing(ring, footprint.side === "back");
      // Beside its pads a plug for the edge may stand, and it is no smaller than they are; an arrow at pin 1 is.
      if (!soldered || holdsMiddle(outline.extent, soldered) || areaOf(outline.extent) >= areaOf(soldered) / 2)
        return outline;
    }
    const corners = [
      { x: box.minX, y: box.minY },
      { x: box.maxX, y: box.maxY },
    ];
    const extent = extentOf(corners.map((corner) => upwardsMm(corner, footprint.side === "back")));
    // Lines about a module's antenna alone end where its pads begin.
    const whole = !soldered || holdsMiddle(extent, soldered) ? extent : around(extent, soldered);
    return { profile: rectOf(whole), extent: whole, from: "drawing" };
  }
  return undefined;
}

function holdsMiddle(extent: Extent, of: Extent): boolean {
  const [x, y] = [(of.minX + of.maxX) / 2, (of.minY + of.maxY) / 2];
  return x > extent.minX && x < extent.maxX && y > extent.minY && y < extent.maxY;
}

function around(a: Extent, b: Extent): Extent {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

function areaOf({ minX, minY, maxX, maxY }: Extent): number {
  return (maxX - minX) * (maxY - minY);
}

function ofRing(ring: readonly Point[], isBack: boolean): BodyOutline {
  const corners = withoutFlat(ring.map((corner) => upwardsMm(corner, isBack)));
  const profile = profileOf(isCounterClockwise(corners) ? corners : [...corners].reverse());
  return { profile, extent: extentOf(profileCorners(profile, FLAT_MM)), from: "drawing" };
}

function padOutline(lands: readonly SolderedLand[]): BodyOutline | undefined {
  if (lands.length === 0) return undefined;
  const extent = extentOf(
    lands.flatMap(({ minX, minY, maxX, maxY }) => [
      { x: minX, y: minY },
      { x: maxX, y: maxY },
    ]),
  );
  return { profile: rectOf(extent), extent, from: "pads" };
}

function upwardsMm({ x, y }: Point, isBack: boolean): PlanePoint {
  return { x: toMm(x), y: upwards(isBack)(toMm(y)) };
}

function withoutFlat(corners: readonly PlanePoint[]): PlanePoint[] {
  const kept: PlanePoint[] = [];
  for (const [index, corner] of corners.entries()) {
    const before = kept.at(-1) ?? corners.at(-1)!;
    const after = corners[(index + 1) % corners.length]!;
    const span = Math.hypot(after.x - before.x, after.y - before.y);
    const area = (after.x - before.x) * (corner.y - before.y) - (corner.x - before.x) * (after.y - before.y);
    if (span === 0 || Math.abs(area) / span > FLAT_MM) kept.push(corner);
  }
  return kept.length > 2 ? kept : [...corners];
}

function isCounterClockwise(corners: readonly PlanePoint[]): boolean {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return area > 0;
}

function rectOf({ minX, minY, maxX, maxY }: Extent): Profile {
  return rectProfile(minX, minY, maxX, maxY);
}

function extentOf(corners: readonly PlanePoint[]): Extent {
  return {
    minX: Math.min(...corners.map(({ x }) => x)),
    minY: Math.min(...corners.map(({ y }) => y)),
    maxX: Math.max(...corners.map(({ x }) => x)),
    maxY: Math.max(...corners.map(({ y }) => y)),
  };
}

/** To the micrometre: equal parts are to have equal bodies. */
function round(mm: number): number {
  return Math.round(mm * 1000) / 1000 + 0;
}
