import {
  type Board,
  type Footprint,
  type Pad,
  padBox,
  padCenter,
  padRotation,
  padSolids,
  type Via,
} from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import { fromMm, isInSolid, type Nm, type Point, placePoint, type Size } from "@tracewright/geometry";
import type { PlaneReach } from "./plane-reach.ts";
import { freeId, holeToHole, isClearOf, planeVia, rimOf } from "./plane-via.ts";

/** What has fewer pads is no chip with an exposed pad, but may be a transistor or regulator with a tab. */
const MIN_PADS = 5;
const MIN_PADS_WITH_TAB = 3;
/** References of parts with tabs: batteries and connectors have large contacts, too, which carry no heat. */
const HAS_TAB = /^(?:D|IC|M|Q|T|U|VR)\d/;
/** Of an exposed pad, square nanometres; below it there is no room for more than one via. */
const MIN_AREA = fromMm(1.4) ** 2;
/** An exposed pad is so much larger than the part's usual pad. */
const LARGER = 3;
/** SOT-223's tab is 2.5 times the lead, DPAK's 14 times. */
const LARGER_TAB = 2;
/**
 * As many as possible, of 0.30 to 0.33 mm, ask makers of chips (Renesas 83905, VFQFN EPAD thermal release path);
 * closer ones cool little more.
 */
const PITCH = fromMm(1);
/** From the rim of a via to that of its pad. */
const INSET = fromMm(0.1);
/** In a row: a large pad gets them farther apart. */
const MAX_IN_ROW = 5;

/**
 * Vias that lead the heat, and the current, of exposed pads into the planes of their nets: a grid in every such pad
 * whose net has a plane. None where the footprint or other copper has a hole in the pad already, and
 * none that a rule of the board forbids.
 */
export function layThermalVias(
  board: Board,
  reach: PlaneReach,
  isAsked: (via: Via) => boolean = () => true,
): readonly Via[] {
  const planes = reach.nets;
  if (planes.size === 0) return [];
  const pads = board.footprints.flatMap((footprint) =>
    exposedPads(footprint).flatMap((pad) =>
      pad.net !== undefined && planes.has(pad.net) && !hasHole(board, footprint, pad) ? [{ footprint, pad }] : [],
    ),
  );
  if (pads.length === 0) return [];
  const probe = new CopperProbe(board);
  const taken = new Set<string>(board.vias.map(({ id }) => id));
  const laid: Via[] = [];
  for (const { footprint, pad } of pads)
    for (const via of gridIn(board, footprint, pad)) {
      if (!isAsked(via) || !isClearOf(via, laid, board) || !probe.isViaClear(via)) continue;
      laid.push({ ...via, id: freeId(via.id, taken) });
    }
  return laid;
}

function exposedPads({ pads, reference }: Footprint): Pad[] {
  const copper = pads.filter(({ kind, layers }) => kind === "smd" && layers.some((layer) => layer.endsWith(".Cu")));
  const mayHaveTab = copper.length < MIN_PADS;
  if (mayHaveTab && (copper.length < MIN_PADS_WITH_TAB || !HAS_TAB.test(reference))) return [];
  const areas = copper.map(areaOf).toSorted((a, b) => a - b);
  const usual = areas[areas.length >> 1] ?? 0;
  const larger = mayHaveTab ? LARGER_TAB : LARGER;
  return copper.filter((pad) => areaOf(pad) >= Math.max(MIN_AREA, larger * usual));
}

function areaOf(pad: Pad): number {
  const { width, height } = frameOf(pad);
  return width * height;
}

/** Size and middle of the pad's copper in its own frame, from its centre; of a drawn one all that is drawn. */
function frameOf(pad: Pad): Size & Point {
  const { shape } = pad;
  if (shape.kind === "circle") return { width: shape.diameter, height: shape.diameter, x: 0, y: 0 };
  if (shape.kind !== "custom") return { ...shape.size, x: 0, y: 0 };
  const upright = { position: { x: 0, y: 0 }, rotation: -pad.rotation };
  const { minX, minY, maxX, maxY } = padBox(upright, pad);
  const { x, y } = padCenter(upright, pad);
  return { width: maxX - minX, height: maxY - minY, x: (minX + maxX) / 2 - x, y: (minY + maxY) / 2 - y };
}

/** A via or plated hole in the pad. */
function hasHole(board: Board, footprint: Footprint, pad: Pad): boolean {
  const solids = padSolids(footprint, pad);
  const places = [
    ...footprint.pads.flatMap((other) => (other.drill ? [padCenter(footprint, other)] : [])),
    ...board.vias.map(({ position }) => position),
  ];
  return places.some((place) => solids.some((solid) => isInSolid(place, solid)));
}

/** The places of a grid in the pad, row by row. */
function gridIn(board: Board, footprint: Footprint, pad: Pad): Via[] {
  if (pad.net === undefined) return [];
  const center = padCenter(footprint, pad);
  const rotation = padRotation(footprint, pad);
  const solids = padSolids(footprint, pad);
  const { diameter, drill } = planeVia(board, pad.net, { id: "", at: center });
  const least = drill + holeToHole(board);
  const { width, height, x: offX, y: offY } = frameOf(pad);
  const columns = stepsAlong(width - diameter - 2 * INSET, least);
  const rows = stepsAlong(height - diameter - 2 * INSET, least);
  const vias: Via[] = [];
  for (const y of rows)
    for (const x of columns) {
      const at = placePoint({ x: offX + x, y: offY + y }, center, rotation);
      const isInside = rimOf(at, diameter / 2).every((point) => solids.some((solid) => isInSolid(point, solid)));
      if (isInside) vias.push(planeVia(board, pad.net, { id: `thermal-via/${pad.id}/${vias.length + 1}`, at }));
    }
  return vias;
}

/** Places along a stretch about its middle: two where two have room, else as many as the pitch gives. */
function stepsAlong(stretch: Nm, least: Nm): Nm[] {
  if (stretch < least) return stretch < 0 ? [] : [0];
  const pitch = Math.max(PITCH, least);
  const count = Math.min(MAX_IN_ROW, Math.max(2, Math.floor(stretch / pitch) + 1));
  const step = Math.max(Math.min(pitch, stretch / (count - 1)), count === MAX_IN_ROW ? stretch / (count - 1) : 0);
  return Array.from({ length: count }, (_, index) => Math.round((index - (count - 1) / 2) * step));
}
