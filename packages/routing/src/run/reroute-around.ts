/** A few connections in a small part of a board, joined interactively: those of parts that have just been moved. */
import {
  type Board,
  type BoardEdit,
  type Footprint,
  type ItemId,
  isCopperLayer,
  type NetId,
  padCenter,
  padHole,
  padSolids,
  withBlocksHeld,
} from "@tracewright/board";
import {
  type Box,
  boxesTouch,
  boxOfPoints,
  growBox,
  joinBoxes,
  type Nm,
  type Point,
  solidBox,
} from "@tracewright/geometry";
import type { OpenConnection } from "../explain/open-reason.ts";
import { startRouting } from "./routing-run.ts";

export interface RerouteOptions {
  /** Node visits after which it ends with what it has: time does not decide. */
  readonly mostVisits?: number;
}

export interface Rerouted {
  /** New tracks and vias; undefined: nothing could be joined, or nothing was open. */
  readonly edit: BoardEdit | undefined;
  /** Connections that are open still, each with its reason. */
  readonly open: readonly OpenConnection[];
}

/** About a fifth of a second of one core. */
const MAX_VISITS = 40_000;
const STEP = 5_000;
/** Room for ways around what is in between. */
const MARGIN: Nm = 3_000_000;
/** What a pad is to be joined to may be this far away. */
const FARTHEST: Nm = 25_000_000;
/** No rule looks farther beyond the window. */
const BESIDE: Nm = 2_000_000;

/**
 * Joins what is open at these parts to the nearest copper of its net, as a run of the engine in a window around them:
 * all else stays as it is, pours count as they are filled. Other open connections of the same nets within the window
 * are joined as well.
 */
export function rerouteAround(
  source: Board,
  parts: readonly ItemId[],
  { mostVisits = MAX_VISITS }: RerouteOptions = {},
): Rerouted {
  const board = withBlocksHeld(source);
  const meant = new Set(parts);
  const moved = board.footprints.filter(({ id }) => meant.has(id));
  const nets = new Set(moved.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  const window = windowAround(board, moved);
  if (!window || nets.size === 0) return { edit: undefined, open: [] };
  const region = { min: { x: window.minX, y: window.minY }, max: { x: window.maxX, y: window.maxY } };
  const run = startRouting(cropBoard(board, window, nets), {
    nets: [...nets],
    region,
    effort: "draft",
    pours: "hold",
    mostVisits,
  });
  while (run.step(STEP) === "running");
  const { edit, open } = run.outcome();
  return { edit: edit.lists.length > 0 ? edit : undefined, open };
}

/** Around the pads of parts, and the copper that each is nearest to of its net. */
function windowAround(board: Board, moved: readonly Footprint[]): Box | undefined {
  const own = new Set(moved);
  const places = new Map<NetId, Point[]>();
  const note = (net: NetId | undefined, ...points: readonly Point[]): void => {
    if (net === undefined) return;
    const known = places.get(net);
    if (known) known.push(...points);
    else places.set(net, [...points]);
  };
  for (const part of board.footprints)
    if (!own.has(part)) for (const pad of part.pads) note(pad.net, padCenter(part, pad));
  for (const { net, start, end } of board.tracks) note(net, start, end);
  for (const { net, position } of board.vias) note(net, position);
  const corners = moved.flatMap((part) =>
    part.pads.flatMap((pad) => {
      const center = padCenter(part, pad);
      const nearest = nearestTo(center, pad.net === undefined ? [] : (places.get(pad.net) ?? []));
      return nearest ? [center, nearest] : [center];
    }),
  );
  const box = boxOfPoints(corners);
  return box && growBox(box, MARGIN);
}

function nearestTo(from: Point, places: readonly Point[]): Point | undefined {
  let nearest: Point | undefined;
  let least: number = FARTHEST;
  for (const place of places) {
    const away = Math.hypot(place.x - from.x, place.y - from.y);
    if (away > least) continue;
    least = away;
    nearest = place;
  }
  return nearest;
}

/**
 * Without what is out of sight of a window; of the nets that are worked on everything stays, so that it is known what
 * is joined.
 */
function cropBoard(board: Board, window: Box, nets: ReadonlySet<NetId>): Board {
  const seen = growBox(window, BESIDE);
  const isOfNets = (net: NetId | undefined) => net !== undefined && nets.has(net);
  return {
    ...board,
    tracks: board.tracks.filter(
      ({ net, start, mid = start, end, width }) =>
        isOfNets(net) || isNear([start, mid, end], mid === start ? width : width + distance(start, end), seen),
    ),
    vias: board.vias.filter(({ net, position, diameter }) => isOfNets(net) || isNear([position], diameter, seen)),
    footprints: board.footprints.filter(
      (part) => part.pads.some(({ net }) => isOfNets(net)) || isSpecial(part) || isPartNear(part, seen),
    ),
  };
}

function isNear(points: readonly Point[], by: Nm, seen: Box): boolean {
  const box = boxOfPoints(points);
  return box !== undefined && boxesTouch(growBox(box, by), seen);
}

function isPartNear(part: Footprint, seen: Box): boolean {
  const solids = part.pads.flatMap((pad) => [...padSolids(part, pad), padHole(part, pad)]);
  const box = joinBoxes(solids.flatMap((solid) => (solid ? [solidBox(solid)] : [])));
  return box !== undefined && boxesTouch(box, seen);
}

/** Areas, edges and drawn copper of parts are few, and may be larger than their pads. */
function isSpecial({ zones, graphics }: Footprint): boolean {
  return zones.length > 0 || graphics.some(({ layer }) => layer === "Edge.Cuts" || isCopperLayer(layer));
}

function distance(a: Point, b: Point): Nm {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
