/**
 * Changes to a routed board, drawn from a seed, that bring out what a judge of design rules gets wrong: items shifted by
 * anything from a nanometre to 0.3 mm, pairs brought to their clearance give or take two micrometres (KiCad lets half
 * a micrometre pass), widths changed, vias dropped onto tracks, footprints nudged, rules drawn tighter.
 */
import { type Board, type ItemId, indexBoard } from "@tracewright/board";
import { nearestPoints, type Solid, solidDistance } from "@tracewright/geometry";
import { type BoardCopper, forEachNearPair, prepareCopper } from "../src/copper/board-copper.ts";
import type { CopperItem } from "../src/copper/copper-item.ts";
import { requiredClearance, TOLERANCE } from "../src/copper/required-clearance.ts";
import { SeededRandom } from "./seeded-random.ts";

/** What `drc_items.py judge` applies; lengths in nanometres but for rules and clearances, which are millimetres. */
export interface BoardChanges {
  readonly moves: readonly { readonly id: string; readonly dx: number; readonly dy: number }[];
  readonly widths: readonly { readonly id: string; readonly width: number }[];
  readonly vias: readonly AddedVia[];
  readonly refill: boolean;
  readonly rules?: Readonly<Record<string, number>>;
  readonly clearances?: Readonly<Record<string, number>>;
  /** A `.kicad_dru` in place of the board's own. */
  readonly customRules?: string;
  readonly severities?: "project" | "all";
}

interface AddedVia {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  readonly drill: number;
  readonly net: string;
}

/** Of all items of a kind, the share that a mutation touches. */
const SHARE = { scattered: 0.15, footprints: 0.15, widths: 0.1, edges: 0.5 };
/** log10 of the farthest a thing is moved: 0.3 mm. */
const FARTHEST = Math.log10(300_000);

/** Seeds go round through four families, so that any four in a row hold each once. */
export function mutateBoard(board: Board, seed: number): BoardChanges {
  const random = new SeededRandom(seed);
  const family = seed % 4;
  const moves = new Map<string, { dx: number; dy: number }>();
  if (family === 0 || family === 3) scatter(board, random, moves);
  if (family === 1 || family === 3) bringToEdge(board, random, moves);
  if (family === 2)
    for (const { id } of board.footprints)
      if (random.next() < SHARE.footprints)
        moves.set(id, { dx: random.anyScale(FARTHEST), dy: random.anyScale(FARTHEST) });
  return {
    moves: [...moves].map(([id, move]) => ({ id, ...move })),
    widths: family === 1 ? [] : changeWidths(board, random),
    vias: family === 1 ? [] : dropVias(board, random),
    // A fill that is not redrawn comes too near to what moved: the only way to see the zone rules at work.
    refill: random.next() < 0.5,
    ...(family === 3 ? { rules: tightenRules(board, random), clearances: changeClearances(board, random) } : {}),
  };
}

function scatter(board: Board, random: SeededRandom, moves: Map<string, { dx: number; dy: number }>): void {
  for (const { id } of [...board.tracks, ...board.vias]) {
    if (random.next() > SHARE.scattered) continue;
    moves.set(id, { dx: random.anyScale(FARTHEST), dy: random.anyScale(FARTHEST) });
  }
}

/** Moves one of two neighbours of different nets until the gap is their clearance, or that less KiCad's grace. */
function bringToEdge(board: Board, random: SeededRandom, moves: Map<string, { dx: number; dy: number }>): void {
  const copper = prepareCopper(board);
  const settled = new Set<ItemId>();
  forEachNearPair(copper, (a, b) => {
    const moving = a.track || a.via ? a : b;
    const still = moving === a ? b : a;
    if (!(moving.track || moving.via) || a.net === b.net || random.next() > SHARE.edges) return;
    if (settled.has(moving.id) || settled.has(still.id)) return;
    const move = edgeMove(copper, moving, still, random);
    if (!move) return;
    settled.add(moving.id).add(still.id);
    moves.set(moving.id, move);
  });
}

function edgeMove(
  copper: BoardCopper,
  moving: CopperItem,
  still: CopperItem,
  random: SeededRandom,
): { dx: number; dy: number } | undefined {
  const common = moving.layers & still.layers;
  if (common === 0) return undefined;
  const [first, second] = nearestSolids(moving.solids, still.solids);
  if (!first || !second) return undefined;
  const gap = solidDistance(first, second);
  const [p, q] = nearestPoints(first, second);
  const length = Math.hypot(p.x - q.x, p.y - q.y);
  if (length === 0 || gap === 0) return undefined;
  const target =
    requiredClearance(copper, moving, still, common & -common).distance -
    (random.next() < 0.7 ? TOLERANCE : 0) +
    random.anyScale(Math.log10(2000));
  const by = target - gap;
  return { dx: Math.round(((p.x - q.x) / length) * by) + 0, dy: Math.round(((p.y - q.y) / length) * by) + 0 };
}

function nearestSolids(a: readonly Solid[], b: readonly Solid[]): readonly [Solid?, Solid?] {
  let nearest: readonly [Solid?, Solid?] = [];
  let smallest = Number.POSITIVE_INFINITY;
  for (const first of a)
    for (const second of b) {
      const distance = solidDistance(first, second);
      if (distance >= smallest) continue;
      smallest = distance;
      nearest = [first, second];
    }
  return nearest;
}

function changeWidths(board: Board, random: SeededRandom): { id: string; width: number }[] {
  return [
    ...board.tracks.map(({ id, width }) => ({ id, width, least: 1000 })),
    ...board.vias.map(({ id, diameter, drill }) => ({ id, width: diameter, least: drill + 2 })),
  ]
    .filter(() => random.next() < SHARE.widths)
    .map(({ id, width, least }) => ({ id, width: Math.max(least, width + random.anyScale(Math.log10(150_000))) }));
}

/** Vias of nets of the board on and beside its tracks. */
function dropVias(board: Board, random: SeededRandom): AddedVia[] {
  const { netById } = indexBoard(board);
  const count = Math.min(12, Math.ceil(board.tracks.length / 40));
  return Array.from({ length: count }).flatMap(() => {
    const onto = random.pick(board.tracks);
    const of = random.next() < 0.5 ? onto : random.pick(board.tracks);
    const net = of?.net === undefined ? undefined : netById.get(of.net);
    if (!onto || !net) return [];
    const along = random.next();
    const drill = 300_000 + random.anyScale(5);
    return [
      {
        x: Math.round(onto.start.x + (onto.end.x - onto.start.x) * along) + random.anyScale(5.5),
        y: Math.round(onto.start.y + (onto.end.y - onto.start.y) * along) + random.anyScale(5.5),
        diameter: drill + 200_000 + random.within(100_000),
        drill,
        net: net.name,
      },
    ];
  });
}

/** Minima drawn up to what the board has, so that sizes and holes are objected to. */
function tightenRules(board: Board, random: SeededRandom): Record<string, number> {
  const { rules } = board;
  const width = random.pick(board.tracks)?.width ?? rules.minTrackWidth;
  const via = random.pick(board.vias);
  return {
    min_track_width: mm(width + random.within(1)),
    min_via_diameter: mm((via?.diameter ?? rules.minViaDiameter) + random.within(1)),
    min_via_annular_width: mm((via ? (via.diameter - via.drill) / 2 : rules.minViaAnnularWidth) + random.within(1000)),
    min_through_hole_diameter: mm((via?.drill ?? rules.minThroughHoleDiameter) + random.within(1)),
    min_hole_clearance: mm(random.next() * 400_000),
    min_hole_to_hole: mm(random.next() * 800_000),
    min_copper_edge_clearance: mm(random.next() * 600_000),
    min_clearance: mm(random.next() < 0.5 ? 0 : random.next() * 200_000),
  };
}

/** Millimetres that KiCad, which cuts off what is left of a nanometre, reads as a whole number of them. */
function mm(nm: number): number {
  let whole = Math.round(nm);
  while (Math.trunc((whole * 1e-6) / 1e-6) !== whole) whole++;
  return whole * 1e-6;
}

function changeClearances(board: Board, random: SeededRandom): Record<string, number> {
  return Object.fromEntries(
    board.rules.netClasses.map(({ name, clearance = 200_000 }) => [
      name,
      mm(Math.max(0, clearance + random.anyScale(5.3))),
    ]),
  );
}
