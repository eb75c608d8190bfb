import { solveByGradients } from "@tracewright/algorithms";

/** Resistors between numbered nodes. */
export class ResistorNetwork {
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #siemens: number[] = [];
  #size = 0;

  /** A node of its own. */
  node(): number {
    this.#size += 1;
    return this.#size - 1;
  }

  /** Ohms above 0. */
  join(a: number, b: number, ohms: number): void {
    if (a === b) return;
    this.#from.push(a);
    this.#to.push(b);
    this.#siemens.push(1 / ohms);
  }

  /**
   * Volts below the sources at every node, where each of the loads draws its amperes from them; NaN at nodes that no source
   * reaches. Loads there draw nothing. Undefined where the solver finds no end.
   */
  drops(sources: readonly number[], loads: ReadonlyMap<number, number>): Float64Array | undefined {
    const neighbours = this.#rows();
    const isReached = this.#reached(sources, neighbours);
    const fixed = new Set(sources);
    const free: number[] = [];
    const place = new Int32Array(this.#size).fill(-1);
    for (let node = 0; node < this.#size; node += 1)
      if (isReached[node] === 1 && !fixed.has(node)) place[node] = free.push(node) - 1;
    const rowStarts = new Int32Array(free.length + 1);
    const columns: number[] = [];
    const values: number[] = [];
    const diagonal = new Float64Array(free.length);
    const right = new Float64Array(free.length);
    for (const [row, node] of free.entries()) {
      right[row] = loads.get(node) ?? 0;
      for (let at = neighbours.starts[node]!; at < neighbours.starts[node + 1]!; at += 1) {
        const siemens = neighbours.siemens[at]!;
        diagonal[row]! += siemens;
        const column = place[neighbours.nodes[at]!]!;
        if (column < 0) continue;
        columns.push(column);
        values.push(-siemens);
      }
      rowStarts[row + 1] = columns.length;
    }
    const solution = solveByGradients(
      { diagonal, rowStarts, columns: Int32Array.from(columns), values: Float64Array.from(values) },
      right,
    );
    if (!solution) return undefined;
    return Float64Array.from({ length: this.#size }, (_, node) =>
      fixed.has(node) ? 0 : place[node]! < 0 ? Number.NaN : solution[place[node]!]!,
    );
  }

  #rows(): { readonly starts: Int32Array; readonly nodes: Int32Array; readonly siemens: Float64Array } {
    const starts = new Int32Array(this.#size + 1);
    for (const ends of [this.#from, this.#to]) for (const node of ends) starts[node + 1]! += 1;
    for (let node = 0; node < this.#size; node += 1) starts[node + 1]! += starts[node]!;
    const next = starts.slice();
    const nodes = new Int32Array(2 * this.#from.length);
    const siemens = new Float64Array(nodes.length);
    const add = (node: number, other: number, value: number): void => {
      const at = next[node]!++;
      nodes[at] = other;
      siemens[at] = value;
    };
    for (const [index, a] of this.#from.entries()) {
      const [b, value] = [this.#to[index]!, this.#siemens[index]!];
      add(a, b, value);
      add(b, a, value);
    }
    return { starts, nodes, siemens };
  }

  #reached(
    sources: readonly number[],
    { starts, nodes }: { readonly starts: Int32Array; readonly nodes: Int32Array },
  ): Uint8Array {
    const reached = new Uint8Array(this.#size);
    const open = [...sources];
    for (const node of open) reached[node] = 1;
    for (let node = open.pop(); node !== undefined; node = open.pop())
      for (let at = starts[node]!; at < starts[node + 1]!; at += 1) {
        const other = nodes[at]!;
        if (reached[other] === 1) continue;
        reached[other] = 1;
        open.push(other);
      }
    return reached;
  }
}
