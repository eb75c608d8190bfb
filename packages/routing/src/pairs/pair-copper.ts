/** From the centre line to the copper of both nets: exact offset lines, the jogs to the vias, and the stubs to the pads. */
import type { StaticIndex } from "../exact/static-index.ts";
import { pointSegment2, segmentSegment2 } from "../geometry/distance.ts";
import type { RoutingRules } from "../problem.ts";
import { crossing, lineAlong, type Spot, stepAside } from "./headings.ts";
import { jogCorner, type PairGround, shift } from "./pair-ground.ts";
import { lengthOf } from "./pair-ports.ts";
import type { PairRule } from "./pair-rule.ts";
import type { CentreLine, CentreRun } from "./pair-search.ts";

/** Unbroken track on one layer. */
export interface PairTrack {
  readonly layer: number;
  readonly points: readonly Spot[];
}

/** The copper of one net of the pair, from its pad at one end to its pad at the other. */
export interface PairWire {
  readonly net: number;
  readonly tracks: readonly PairTrack[];
  readonly vias: readonly Spot[];
  /** Nanometres of track. */
  readonly length: number;
  /** Of that, along the coupled line. */
  readonly coupled: number;
}

export interface PairCopper {
  readonly positive: PairWire;
  readonly negative: PairWire;
}

export function copperOfPair(ground: PairGround, line: CentreLine): PairCopper {
  return { positive: wireOf(ground, line, "positive"), negative: wireOf(ground, line, "negative") };
}

function wireOf(ground: PairGround, { start, end, runs }: CentreLine, which: "positive" | "negative"): PairWire {
  const { rule, pair } = ground;
  const sideOf = ({ side }: CentreRun): 1 | -1 => (which === "positive" ? side : side === 1 ? -1 : 1);
  const asideOf = (run: CentreRun): Spot => stepAside(run.heading, rule.offset, sideOf(run));
  const tracks: PairTrack[] = [];
  const vias: Spot[] = [];
  const head = start[which];
  const tail = [...end[which]].reverse();
  let coupled = 0;
  let points: Spot[] = [...head];
  let since = points[points.length - 1]!;
  const goOn = (to: Spot): void => {
    coupled += Math.hypot(to.x - since.x, to.y - since.y);
    points.push(to);
    since = to;
  };
  for (let i = 1; i < runs.length; i++) {
    const [run, next] = [runs[i - 1]!, runs[i]!];
    const node = ground.spotOf(next.from);
    if (run.layer === next.layer) {
      goOn(
        crossing(
          lineAlong(run.heading, shift(node, asideOf(run))),
          lineAlong(next.heading, shift(node, asideOf(next))),
        ),
      );
      continue;
    }
    const via = shift(node, stepAside(run.heading, rule.viaOffset, sideOf(run)));
    goOn(jogCorner(node, via, run.heading, sideOf(run), rule));
    vias.push(via);
    tracks.push({ layer: run.layer, points: withoutNeedlessPoints([...points, via]) });
    // Seen backwards the pair runs into the via on the next layer, too.
    const back = next.side === run.side ? (run.heading + 4) & 7 : run.heading;
    since = jogCorner(
      node,
      via,
      back as typeof run.heading,
      next.side === run.side ? flip(sideOf(run)) : sideOf(run),
      rule,
    );
    points = [via, since];
  }
  goOn(tail[0]!);
  points.push(...tail.slice(1));
  tracks.push({ layer: runs[runs.length - 1]!.layer, points: withoutNeedlessPoints(points) });
  const length = tracks.reduce((sum, track) => sum + lengthOf(track.points), 0);
  return { net: pair[which], tracks, vias, length, coupled };
}

function flip(side: 1 | -1): 1 | -1 {
  return side === 1 ? -1 : 1;
}

/** Without repeated points and points in the middle of a straight stretch. */
function withoutNeedlessPoints(points: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const point of points) {
    const last = kept[kept.length - 1];
    if (last && last.x === point.x && last.y === point.y) continue;
    const before = kept[kept.length - 2];
    if (last && before && isStraight(before, last, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function isStraight(a: Spot, b: Spot, c: Spot): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return ux * vy === uy * vx && ux * vx + uy * vy > 0;
}

/** Grace against the rounding of half nanometres. */
const GRACE = 50;

export interface PairCheck {
  readonly index: StaticIndex;
  readonly rules: RoutingRules;
  readonly rule: PairRule;
}

/** Whether the finished copper keeps its distance to everything fixed and each net to the other; the last word. */
export function isPairLegal({ positive, negative }: PairCopper, check: PairCheck): boolean {
  return isWireLegal(positive, check) && isWireLegal(negative, check) && areWiresApart(positive, negative, check);
}

function isWireLegal({ net, tracks, vias }: PairWire, { index, rule, rules }: PairCheck): boolean {
  const holes = rule.via.drill + rules.holeToHole - GRACE;
  return (
    tracks.every(({ layer, points }) =>
      points.every((to, i) => {
        const from = points[i - 1];
        return !from || index.blockingTrack(net, from.x, from.y, to.x, to.y, rule.halfWidth, layer) < 0;
      }),
    ) &&
    vias.every(({ x, y }) => index.blockingVia(net, x, y, rule.via) < 0) &&
    vias.every((a, i) => vias.every((b, j) => j <= i || Math.hypot(a.x - b.x, a.y - b.y) >= holes))
  );
}

function areWiresApart(a: PairWire, b: PairWire, { rule, rules }: PairCheck): boolean {
  const tracks = (2 * rule.halfWidth + rule.between - GRACE) ** 2;
  const toVia =
    rule.halfWidth + Math.max(rule.via.diameter / 2 + rule.between, rule.via.drill / 2 + rules.holeClearance) - GRACE;
  const vias =
    Math.max(
      rule.via.diameter + rule.between,
      rule.via.drill + rules.holeToHole,
      (rule.via.drill + rule.via.diameter) / 2 + rules.holeClearance,
    ) - GRACE;
  const isClear = (wire: PairWire, other: PairWire): boolean =>
    wire.vias.every(({ x, y }) =>
      other.tracks.every(({ points }) =>
        segmentsOf(points).every(([p, q]) => pointSegment2(x, y, p.x, p.y, q.x, q.y) >= toVia * toVia),
      ),
    );
  return (
    a.tracks.every((first) =>
      b.tracks.every(
        (second) =>
          first.layer !== second.layer ||
          segmentsOf(first.points).every(([p, q]) =>
            segmentsOf(second.points).every(
              ([r, s]) => segmentSegment2(p.x, p.y, q.x, q.y, r.x, r.y, s.x, s.y) >= tracks,
            ),
          ),
      ),
    ) &&
    isClear(a, b) &&
    isClear(b, a) &&
    a.vias.every((v) => b.vias.every((w) => Math.hypot(v.x - w.x, v.y - w.y) >= vias))
  );
}

function segmentsOf(points: readonly Spot[]): (readonly [Spot, Spot])[] {
  return points.slice(1).map((to, i) => [points[i]!, to] as const);
}
