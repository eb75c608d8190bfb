/** The largest flow and the least cut between two nodes of an undirected network (Dinic 1970). */
export class FlowNetwork {
  readonly #heads: Int32Array;
  readonly #next: number[] = [];
  readonly #to: number[] = [];
  readonly #room: number[] = [];
  readonly #level: Int32Array;
  readonly #at: Int32Array;

  constructor(nodes: number) {
    this.#heads = new Int32Array(nodes).fill(-1);
    this.#level = new Int32Array(nodes);
    this.#at = new Int32Array(nodes);
  }

  /** An edge that takes up to `room` in either direction. */
  join(a: number, b: number, room: number): void {
    this.#addArc(a, b, room);
    this.#addArc(b, a, room);
  }

  /**
   * The largest flow from one node to another, given up once it is beyond `most`; up to there `isOnNearSide` tells the
   * least cut afterwards.
   */
  run(from: number, to: number, most: number = Number.POSITIVE_INFINITY): number {
    let flow = 0;
    while (flow <= most && this.#findLevels(from, to)) {
      this.#at.set(this.#heads);
      for (let pushed = this.#push(from, to); pushed > 0; pushed = this.#push(from, to)) flow += pushed;
    }
    return flow;
  }

  /** Whether the node can still be reached from where the last flow came from: the side of the least cut next to it. */
  isOnNearSide(node: number): boolean {
    return this.#level[node]! >= 0;
  }

  #addArc(from: number, to: number, room: number): void {
    this.#next.push(this.#heads[from]!);
    this.#heads[from] = this.#to.push(to) - 1;
    this.#room.push(room);
  }

  #findLevels(from: number, to: number): boolean {
    this.#level.fill(-1);
    this.#level[from] = 0;
    const queue = [from];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      for (let arc = this.#heads[node]!; arc >= 0; arc = this.#next[arc]!) {
        const other = this.#to[arc]!;
        if (this.#room[arc]! <= 0 || this.#level[other]! >= 0) continue;
        this.#level[other] = this.#level[node]! + 1;
        queue.push(other);
      }
    }
    return this.#level[to]! >= 0;
  }

  /** One way up the levels, found without recursion: long boards make deep networks. */
  #push(from: number, to: number): number {
    const path: number[] = [];
    let node = from;
    while (node !== to) {
      const arc = this.#at[node]!;
      if (arc < 0) {
        const back = path.pop();
        if (back === undefined) return 0;
        node = this.#to[back ^ 1]!;
        this.#at[node] = this.#next[this.#at[node]!]!;
        continue;
      }
      const other = this.#to[arc]!;
      if (this.#room[arc]! > 0 && this.#level[other] === this.#level[node]! + 1) {
        path.push(arc);
        node = other;
      } else this.#at[node] = this.#next[arc]!;
    }
    let pushed = Number.POSITIVE_INFINITY;
    for (const arc of path) pushed = Math.min(pushed, this.#room[arc]!);
    for (const arc of path) {
      this.#room[arc]! -= pushed;
      this.#room[arc ^ 1]! += pushed;
    }
    return path.length === 0 ? 0 : pushed;
  }
}
