/**
 * How a pair leaves a couple of pads: places near them where both tracks can start to run together, each with an exact
 * stub from either pad. Stubs cost more than coupled track, and unequal ones more still, so that the tracks come together
 * soon and evenly.
 */
import { segmentSegment2 } from "../geometry/distance.ts";
import { directionOf, HEADING_X, HEADING_Y, HEADINGS, type Heading, type Spot, stepAside, turnBy } from "./headings.ts";
import { type PairGround, type Side, shift } from "./pair-ground.ts";
import type { PadCouple, PairStation } from "./pair-stations.ts";

export interface PairPort {
  readonly couple: PadCouple;
  readonly layer: number;
  /** Where the coupled line begins. */
  readonly cell: number;
  /** Where the first turn may be: the least run away from `cell`. */
  readonly free: number;
  /** Away from the pads. */
  readonly heading: Heading;
  readonly side: Side;
  /** From the pad to the beginning of the coupled line. */
  readonly positive: readonly Spot[];
  readonly negative: readonly Spot[];
  readonly cost: number;
}

/** How far from the pads' middle the coupled line may begin, beyond half their distance; nanometres. */
const REACH = 1_800_000;
/** And how far to the side of it. */
const ASIDE = 700_000;
/** A nanometre of stub costs as much as so many of coupled track; one of difference between both as much again. */
const STUB_PRICE = 2;
const UNEVEN_PRICE = 4;
/** A pair leaves its pads at this angle to the line between them, or a steeper one. */
const MIN_SINE = 0.35;

export function findPorts(ground: PairGround, station: PairStation): PairPort[] {
  const best = new Map<number, PairPort>();
  for (const couple of station.couples) {
    const layers = couple.positive.anchor.layers & couple.negative.anchor.layers & ground.rule.layers;
    for (let layer = 0; layer < ground.grid.layers; layer++)
      if ((layers >> layer) & 1)
        for (const port of portsOn(ground, couple, layer)) {
          const key = ((layer * ground.grid.plane + port.free) * 8 + port.heading) * 2 + (port.side === 1 ? 1 : 0);
          const known = best.get(key);
          if (!known || port.cost < known.cost) best.set(key, port);
        }
  }
  return [...best.values()];
}

function* portsOn(ground: PairGround, couple: PadCouple, layer: number): Generator<PairPort> {
  const { grid } = ground;
  const [p, n] = [couple.positive.anchor, couple.negative.anchor];
  const middle = { x: (p.x + n.x) / 2, y: (p.y + n.y) / 2 };
  const across = directionOf(n.x, n.y, p.x, p.y);
  const reach = REACH + couple.distance / 2;
  const x0 = Math.max(1, Math.ceil((middle.x - reach - grid.originX) / grid.pitch));
  const x1 = Math.min(grid.width - 2, Math.floor((middle.x + reach - grid.originX) / grid.pitch));
  const y0 = Math.max(1, Math.ceil((middle.y - reach - grid.originY) / grid.pitch));
  const y1 = Math.min(grid.height - 2, Math.floor((middle.y + reach - grid.originY) / grid.pitch));
  for (const heading of HEADINGS) {
    const along = directionOf(0, 0, HEADING_X[heading], HEADING_Y[heading]);
    const right = directionOf(0, 0, HEADING_X[turnBy(heading, 2)], HEADING_Y[turnBy(heading, 2)]);
    const sine = across.x * right.x + across.y * right.y;
    if (Math.abs(sine) < MIN_SINE) continue;
    const side: Side = sine > 0 ? 1 : -1;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const cell = y * grid.width + x;
        const node = ground.spotOf(cell);
        const [dx, dy] = [node.x - middle.x, node.y - middle.y];
        if (dx * along.x + dy * along.y < 0 || Math.abs(dx * right.x + dy * right.y) > ASIDE) continue;
        const port = portAt(ground, { couple, layer, cell, heading, side });
        if (port) yield port;
      }
  }
}

function portAt(
  ground: PairGround,
  at: Pick<PairPort, "couple" | "layer" | "cell" | "heading" | "side">,
): PairPort | undefined {
  const { couple, layer, cell, heading, side } = at;
  const { pair, rule } = ground;
  const steps = ground.leastRun[heading % 2]!;
  const free = ground.cellAfter(cell, heading, steps);
  if (free < 0 || !ground.isRunFree(layer, cell, heading, side, steps)) return undefined;
  const [node, end] = [ground.spotOf(cell), ground.spotOf(free)];
  const asideP = stepAside(heading, rule.offset, side);
  const asideN = stepAside(heading, rule.offset, side === 1 ? -1 : 1);
  const startP = shift(node, asideP);
  const startN = shift(node, asideN);
  const stubsP = stubs(ground, pair.positive, couple.positive.anchor, startP, layer, heading);
  if (stubsP.length === 0) return undefined;
  const stubsN = stubs(ground, pair.negative, couple.negative.anchor, startN, layer, heading);
  let best: PairPort | undefined;
  for (const positive of stubsP)
    for (const negative of stubsN) {
      const [a, b] = [lengthOf(positive), lengthOf(negative)];
      const cost = STUB_PRICE * (a + b) + UNEVEN_PRICE * Math.abs(a - b);
      if (best && best.cost <= cost) continue;
      const wholeP = [...positive, shift(end, asideP)];
      const wholeN = [...negative, shift(end, asideN)];
      if (!areApart(wholeP, wholeN, 2 * rule.halfWidth + rule.between)) continue;
      best = { ...at, free, positive, negative, cost };
    }
  return best;
}

/** The ways at 45° from the pad to the beginning of the coupled line that are free and do not turn back there. */
function stubs(ground: PairGround, net: number, pad: Spot, start: Spot, layer: number, heading: Heading): Spot[][] {
  return dogLegs(pad, start).filter((points) => {
    const last = points.length > 1 ? points[points.length - 2]! : undefined;
    if (last) {
      const way = directionOf(last.x, last.y, start.x, start.y);
      if (way.x * HEADING_X[heading] + way.y * HEADING_Y[heading] < 0.5) return false;
    }
    return points.every((to, i) => i === 0 || ground.isTrackFree(net, points[i - 1]!, to, layer));
  });
}

/** Straight, or with one corner: first straight on and then aslant, or the other way about. */
function dogLegs({ x: ax, y: ay }: Spot, { x: bx, y: by }: Spot): Spot[][] {
  const a = { x: ax, y: ay };
  const b = { x: bx, y: by };
  const [dx, dy] = [bx - ax, by - ay];
  const aslant = Math.min(Math.abs(dx), Math.abs(dy));
  if (dx === 0 && dy === 0) return [[a]];
  if (aslant === 0 || Math.abs(dx) === Math.abs(dy)) return [[a, b]];
  const [sx, sy] = [Math.sign(dx) * aslant, Math.sign(dy) * aslant];
  return [
    [a, { x: bx - sx, y: by - sy }, b],
    [a, { x: ax + sx, y: ay + sy }, b],
  ];
}

export function lengthOf(points: readonly Spot[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++)
    length += Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y);
  return length;
}

/** Whether two lines of copper keep that distance between their centres. */
export function areApart(a: readonly Spot[], b: readonly Spot[], least: number): boolean {
  const limit = (least - 2) * (least - 2);
  for (let i = Math.min(1, a.length - 1); i < a.length; i++)
    for (let j = Math.min(1, b.length - 1); j < b.length; j++) {
      const [p, q] = [a[Math.max(0, i - 1)]!, a[i]!];
      const [r, s] = [b[Math.max(0, j - 1)]!, b[j]!];
      if (segmentSegment2(p.x, p.y, q.x, q.y, r.x, r.y, s.x, s.y) < limit) return false;
    }
  return true;
}
