import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import type { WireTrees } from "./wire-trees.ts";

/**
 * A group's box costs as much as a net of this weight times the root of its parts: it keeps a sheet in one place of the
 * board, and gives way to wires within it and out of it.
 */
const GROUP_WEIGHT = 0.8;

/**
 * Half perimeters of the boxes around nets and groups, kept up to date move by move. A part meets a net in one *port*,
 * the box of all its pins on the net, so that a circuit with twenty ground pins is looked at once. As long as no port
 * leaves the border of a box, the box is joined with the ports that have moved; otherwise it is rebuilt (Betz and Rose
 * 1997 count the pins on the border instead, which takes more to take back).
 */
export class WireBoxes {
  readonly #layout: Layout;
  /** Nets first, then groups. */
  readonly #weight: Float64Array;
  readonly #fixed: Float64Array;
  /** Ports of box b are those of `#ports` from `#start[b]`; ports of part p are from `#partStart[p]` on, in a row. */
  readonly #start: Int32Array;
  readonly #ports: Int32Array;
  readonly #partStart: Int32Array;
  readonly #boxOfPort: Int32Array;
  /** Per port and pose, relative to the part; and per port as it stands. */
  readonly #shape: Float64Array;
  readonly #port: Float64Array;
  readonly #box: Float64Array;
  readonly #cost: Float64Array;
  /** What a move has touched, with what was there before. */
  readonly #touched: Int32Array;
  readonly #boxBefore: Float64Array;
  readonly #costBefore: Float64Array;
  #touchedCount = 0;
  readonly #movedPorts: Int32Array;
  readonly #portBefore: Float64Array;
  #movedCount = 0;
  readonly #mark: Int32Array;
  readonly #isStale: Uint8Array;
  #move = 0;
  #trees: WireTrees | undefined;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { problem } = layout;
    const shapes = portsOf(problem);
    this.#partStart = shapes.partStart;
    this.#boxOfPort = shapes.boxOfPort;
    this.#shape = shapes.shape;
    const count = problem.netCount + problem.groups.length;
    this.#weight = new Float64Array(count);
    this.#weight.set(problem.netWeight);
    this.#fixed = new Float64Array(count * 4);
    this.#fixed.set(problem.fixedNetBox);
    for (const [index, members] of problem.groups.entries()) {
      this.#weight[problem.netCount + index] = GROUP_WEIGHT * Math.sqrt(members.length);
      this.#fixed.set([Infinity, Infinity, -Infinity, -Infinity], (problem.netCount + index) * 4);
    }
    this.#start = new Int32Array(count + 1);
    for (const box of this.#boxOfPort) this.#start[box + 1]! += 1;
    for (let box = 0; box < count; box += 1) this.#start[box + 1]! += this.#start[box]!;
    this.#ports = new Int32Array(this.#boxOfPort.length);
    const filled = this.#start.slice();
    for (const [port, box] of this.#boxOfPort.entries()) {
      this.#ports[filled[box]!] = port;
      filled[box]! += 1;
    }
    this.#port = new Float64Array(this.#boxOfPort.length * 4);
    this.#box = new Float64Array(count * 4);
    this.#cost = new Float64Array(count);
    this.#touched = new Int32Array(count);
    this.#boxBefore = new Float64Array(count * 4);
    this.#costBefore = new Float64Array(count);
    this.#movedPorts = new Int32Array(this.#boxOfPort.length);
    this.#portBefore = new Float64Array(this.#boxOfPort.length * 4);
    this.#mark = new Int32Array(count);
    this.#isStale = new Uint8Array(count);
    for (let part = 0; part < problem.partCount; part += 1)
      for (let port = this.#partStart[part]!; port < this.#partStart[part + 1]!; port += 1) this.#standPort(part, port);
    for (let box = 0; box < count; box += 1) {
      this.#draw(box);
      this.#cost[box] = this.#costOf(box);
    }
  }

  /** From here on nets cost what their trees are long, and groups and the largest nets their boxes as before. */
  countTrees(trees: WireTrees): void {
    if (this.#trees) return;
    this.#trees = trees;
    for (let box = 0; box < this.#cost.length; box += 1) this.#cost[box] = this.#costOf(box);
  }

  total(): number {
    return this.#cost.reduce((sum, cost) => sum + cost, 0);
  }

  /** The share of groups in the total. */
  totalOfGroups(): number {
    return this.#cost.subarray(this.#layout.problem.netCount).reduce((sum, cost) => sum + cost, 0);
  }

  /** The parts stand elsewhere now; answers the change of cost, which `takeBack` makes undone. */
  change(parts: Int32Array, count: number): number {
    this.#move += 1;
    const move = this.#move;
    this.#touchedCount = 0;
    this.#movedCount = 0;
    for (let index = 0; index < count; index += 1) {
      const part = parts[index]!;
      const end = this.#partStart[part + 1]!;
      for (let port = this.#partStart[part]!; port < end; port += 1) {
        const box = this.#boxOfPort[port]!;
        if (this.#mark[box] !== move) this.#touch(box, move);
        this.#movePort(part, port, box);
      }
    }
    let change = 0;
    for (let index = 0; index < this.#touchedCount; index += 1) {
      const box = this.#touched[index]!;
      if (this.#isStale[box] === 1) this.#draw(box);
      const cost = this.#costOf(box);
      change += cost - this.#cost[box]!;
      this.#cost[box] = cost;
    }
    return change;
  }

  /** Undoes the last change. */
  takeBack(): void {
    for (let index = 0; index < this.#movedCount; index += 1) {
      const to = this.#movedPorts[index]! * 4;
      for (let side = 0; side < 4; side += 1) this.#port[to + side] = this.#portBefore[index * 4 + side]!;
    }
    for (let index = 0; index < this.#touchedCount; index += 1) {
      const box = this.#touched[index]!;
      for (let side = 0; side < 4; side += 1) this.#box[box * 4 + side] = this.#boxBefore[index * 4 + side]!;
      this.#cost[box] = this.#costBefore[index]!;
    }
    this.#touchedCount = 0;
    this.#movedCount = 0;
  }

  /**
   * Where the part's wires want it in a pose: for each of its boxes the stretch that costs nothing, as two bounds for its
   * position, written into `xs` and `ys`. Answers how many bounds. Between the two middle ones of them all the sum is least
   * (the optimal region of Goto 1981). Boxes of nothing but the part itself want nothing.
   */
  boundsFor(part: number, pose: number, xs: Float64Array, ys: Float64Array): number {
    let count = 0;
    const { netCount } = this.#layout.problem;
    for (let port = this.#partStart[part]!; port < this.#partStart[part + 1]!; port += 1) {
      const net = this.#boxOfPort[port]!;
      if (count + 2 > xs.length) break;
      if (net >= netCount || this.#weight[net]! < LIGHT) continue;
      let minX = this.#fixed[net * 4]!;
      let minY = this.#fixed[net * 4 + 1]!;
      let maxX = this.#fixed[net * 4 + 2]!;
      let maxY = this.#fixed[net * 4 + 3]!;
      const end = this.#start[net + 1]!;
      for (let index = this.#start[net]!; index < end; index += 1) {
        const other = this.#ports[index]!;
        if (other === port) continue;
        const at = other * 4;
        if (this.#port[at]! < minX) minX = this.#port[at]!;
        if (this.#port[at + 1]! < minY) minY = this.#port[at + 1]!;
        if (this.#port[at + 2]! > maxX) maxX = this.#port[at + 2]!;
        if (this.#port[at + 3]! > maxY) maxY = this.#port[at + 3]!;
      }
      if (minX > maxX) continue;
      const own = (port * POSES + pose) * 4;
      xs[count] = minX - this.#shape[own]!;
      ys[count] = minY - this.#shape[own + 1]!;
      xs[count + 1] = maxX - this.#shape[own + 2]!;
      ys[count + 1] = maxY - this.#shape[own + 3]!;
      count += 2;
    }
    return count;
  }

  #touch(box: number, move: number): void {
    this.#mark[box] = move;
    this.#isStale[box] = 0;
    const index = this.#touchedCount;
    this.#touched[index] = box;
    for (let side = 0; side < 4; side += 1) this.#boxBefore[index * 4 + side] = this.#box[box * 4 + side]!;
    this.#costBefore[index] = this.#cost[box]!;
    this.#touchedCount += 1;
  }

  #movePort(part: number, port: number, box: number): void {
    const at = port * 4;
    const to = box * 4;
    const ports = this.#port;
    const boxes = this.#box;
    const oldMinX = ports[at]!;
    const oldMinY = ports[at + 1]!;
    const oldMaxX = ports[at + 2]!;
    const oldMaxY = ports[at + 3]!;
    const log = this.#movedCount;
    this.#movedPorts[log] = port;
    this.#portBefore[log * 4] = oldMinX;
    this.#portBefore[log * 4 + 1] = oldMinY;
    this.#portBefore[log * 4 + 2] = oldMaxX;
    this.#portBefore[log * 4 + 3] = oldMaxY;
    this.#movedCount = log + 1;
    this.#standPort(part, port);
    const minX = ports[at]!;
    const minY = ports[at + 1]!;
    const maxX = ports[at + 2]!;
    const maxY = ports[at + 3]!;
    if (
      (oldMinX === boxes[to] && minX > oldMinX) ||
      (oldMinY === boxes[to + 1] && minY > oldMinY) ||
      (oldMaxX === boxes[to + 2] && maxX < oldMaxX) ||
      (oldMaxY === boxes[to + 3] && maxY < oldMaxY)
    )
      this.#isStale[box] = 1;
    if (minX < boxes[to]!) boxes[to] = minX;
    if (minY < boxes[to + 1]!) boxes[to + 1] = minY;
    if (maxX > boxes[to + 2]!) boxes[to + 2] = maxX;
    if (maxY > boxes[to + 3]!) boxes[to + 3] = maxY;
  }

  #standPort(part: number, port: number): void {
    const from = (port * POSES + this.#layout.pose[part]!) * 4;
    const x = this.#layout.x[part]!;
    const y = this.#layout.y[part]!;
    this.#port[port * 4] = this.#shape[from]! + x;
    this.#port[port * 4 + 1] = this.#shape[from + 1]! + y;
    this.#port[port * 4 + 2] = this.#shape[from + 2]! + x;
    this.#port[port * 4 + 3] = this.#shape[from + 3]! + y;
  }

  #draw(box: number): void {
    const ports = this.#port;
    let minX = this.#fixed[box * 4]!;
    let minY = this.#fixed[box * 4 + 1]!;
    let maxX = this.#fixed[box * 4 + 2]!;
    let maxY = this.#fixed[box * 4 + 3]!;
    const end = this.#start[box + 1]!;
    for (let index = this.#start[box]!; index < end; index += 1) {
      const at = this.#ports[index]! * 4;
      if (ports[at]! < minX) minX = ports[at]!;
      if (ports[at + 1]! < minY) minY = ports[at + 1]!;
      if (ports[at + 2]! > maxX) maxX = ports[at + 2]!;
      if (ports[at + 3]! > maxY) maxY = ports[at + 3]!;
    }
    this.#box[box * 4] = minX;
    this.#box[box * 4 + 1] = minY;
    this.#box[box * 4 + 2] = maxX;
    this.#box[box * 4 + 3] = maxY;
  }

  #costOf(box: number): number {
    const weight = this.#weight[box]!;
    if (this.#trees && box < this.#layout.problem.netCount && this.#trees.has(box))
      return Math.min(1, weight) * this.#trees.lengthOf(box);
    const at = box * 4;
    const span = this.#box[at + 2]! - this.#box[at]! + (this.#box[at + 3]! - this.#box[at + 1]!);
    return span >= 0 ? weight * span : 0;
  }
}

/** Nets lighter than this are everywhere and pull nowhere. */
const LIGHT = 0.5;

/** The boxes of every part's pins by net, and the middle of the part for each group that it belongs to. */
function portsOf({ partCount, pinStart, pinNet, pinX, pinY, netWeight, netCount, groups }: PlacementProblem) {
  const partStart = new Int32Array(partCount + 1);
  const boxOfPort: number[] = [];
  const shape: number[] = [];
  const groupsOfPart = Array.from({ length: partCount }, (): number[] => []);
  for (const [index, members] of groups.entries()) for (const part of members) groupsOfPart[part]!.push(index);
  for (let part = 0; part < partCount; part += 1) {
    const portOf = new Map<number, number>();
    for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1) {
      const net = pinNet[pin]!;
      if (netWeight[net]! <= 0) continue;
      const port = portOf.get(net) ?? boxOfPort.length;
      if (!portOf.has(net)) {
        portOf.set(net, port);
        boxOfPort.push(net);
        for (let pose = 0; pose < POSES; pose += 1) shape.push(Infinity, Infinity, -Infinity, -Infinity);
      }
      for (let pose = 0; pose < POSES; pose += 1) {
        const at = (port * POSES + pose) * 4;
        const [x, y] = [pinX[pin * POSES + pose]!, pinY[pin * POSES + pose]!];
        shape[at] = Math.min(shape[at]!, x);
        shape[at + 1] = Math.min(shape[at + 1]!, y);
        shape[at + 2] = Math.max(shape[at + 2]!, x);
        shape[at + 3] = Math.max(shape[at + 3]!, y);
      }
    }
    for (const group of groupsOfPart[part]!) {
      boxOfPort.push(netCount + group);
      for (let pose = 0; pose < POSES; pose += 1) shape.push(0, 0, 0, 0);
    }
    partStart[part + 1] = boxOfPort.length;
  }
  return { partStart, boxOfPort: Int32Array.from(boxOfPort), shape: Float64Array.from(shape) };
}
