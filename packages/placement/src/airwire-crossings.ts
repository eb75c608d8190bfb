import type { Layout } from "./layout.ts";
import { type PlacementProblem, POSES } from "./problem.ts";

/** Nets of more pins go everywhere and are joined by pours as often as not: what their trees cross says little. */
const MOST_PINS = 64;
/** Buckets along the longer side of the board. */
const BUCKETS = 32;

/**
 * How often airwires of different nets cross: every net as the spanning tree of its pins (Prim 1957), kept up to date move
 * by move. Edges are listed in all buckets of the board that they pass, so that a question looks at a few of them instead
 * of all; the trees of a move that is taken back are kept aside, because most moves are.
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
  /** The nets of the question at hand, and their trees before they were planted anew. */
  readonly #nets: Int32Array;
  #netCount = 0;
  readonly #before: Float64Array;
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
    this.#nets = new Int32Array(netCount);
    this.#before = new Float64Array(edges * 4);
    for (let net = 0; net < netCount; net += 1) this.#plant(net);
  }

  /** Crossings in which the parts' nets take part, as their trees were planted last. */
  around(parts: Int32Array, count: number): number {
    this.#question += 1;
    this.#netCount = 0;
    for (let index = 0; index < count; index += 1) {
      const nets = this.#netsOfPart[parts[index]!]!;
      for (let at = 0; at < nets.length; at += 1) {
        const net = nets[at]!;
        if (this.#asked[net] === this.#question) continue;
        this.#asked[net] = this.#question;
        this.#nets[this.#netCount] = net;
        this.#netCount += 1;
      }
    }
    return this.#ofNets();
  }

  /** Plants the nets that were asked for last where their parts stand now; answers their crossings. */
  replant(): number {
    for (let index = 0; index < this.#netCount; index += 1) {
      const net = this.#nets[index]!;
      const end = this.#start[net + 1]! * 4;
      for (let at = this.#start[net]! * 4; at < end; at += 1) this.#before[at] = this.#edges[at]!;
      this.#plant(net);
    }
    return this.#ofNets();
  }

  /** Undoes what was planted last. */
  takeBack(): void {
    for (let index = 0; index < this.#netCount; index += 1) {
      const net = this.#nets[index]!;
      for (let edge = this.#start[net]!; edge < this.#start[net + 1]!; edge += 1) {
        const at = edge * 4;
        const before = this.#before;
        this.#lead(edge, before[at]!, before[at + 1]!, before[at + 2]!, before[at + 3]!);
      }
    }
  }

  total(): number {
    this.#netCount = 0;
    for (let net = 0; net < this.#asked.length; net += 1) this.#nets[this.#netCount++] = net;
    return this.#ofNets();
  }

  /** Crossings of two nets that are both asked for are counted with the first. */
  #ofNets(): number {
    this.#question += 1;
    let crossings = 0;
    for (let index = 0; index < this.#netCount; index += 1) {
      const net = this.#nets[index]!;
      this.#asked[net] = this.#question;
      crossings += this.#ofNet(net, this.#question);
    }
    return crossings;
  }

  #ofNet(net: number, question: number): number {
    let crossings = 0;
    for (let edge = this.#start[net]!; edge < this.#start[net + 1]!; edge += 1) {
      const at = edge * 4;
      this.#mark += 1;
      for (let row = this.#spans[at + 1]!; row <= this.#spans[at + 3]!; row += 1)
        for (let column = this.#spans[at]!; column <= this.#spans[at + 2]!; column += 1)
          crossings += this.#inBucket(this.#lists[row * this.#columns + column]!, at, net, question);
    }
    return crossings;
  }

  /** Edges of the bucket that the one at `at` crosses and that nobody has counted yet. */
  #inBucket(list: readonly number[], at: number, net: number, question: number): number {
    const mark = this.#mark;
    let crossings = 0;
    for (let index = 0; index < list.length; index += 1) {
      const other = list[index]!;
      if (this.#seen[other] === mark) continue;
      this.#seen[other] = mark;
      const otherNet = this.#netOfEdge[other]!;
      if (otherNet === net || this.#asked[otherNet] === question) continue;
      if (doCross(this.#edges, at, other * 4)) crossings += 1;
    }
    return crossings;
  }

  /** Makes the net's tree anew, in the order of its pins, and lists its edges. */
  #plant(net: number): void {
    const first = this.#start[net]!;
    const count = this.#start[net + 1]! - first + 1;
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
    for (let edge = first; edge < first + count - 1; edge += 1) {
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
      const from = parent[next]!;
      this.#lead(edge, pinX[next]!, pinY[next]!, pinX[from]!, pinY[from]!);
      inTree[next] = 1;
      newest = next;
    }
  }

  /** Leads the edge from one point to another, and lists it in other buckets where it leaves those it was in. */
  #lead(edge: number, ax: number, ay: number, bx: number, by: number): void {
    const at = edge * 4;
    const edges = this.#edges;
    if (
      this.#spans[at]! >= 0 &&
      edges[at] === ax &&
      edges[at + 1] === ay &&
      edges[at + 2] === bx &&
      edges[at + 3] === by
    )
      return;
    edges[at] = ax;
    edges[at + 1] = ay;
    edges[at + 2] = bx;
    edges[at + 3] = by;
    const left = this.#columnOf(ax < bx ? ax : bx);
    const right = this.#columnOf(ax < bx ? bx : ax);
    const top = this.#rowOf(ay < by ? ay : by);
    const bottom = this.#rowOf(ay < by ? by : ay);
    const spans = this.#spans;
    if (spans[at] === left && spans[at + 1] === top && spans[at + 2] === right && spans[at + 3] === bottom) return;
    this.#unlist(edge);
    spans[at] = left;
    spans[at + 1] = top;
    spans[at + 2] = right;
    spans[at + 3] = bottom;
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) this.#lists[row * this.#columns + column]!.push(edge);
  }

  #unlist(edge: number): void {
    const at = edge * 4;
    if (this.#spans[at]! < 0) return;
    for (let row = this.#spans[at + 1]!; row <= this.#spans[at + 3]!; row += 1)
      for (let column = this.#spans[at]!; column <= this.#spans[at + 2]!; column += 1) {
        const list = this.#lists[row * this.#columns + column]!;
        list[list.indexOf(edge)] = list[list.length - 1]!;
        list.pop();
      }
  }

  #columnOf(x: number): number {
    const column = Math.floor((x - this.#layout.problem.area.originX) / this.#bucket);
    return column < 0 ? 0 : column >= this.#columns ? this.#columns - 1 : column;
  }

  #rowOf(y: number): number {
    const row = Math.floor((y - this.#layout.problem.area.originY) / this.#bucket);
    return row < 0 ? 0 : row >= this.#rows ? this.#rows - 1 : row;
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
  const ax = edges[a]!;
  const ay = edges[a + 1]!;
  const bx = edges[a + 2]!;
  const by = edges[a + 3]!;
  const cx = edges[b]!;
  const cy = edges[b + 1]!;
  const dx = edges[b + 2]!;
  const dy = edges[b + 3]!;
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if (c > 0 === d > 0 || c === 0 || d === 0) return false;
  const p = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const q = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  return p > 0 !== q > 0 && p !== 0 && q !== 0;
}
