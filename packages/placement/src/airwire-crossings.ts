import type { Layout } from "./layout.ts";
import { type PlacementProblem, POSES } from "./problem.ts";

/** Nets of more pins go everywhere and are joined by pours as often as not: what their trees cross says little. */
const MOST_PINS = 64;
/** Buckets along the longer side of the board. */
const BUCKETS = 32;

/**
 * How often airwires of different nets cross: every net as the spanning tree of its pins (Prim 1957), kept up to date part
 * by part. Trees of nets whose parts have moved are made anew when somebody asks, and their edges listed in all buckets of
 * the board that they pass, so that a question looks at a few edges instead of all.
 */
export class AirwireCrossings {
  readonly #layout: Layout;
  readonly #netsOfPart: readonly Int32Array[];
  /** Edges of net n are those from `start[n]` to `start[n + 1]`; four numbers each. */
  readonly #start: Int32Array;
  readonly #edges: Float64Array;
  readonly #netOfEdge: Int32Array;
  readonly #pins: readonly Int32Array[];
  readonly #partOfPin: Int32Array;
  readonly #lists: number[][];
  readonly #spans: Int32Array;
  readonly #seen: Float64Array;
  readonly #asked: Float64Array;
  readonly #stale: Uint8Array;
  #waiting: number[] = [];
  #question = 0;
  #mark = 0;
  readonly #columns: number;
  readonly #rows: number;
  readonly #bucket: number;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { problem } = layout;
    const { partCount, netCount, pinStart, pinNet, fixedPins, netWeight, area } = problem;
    this.#partOfPin = new Int32Array(pinNet.length);
    const pins = Array.from({ length: netCount }, (): number[] => []);
    for (let part = 0; part < partCount; part += 1)
      for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1) {
        this.#partOfPin[pin] = part;
        pins[pinNet[pin]!]!.push(pin);
      }
    this.#pins = pins.map((list) => Int32Array.from(list));
    this.#start = new Int32Array(netCount + 1);
    for (let net = 0; net < netCount; net += 1) {
      const count = pins[net]!.length + fixedPins[net]!.length / 2;
      const counts = netWeight[net]! > 0 && count <= MOST_PINS;
      this.#start[net + 1] = this.#start[net]! + (counts ? Math.max(0, count - 1) : 0);
    }
    const edges = this.#start[netCount]!;
    this.#edges = new Float64Array(edges * 4);
    this.#netOfEdge = new Int32Array(edges);
    for (let net = 0; net < netCount; net += 1) this.#netOfEdge.fill(net, this.#start[net]!, this.#start[net + 1]!);
    this.#netsOfPart = Array.from({ length: partCount }, (_, part) => netsWithEdges(problem, part, this.#start));
    const width = area.columns * area.cell;
    const height = area.rows * area.cell;
    this.#bucket = Math.max(1, Math.max(width, height) / BUCKETS);
    this.#columns = Math.max(1, Math.ceil(width / this.#bucket));
    this.#rows = Math.max(1, Math.ceil(height / this.#bucket));
    this.#lists = Array.from({ length: this.#columns * this.#rows }, () => []);
    this.#spans = new Int32Array(edges * 4).fill(-1);
    this.#seen = new Float64Array(edges);
    this.#asked = new Float64Array(netCount);
    this.#stale = new Uint8Array(netCount);
    for (let net = 0; net < netCount; net += 1) this.#plant(net);
  }

  /** The part stands elsewhere now. */
  moved(part: number): void {
    for (const net of this.#netsOfPart[part]!) {
      if (this.#stale[net] === 1) continue;
      this.#stale[net] = 1;
      this.#waiting.push(net);
    }
  }

  /** Crossings in which the parts' nets take part. */
  around(parts: readonly number[]): number {
    this.#refresh();
    this.#question += 1;
    const question = this.#question;
    let crossings = 0;
    for (const part of parts)
      for (const net of this.#netsOfPart[part]!) {
        if (this.#asked[net] === question) continue;
        // Crossings of two nets that are both asked for are counted with the first.
        this.#asked[net] = question;
        crossings += this.#ofNet(net, question);
      }
    return crossings;
  }

  total(): number {
    this.#refresh();
    this.#question += 1;
    let crossings = 0;
    for (let net = 0; net < this.#asked.length; net += 1) {
      this.#asked[net] = this.#question;
      crossings += this.#ofNet(net, this.#question);
    }
    return crossings;
  }

  #refresh(): void {
    for (const net of this.#waiting) {
      this.#stale[net] = 0;
      this.#plant(net);
    }
    this.#waiting.length = 0;
  }

  #ofNet(net: number, question: number): number {
    const edges = this.#edges;
    let crossings = 0;
    for (let edge = this.#start[net]!; edge < this.#start[net + 1]!; edge += 1) {
      const at = edge * 4;
      this.#mark += 1;
      const mark = this.#mark;
      for (let row = this.#spans[at + 1]!; row <= this.#spans[at + 3]!; row += 1)
        for (let column = this.#spans[at]!; column <= this.#spans[at + 2]!; column += 1)
          for (const other of this.#lists[row * this.#columns + column]!) {
            if (this.#seen[other] === mark) continue;
            this.#seen[other] = mark;
            const otherNet = this.#netOfEdge[other]!;
            if (otherNet === net || this.#asked[otherNet] === question) continue;
            if (doCross(edges, at, other * 4)) crossings += 1;
          }
    }
    return crossings;
  }

  /** Makes the net's tree anew, in the order of its pins, and lists its edges. */
  #plant(net: number): void {
    const from = this.#start[net]!;
    const count = this.#start[net + 1]! - from + 1;
    if (count < 2) return;
    const { x, y, pose, problem } = this.#layout;
    const pins = this.#pins[net]!;
    const fixed = problem.fixedPins[net]!;
    for (let pin = 0; pin < pins.length; pin += 1) {
      const index = pins[pin]!;
      const part = this.#partOfPin[index]!;
      pinX[pin] = x[part]! + problem.pinX[index * POSES + pose[part]!]!;
      pinY[pin] = y[part]! + problem.pinY[index * POSES + pose[part]!]!;
    }
    for (let pin = pins.length; pin < count; pin += 1) {
      pinX[pin] = fixed[(pin - pins.length) * 2]!;
      pinY[pin] = fixed[(pin - pins.length) * 2 + 1]!;
    }
    distance.fill(Infinity, 0, count);
    inTree.fill(0, 0, count);
    let newest = 0;
    inTree[0] = 1;
    for (let edge = from; edge < from + count - 1; edge += 1) {
      let next = -1;
      for (let pin = 1; pin < count; pin += 1) {
        if (inTree[pin] === 1) continue;
        const way = Math.abs(pinX[pin]! - pinX[newest]!) + Math.abs(pinY[pin]! - pinY[newest]!);
        if (way < distance[pin]!) {
          distance[pin] = way;
          parent[pin] = newest;
        }
        if (next < 0 || distance[pin]! < distance[next]!) next = pin;
      }
      this.#unlist(edge);
      const at = edge * 4;
      this.#edges[at] = pinX[next]!;
      this.#edges[at + 1] = pinY[next]!;
      this.#edges[at + 2] = pinX[parent[next]!]!;
      this.#edges[at + 3] = pinY[parent[next]!]!;
      this.#list(edge);
      inTree[next] = 1;
      newest = next;
    }
  }

  #list(edge: number): void {
    const at = edge * 4;
    const { originX, originY } = this.#layout.problem.area;
    const column = (value: number) =>
      Math.min(this.#columns - 1, Math.max(0, Math.floor((value - originX) / this.#bucket)));
    const row = (value: number) => Math.min(this.#rows - 1, Math.max(0, Math.floor((value - originY) / this.#bucket)));
    const left = column(Math.min(this.#edges[at]!, this.#edges[at + 2]!));
    const right = column(Math.max(this.#edges[at]!, this.#edges[at + 2]!));
    const top = row(Math.min(this.#edges[at + 1]!, this.#edges[at + 3]!));
    const bottom = row(Math.max(this.#edges[at + 1]!, this.#edges[at + 3]!));
    this.#spans[at] = left;
    this.#spans[at + 1] = top;
    this.#spans[at + 2] = right;
    this.#spans[at + 3] = bottom;
    for (let r = top; r <= bottom; r += 1)
      for (let c = left; c <= right; c += 1) this.#lists[r * this.#columns + c]!.push(edge);
  }

  #unlist(edge: number): void {
    const at = edge * 4;
    if (this.#spans[at]! < 0) return;
    for (let r = this.#spans[at + 1]!; r <= this.#spans[at + 3]!; r += 1)
      for (let c = this.#spans[at]!; c <= this.#spans[at + 2]!; c += 1) {
        const list = this.#lists[r * this.#columns + c]!;
        list[list.indexOf(edge)] = list[list.length - 1]!;
        list.pop();
      }
    this.#spans[at] = -1;
  }
}

/** Room for one tree in the making; trees are made one after the other. */
const pinX = new Float64Array(MOST_PINS);
const pinY = new Float64Array(MOST_PINS);
const distance = new Float64Array(MOST_PINS);
const parent = new Int32Array(MOST_PINS);
const inTree = new Uint8Array(MOST_PINS);

function netsWithEdges({ pinStart, pinNet }: PlacementProblem, part: number, start: Int32Array): Int32Array {
  const nets = new Set<number>();
  for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1) {
    const net = pinNet[pin]!;
    if (start[net + 1]! > start[net]!) nets.add(net);
  }
  return Int32Array.from(nets);
}

/** Whether two edges cross, each with its ends on both sides of the other. */
function doCross(edges: Float64Array, a: number, b: number): boolean {
  const [ax, ay, bx, by] = [edges[a]!, edges[a + 1]!, edges[a + 2]!, edges[a + 3]!];
  const [cx, cy, dx, dy] = [edges[b]!, edges[b + 1]!, edges[b + 2]!, edges[b + 3]!];
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if (c > 0 === d > 0 || c === 0 || d === 0) return false;
  const p = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const q = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  return p > 0 !== q > 0 && p !== 0 && q !== 0;
}
