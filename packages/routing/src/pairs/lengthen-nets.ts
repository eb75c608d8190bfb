/**
 * Nets of a routed board made longer by bumps beside their tracks: what is laid stays where it is otherwise. Pours are
 * no obstacle, the caller fills them again.
 */
import { type Board, type BoardEdit, copperLayers, type ItemId, type NetId, type Track } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { freshId, recordsToEdit } from "../adapt/to-edits.ts";
import { StaticIndex } from "../exact/static-index.ts";
import { segmentToShape } from "../geometry/distance.ts";
import { capsuleShape } from "../geometry/shape.ts";
import type { Obstacle, RoutingProblem } from "../problem.ts";
import { type BumpChoice, LOW_TRAPEZOIDS, MEANDERS, octilinear, TRAPEZOIDS, withBump } from "./bumps.ts";
import type { Spot } from "./headings.ts";
import { pairRuleOf } from "./pair-rule.ts";
export interface LengthWish {
  readonly net: NetId;
  /** Beside it runs the other net of its pair, to which the pair's own gap is enough; absent for a net of no pair. */
  readonly partner?: NetId | undefined;
  /** What it lacks, nanometres. */
  readonly lack: Nm;
}

export interface LengthenedNets {
  readonly edit: BoardEdit;
  /** By how much each wish was granted, in their order; 0 where there is no room. */
  readonly gains: readonly Nm[];
}

/** What is left is no more worth a bump. */
const REST = 20_000;
/** Of one net. */
const MAX_BUMPS = 24;
const GRACE = 50;
const NO_NET = -1;
/** Of a stretch that gets meanders, in widths: longer than the side of any. */
const LONG = 20;

/** `mayChange`: tracks that may get bumps. Of a pair one net alone may be wished for: the other's tracks are split beside it. */
export function lengthenNets(
  board: Board,
  wishes: readonly LengthWish[],
  mayChange: (track: Track) => boolean,
): LengthenedNets {
  const problem = problemFromBoard(board, { asked: { existing: { default: "keep" } } });
  const taken = new Set<string>([...board.tracks, ...board.vias].map(({ id }) => id));
  const layers = copperLayers(board);
  const tracks: Track[] = [];
  const removed: ItemId[] = [];
  let obstacles = problem.obstacles;
  const gains = wishes.map(({ net, partner, lack }) => {
    const own = problem.netIds.indexOf(net);
    const other = partner === undefined ? NO_NET : problem.netIds.indexOf(partner);
    if (own < 0 || (partner !== undefined && other < 0)) return 0;
    const { between } =
      partner === undefined ? { between: 0 } : pairRuleOf(board, problem, { name: "", positive: own, negative: other });
    const lines = board.tracks
      .filter((track) => track.net === net && !track.mid && !track.locked && mayChange(track))
      .map((track) => new Line(track, layers.indexOf(track.layer)))
      .sort((a, b) => b.length - a.length);
    const ground = new Ground({ ...problem, obstacles }, { own, other, between, lines });
    const gained = partner === undefined ? lengthenAlone(lines, lack, ground) : lengthen(lines, lack, ground);
    for (const line of lines) {
      if (line.points.length === 2) continue;
      removed.push(line.track.id);
      const pieces = line.tracks((text) => freshId(taken, text));
      tracks.push(...pieces);
      const { halfWidth, layer } = line;
      const shapes = pieces.map(({ start, end }) => capsuleShape(start.x, start.y, end.x, end.y, halfWidth));
      obstacles = [...obstacles, ...shapes.map((shape) => copperOf(problem, own, shape, layer))];
    }
    const beside = board.tracks.filter(
      (track) => partner !== undefined && track.net === partner && !track.mid && !track.locked && mayChange(track),
    );
    for (const track of beside) {
      const pieces = splitBeside(track, lines);
      if (pieces.length < 2) continue;
      removed.push(track.id);
      const { id, foreign: _, ...rest } = track;
      for (const [start, end] of pieces)
        tracks.push({ ...rest, id: freshId(taken, `${id} ${start.x} ${start.y} ${end.x} ${end.y}`), start, end });
    }
    return Math.round(gained);
  });
  return { edit: recordsToEdit(board, { tracks, vias: [], removed }), gains };
}

/** By meanders, the highest that have room, and what is left by trapezoids; none on the sides of another. */
function lengthenAlone(lines: readonly Line[], lack: number, ground: Ground): number {
  const long = lines.filter(({ length, halfWidth }) => length >= 2 * halfWidth * LONG);
  const gained = lengthenWith(MEANDERS, long, lack, ground);
  return gained + lengthenWith(LOW_TRAPEZOIDS, long, lack - gained, ground);
}

/** With low trapezoids where those suffice. */
function lengthen(lines: readonly Line[], lack: number, ground: Ground): number {
  const low = lengthenWith(LOW_TRAPEZOIDS, lines, lack, ground);
  if (lack - low < REST) return low;
  const lowPoints = lines.map(({ points }) => points);
  for (const line of lines) line.points = [line.track.start, line.track.end];
  const high = lengthenWith(TRAPEZOIDS, lines, lack, ground);
  if (high > low) return high;
  for (const [index, line] of lines.entries()) line.points = lowPoints[index]!;
  return low;
}

function lengthenWith([form, heights]: BumpChoice, lines: readonly Line[], lack: number, ground: Ground): number {
  let [gained, count] = [0, 0];
  for (const widths of heights)
    for (const line of lines) {
      const width = 2 * line.halfWidth;
      for (let next = 0; count < MAX_BUMPS; count += 1) {
        const rest = lack - gained;
        const height = Math.min(widths * width, form.heightOf(rest, width));
        if (rest < REST || height < form.minHeight(width)) break;
        const found = withBump(line.points, {
          from: next,
          height,
          width,
          form,
          isFree: (_, bump) => line.isOnTrack(bump[0]!) && line.isOnTrack(bump.at(-1)!) && ground.isFree(line, bump),
        });
        if (!found) break;
        line.points = found.points;
        next = found.next;
        gained += form.gain(height, width);
      }
    }
  return gained;
}

/** Of the partner's track: a straight track farther away than this, in widths, does not run beside it. */
const BESIDE = 4;

/**
 * The partner's straight track in the pieces that the trapezoids beside it make of the other one: each segment of a pair
 * runs along one segment of the other, so that who compares them segment by segment finds the two side by side.
 */
function splitBeside(track: Track, lines: readonly Line[]): (readonly [Spot, Spot])[] {
  const { start, end, width, layer } = track;
  const along = octilinear(start, end);
  if (!along) return [];
  const steps = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  const norm = along.x ** 2 + along.y ** 2;
  const cuts = new Set<number>();
  for (const line of lines) {
    if (line.points.length === 2 || line.track.layer !== layer) continue;
    const own = octilinear(line.track.start, line.track.end);
    // Trapezoids begin and end on the line; what lies between is their ramps.
    if (!own || own.x * along.y !== own.y * along.x) continue;
    for (const { x, y } of line.points.slice(1, -1)) {
      const [dx, dy] = [x - start.x, y - start.y];
      const aside = Math.abs(dx * along.y - dy * along.x) / Math.sqrt(norm);
      const far = Math.round((dx * along.x + dy * along.y) / norm);
      if (aside < BESIDE * width && far > width && far < steps - width) cuts.add(far);
    }
  }
  const places = [0, ...[...cuts].sort((a, b) => a - b), steps];
  return places.slice(1).map((to, i) => [pointAt(places[i]!), pointAt(to)] as const);

  function pointAt(far: number): Spot {
    return far === steps ? end : { x: start.x + along!.x * far, y: start.y + along!.y * far };
  }
}

/** A track as it becomes. */
class Line {
  readonly track: Track;
  readonly layer: number;
  readonly halfWidth: number;
  readonly length: number;
  points: readonly Spot[];

  constructor(track: Track, layer: number) {
    const { start, end, width } = track;
    this.track = track;
    this.layer = layer;
    this.halfWidth = width / 2;
    this.length = Math.hypot(end.x - start.x, end.y - start.y);
    this.points = [start, end];
  }

  /** Whether a spot lies on the track as it was, rounding aside. */
  isOnTrack({ x, y }: Spot): boolean {
    const { start, end } = this.track;
    return Math.abs((x - start.x) * (end.y - start.y) - (y - start.y) * (end.x - start.x)) <= 4 * this.length;
  }

  tracks(idOf: (text: string) => ItemId): Track[] {
    const { id, foreign: _, ...rest } = this.track;
    return segmentsOf(this.points).map(([start, end]) => ({
      ...rest,
      id: idOf(`${id} ${start.x} ${start.y} ${end.x} ${end.y}`),
      start,
      end,
    }));
  }
}

interface GroundTask {
  readonly own: number;
  readonly other: number;
  /** Between copper of both nets. */
  readonly between: number;
  readonly lines: readonly Line[];
}

/** What trapezoids keep away from: all other copper, and the net's own, which they would shorten again or part. */
class Ground {
  readonly #index: StaticIndex;
  readonly #task: GroundTask;
  readonly #clearance: number;
  /** The net's own copper but the lines, and the partner's. */
  readonly #own: readonly Obstacle[];
  readonly #other: readonly Obstacle[];

  constructor(problem: RoutingProblem, task: GroundTask) {
    const { own, other, lines } = task;
    this.#task = task;
    this.#clearance = Math.max(problem.nets[own]!.clearance, problem.rules.minClearance);
    this.#index = new StaticIndex({ ...problem, obstacles: problem.obstacles.filter(({ net }) => net !== other) });
    const held = new Set(lines.map(({ track: { start, end }, layer }) => keyOf(1 << layer, [start, end])));
    const isLine = ({ shape: { points }, layers }: Obstacle): boolean =>
      points.length === 4 &&
      held.has(
        keyOf(layers, [
          { x: points[0]!, y: points[1]! },
          { x: points[2]!, y: points[3]! },
        ]),
      );
    this.#own = problem.obstacles.filter((obstacle) => obstacle.net === own && !isLine(obstacle));
    this.#other = problem.obstacles.filter(({ net }) => net === other);
  }

  /** Whether a trapezoid in place of the straight stretch under it touches nothing, and nothing ends on that stretch. */
  isFree(line: Line, bump: readonly Spot[]): boolean {
    const { layer, halfWidth } = line;
    const { own, between, lines } = this.#task;
    const ways = segmentsOf(bump);
    if (ways.some(([a, b]) => this.#index.blockingTrack(own, a.x, a.y, b.x, b.y, halfWidth, layer) >= 0)) return false;
    const stretch: readonly (readonly [Spot, Spot])[] = [...ways, [bump[0]!, bump[bump.length - 1]!]];
    const keeps = ({ shape, layers }: Pick<Obstacle, "shape" | "layers">, distance: number): boolean =>
      ((layers >> layer) & 1) === 0 ||
      stretch.every(([a, b]) => segmentToShape(shape, a.x, a.y, b.x, b.y) >= halfWidth + distance - GRACE);
    return (
      this.#other.every((obstacle) => keeps(obstacle, between)) &&
      this.#own.every((obstacle) => keeps(obstacle, this.#clearance)) &&
      lines.every(
        (each) =>
          each === line ||
          segmentsOf(each.points).every(([a, b]) =>
            keeps(
              { shape: capsuleShape(a.x, a.y, b.x, b.y, each.halfWidth), layers: 1 << each.layer },
              this.#clearance,
            ),
          ),
      )
    );
  }
}

function copperOf(problem: RoutingProblem, net: number, shape: Obstacle["shape"], layer: number): Obstacle {
  return {
    kind: "copper",
    shape,
    layers: 1 << layer,
    net,
    clearance: Math.max(problem.nets[net]!.clearance, problem.rules.minClearance),
    localClearance: false,
    blocksTracks: true,
    blocksVias: true,
    label: "track",
  };
}

function keyOf(layers: number, [a, b]: readonly [Spot, Spot]): string {
  return `${layers} ${a.x} ${a.y} ${b.x} ${b.y}`;
}

function segmentsOf(points: readonly Spot[]): (readonly [Spot, Spot])[] {
  return points.slice(1).map((to, i) => [points[i]!, to] as const);
}
