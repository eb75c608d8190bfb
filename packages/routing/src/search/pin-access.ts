/**
 * How tracks reach pins. Pads lie where they lie, not on the lattice; every way in is an exact stub from a node to the
 * pad's centre, checked in nanometres: a dog-leg from a near node, or straight out along the pad's axes to where the
 * lattice takes over, so that fine-pitch pins never depend on the phase of the grid. Where neither exists a track may
 * end anywhere inside the pad.
 */

import type { StaticIndex } from "../exact/static-index.ts";
import { depthInShape, pointToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";
import type { Grid } from "../grid/grid.ts";
import type { Profiles } from "../grid/profiles.ts";
import { type Access, nodeX, nodeY } from "../grid/route.ts";
import { isOnBoard, ownerOf, type StaticField } from "../grid/static-field.ts";
import type { Anchor, RoutingProblem } from "../problem.ts";
import { DIAGONAL, STEP } from "./kernel.ts";

/** How far beyond its copper a pad's straight stubs reach. */
const STUB_REACH = 1_500_000;
const NARROW_SURCHARGE = 4 * STEP;
const OFF_CENTRE_SURCHARGE = 4 * STEP;
const OFF_CENTRE_STEP = 20_000;
/** How deep in the copper a track has to end, so that KiCad's connectivity finds it whatever its rounding. */
const MIN_DEPTH = 5_000;

interface Site {
  readonly problem: RoutingProblem;
  readonly grid: Grid;
  readonly profiles: Profiles;
  readonly field: StaticField;
  readonly index: StaticIndex;
}

/** All ways into each terminal, then into each piece of given copper, best first for each node. */
export function* findAccesses(site: Site): Generator<Access[]> {
  const { problem } = site;
  for (const [terminal, { net, anchors }] of problem.terminals.entries())
    yield accessesOf(site, terminal, net, anchors);
  for (const { net, anchors, entry } of problem.given) yield accessesOf(site, entry, net, anchors);
}

function accessesOf(site: Site, terminal: number, net: number, anchors: readonly Anchor[]): Access[] {
  const best = new Map<number, Access>();
  const keep = (access: Access): void => {
    const known = best.get(access.node);
    if (!known || access.cost < known.cost) best.set(access.node, access);
  };
  const widths = site.profiles.wide[net] === site.profiles.neck[net] ? [false] : [false, true];
  for (const anchor of anchors)
    for (let layer = 0; layer < site.grid.layers; layer++) {
      if (!(((anchor.layers & site.problem.trackLayers) >> layer) & 1)) continue;
      for (const narrow of widths) {
        const stub = new Stub(site, terminal, net, anchor, layer, narrow, keep);
        stub.fromNearNodes();
        // Given copper lies in the open, where the nodes around it will do.
        if (terminal < site.problem.terminals.length) stub.alongAxes();
        if (anchor.shapes.length > 0) stub.insidePad();
      }
    }
  return [...best.values()].sort((a, b) => a.cost - b.cost || a.node - b.node);
}

/** Collects the ways into one anchor on one layer with one width. */
class Stub {
  readonly #site: Site;
  readonly #terminal: number;
  readonly #net: number;
  readonly #anchor: Anchor;
  readonly #layer: number;
  readonly #narrow: boolean;
  readonly #keep: (access: Access) => void;
  readonly #field: Uint16Array;
  readonly #owner: number;
  readonly #halfWidth: number;

  constructor(
    site: Site,
    terminal: number,
    net: number,
    anchor: Anchor,
    layer: number,
    narrow: boolean,
    keep: (access: Access) => void,
  ) {
    this.#site = site;
    this.#terminal = terminal;
    this.#net = net;
    this.#anchor = anchor;
    this.#layer = layer;
    this.#narrow = narrow;
    this.#keep = keep;
    const profile = (narrow ? site.profiles.neck : site.profiles.wide)[net]!;
    this.#field = site.field.tracks[profile]!;
    this.#halfWidth = site.profiles.tracks[profile]!.halfWidth;
    this.#owner = ownerOf(net);
  }

  fromNearNodes(): void {
    const { grid } = this.#site;
    const cx = Math.round((this.#anchor.x - grid.originX) / grid.pitch);
    const cy = Math.round((this.#anchor.y - grid.originY) / grid.pitch);
    for (let y = cy - 2; y <= cy + 2; y++) for (let x = cx - 2; x <= cx + 2; x++) this.#tryNode(x, y, []);
  }

  alongAxes(): void {
    const { grid } = this.#site;
    const { x, y, axis, shapes } = this.#anchor;
    for (let turn = 0; turn < 8; turn++) {
      const angle = axis + (turn * Math.PI) / 4;
      const dx = Math.cos(angle);
      const dy = Math.sin(angle);
      let outside = 0;
      let found = 0;
      const start = this.#firstClear(x, y, dx, dy);
      if (!start) continue;
      for (let t = grid.pitch; outside < STUB_REACH && found < 3; t += grid.pitch) {
        const px = Math.round(x + dx * t);
        const py = Math.round(y + dy * t);
        if (!isInside(shapes, px, py)) outside += grid.pitch;
        if (t < grid.pitch * 2) continue;
        if (Math.hypot(px - x, py - y) <= start.t) continue;
        if (this.#blocked(start.x, start.y, px, py)) break;
        const nx = Math.round((px - grid.originX) / grid.pitch);
        const ny = Math.round((py - grid.originY) / grid.pitch);
        if (this.#tryNode(nx, ny, [px, py, start.x, start.y]) && outside > 0) found++;
      }
    }
  }

  /** Where a stub in that direction may begin: the anchor, or the first place in the copper that is far enough from others. */
  #firstClear(x: number, y: number, dx: number, dy: number): { x: number; y: number; t: number } | undefined {
    const { shapes } = this.#anchor;
    for (let t = 0; t < STUB_REACH; t += OFF_CENTRE_STEP) {
      const px = Math.round(x + dx * t);
      const py = Math.round(y + dy * t);
      if (t > 0 && !shapes.some((shape) => depthInShape(shape, px, py) > MIN_DEPTH)) return undefined;
      if (!this.#blocked(px, py, px, py)) return { x: px, y: py, t };
    }
    return undefined;
  }

  /** Ends inside the copper without a stub to the centre: the way into large pads, and into pads at the rim. */
  insidePad(): void {
    const { grid } = this.#site;
    for (const shape of this.#anchor.shapes) {
      const depth = Math.min(this.#halfWidth, 100_000);
      const x0 = Math.max(1, Math.ceil((shape.minX - grid.originX) / grid.pitch));
      const x1 = Math.min(grid.width - 2, Math.floor((shape.maxX - grid.originX) / grid.pitch));
      const y0 = Math.max(1, Math.ceil((shape.minY - grid.originY) / grid.pitch));
      const y1 = Math.min(grid.height - 2, Math.floor((shape.maxY - grid.originY) / grid.pitch));
      const stride = Math.max(1, Math.ceil(Math.sqrt(((x1 - x0) * (y1 - y0)) / 400)));
      for (let y = y0; y <= y1; y += stride)
        for (let x = x0; x <= x1; x += stride) {
          const node = this.#nodeIfFree(x, y);
          if (node < 0) continue;
          const px = grid.originX + x * grid.pitch;
          const py = grid.originY + y * grid.pitch;
          if (pointToShape(shape, px, py) > -depth) continue;
          if (this.#blocked(px, py, px, py)) continue;
          const way = stubCost([px, py, this.#anchor.x, this.#anchor.y], grid.pitch);
          const cost = way + OFF_CENTRE_SURCHARGE + (this.#narrow ? NARROW_SURCHARGE : 0);
          this.#keep({ terminal: this.#terminal, node, cost, points: [px, py], narrow: this.#narrow });
        }
    }
  }

  /**
   * Joins a node to the anchor, or to the end of `way` (the corner of the stub, then its end in the pad), with a
   * dog-leg of at most two pieces.
   */
  #tryNode(x: number, y: number, way: readonly number[]): boolean {
    const node = this.#nodeIfFree(x, y);
    if (node < 0) return false;
    const { grid } = this.#site;
    const cell = y * grid.width + x;
    const px = nodeX(grid, cell);
    const py = nodeY(grid, cell);
    const [qx, qy] = way.length > 0 ? [way[0]!, way[1]!] : [this.#anchor.x, this.#anchor.y];
    for (const bend of dogLegs(px, py, qx, qy)) {
      const points = [px, py, ...bend, qx, qy];
      points.push(...way.slice(2));
      const clean = withoutRepeats(points);
      if (!this.#isClear(clean)) continue;
      const cost = stubCost(clean, grid.pitch) + (this.#narrow ? NARROW_SURCHARGE : 0);
      this.#keep({ terminal: this.#terminal, node, cost, points: clean, narrow: this.#narrow });
      return true;
    }
    return false;
  }

  #nodeIfFree(x: number, y: number): number {
    const { grid } = this.#site;
    if (x < 1 || y < 1 || x >= grid.width - 1 || y >= grid.height - 1) return -1;
    const node = this.#layer * grid.plane + y * grid.width + x;
    const owner = this.#field[node]!;
    return owner === 0 || owner === this.#owner ? node : -1;
  }

  #isClear(points: readonly number[]): boolean {
    if (points.length === 2) return !this.#blocked(points[0]!, points[1]!, points[0]!, points[1]!);
    for (let i = 2; i < points.length; i += 2)
      if (this.#blocked(points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!)) return false;
    return isOnBoard(this.#site.problem, points[points.length - 2]!, points[points.length - 1]!);
  }

  #blocked(ax: number, ay: number, bx: number, by: number): boolean {
    return this.#site.index.blockingTrack(this.#net, ax, ay, bx, by, this.#halfWidth, this.#layer) >= 0;
  }
}

/** The two 45° ways between two points: the middle corner of each, empty for a straight one. */
function dogLegs(ax: number, ay: number, bx: number, by: number): number[][] {
  const dx = bx - ax;
  const dy = by - ay;
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  if (diagonal === 0 || Math.abs(dx) === Math.abs(dy)) return [[]];
  const sx = Math.sign(dx) * diagonal;
  const sy = Math.sign(dy) * diagonal;
  return [
    [ax + sx, ay + sy],
    [bx - sx, by - sy],
  ];
}

function withoutRepeats(points: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2)
    if (out.length === 0 || out[out.length - 2] !== points[i] || out[out.length - 1] !== points[i + 1])
      out.push(points[i]!, points[i + 1]!);
  return out;
}

function stubCost(points: readonly number[], pitch: number): number {
  let cost = 0;
  for (let i = 2; i < points.length; i += 2) {
    const dx = Math.abs(points[i]! - points[i - 2]!) / pitch;
    const dy = Math.abs(points[i + 1]! - points[i - 1]!) / pitch;
    cost += Math.max(dx, dy) * STEP + Math.min(dx, dy) * (DIAGONAL - STEP);
    if (i > 2) cost += 4;
  }
  return Math.round(cost);
}

function isInside(shapes: readonly Shape[], x: number, y: number): boolean {
  return shapes.some((shape) => pointToShape(shape, x, y) <= 0);
}
