import { movesOf, type StaticSite } from "./static-moves.ts";

export interface Separated {
  /** Connections that no track can make, whatever other nets do. */
  readonly connections: number;
  /** Places that the floods have reached. */
  readonly reached: number;
}

/**
 * How many pieces of a net no track can join to the others: a flood from each through everything that nothing fixed
 * stands in the way of. `terminals`: those of the net that a way leads out of, or that a pour hangs on. Nets with given
 * copper are not judged, for that leads on where no track would fit.
 */
export function countSeparated(site: StaticSite, net: number, terminals: readonly number[]): Separated {
  const { problem } = site;
  const isJudged =
    !problem.given.some((chain) => chain.net === net) &&
    terminals.every((terminal) => (problem.terminals[terminal]!.group ?? 0) === 0);
  return isJudged ? new Pieces(site, net, terminals).count() : { connections: 0, reached: 0 };
}

class Pieces {
  readonly #site: StaticSite;
  readonly #net: number;
  readonly #waiting: Set<number>;
  readonly #terminalsAt = new Map<number, number[]>();
  readonly #areas: readonly number[];
  readonly #seen: Uint8Array;
  readonly #queue: Int32Array;
  readonly #flooded = new Set<number>();
  #count = 0;

  constructor(site: StaticSite, net: number, terminals: readonly number[]) {
    this.#site = site;
    this.#net = net;
    this.#waiting = new Set(terminals);
    this.#areas = site.problem.areas.flatMap((area, number) => (area.net === net ? [number] : []));
    this.#seen = new Uint8Array(site.grid.nodes);
    this.#queue = new Int32Array(site.grid.nodes);
    for (const terminal of terminals)
      for (const { node } of site.accesses[terminal]!)
        this.#terminalsAt.set(node, [...(this.#terminalsAt.get(node) ?? []), terminal]);
  }

  count(): Separated {
    const moves = movesOf(this.#site, this.#net);
    const reach = (node: number): void => this.#reach(node);
    let [pieces, next] = [0, 0];
    for (const first of this.#waiting) {
      pieces += 1;
      this.#join(first);
      while (next < this.#count && this.#waiting.size > 0) moves(this.#queue[next++]!, reach);
    }
    return { connections: Math.max(0, pieces - 1), reached: next };
  }

  #reach(node: number): void {
    if (this.#seen[node]) return;
    this.#seen[node] = 1;
    this.#queue[this.#count++] = node;
    for (const terminal of this.#terminalsAt.get(node) ?? []) this.#join(terminal);
    const area = (this.#site.landing?.owner[node] ?? 0) - 1;
    if (area >= 0 && this.#site.problem.areas[area]!.net === this.#net) this.#flow(area);
  }

  /** A pad leads on to all of its ways out and to the pours that hang on it. */
  #join(terminal: number): void {
    if (!this.#waiting.delete(terminal)) return;
    for (const { node } of this.#site.accesses[terminal]!) this.#reach(node);
    for (const area of this.#areas) if (this.#site.problem.areas[area]!.terminal === terminal) this.#flow(area);
  }

  #flow(area: number): void {
    if (this.#flooded.has(area)) return;
    this.#flooded.add(area);
    for (const node of this.#site.landing?.nodes[area] ?? []) this.#reach(node);
    const { terminal } = this.#site.problem.areas[area]!;
    if (terminal >= 0) this.#join(terminal);
  }
}
