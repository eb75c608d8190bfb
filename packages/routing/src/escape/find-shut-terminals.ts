/**
 * Terminals that no way leads out of: balls in the midst of a grid too fine for a track between them, pads behind others.
 * Fixed objects alone shut them in, so no ripping up will ever help, and a search for them from outside would visit the
 * whole board each time. A small flood from the terminal itself shows it.
 */
import type { Access } from "../grid/route.ts";
import { landingTest, movesOf, type StaticSite } from "./static-moves.ts";

/** Places that a flood may reach before its terminal counts as open. */
const MAX_IN_POCKET = 2_000;

/**
 * By terminal: 1 where nothing but the pads' own surroundings can be reached. Terminals without any access are not marked,
 * and neither is one that a pour, given copper or another terminal of its net shares the pocket with. Yields after each
 * terminal, with the number of places that its flood has reached.
 */
export function* findShutTerminals(site: StaticSite): Generator<number, Uint8Array> {
  const { problem, accesses } = site;
  const shut = new Uint8Array(problem.terminals.length);
  const hasGiven = new Set(problem.given.map(({ net }) => net));
  const flood = new Flood(site);
  const ways = new Map<number, Map<number, number>>();
  problem.terminals.forEach(({ net }, terminal) => {
    const known = ways.get(net) ?? new Map<number, number>();
    ways.set(net, known);
    // A node that leads into two terminals belongs to neither.
    for (const { node } of accesses[terminal]!) known.set(node, known.has(node) ? -1 : terminal);
  });
  for (const [terminal, { net }] of problem.terminals.entries()) {
    const own = accesses[terminal]!;
    if (own.length === 0 || own.length > MAX_IN_POCKET || hasGiven.has(net)) continue;
    const isOther = (node: number): boolean => (ways.get(net)?.get(node) ?? terminal) !== terminal;
    if (flood.staysIn(net, own, isOther)) shut[terminal] = 1;
    yield flood.reached;
  }
  return shut;
}

class Flood {
  readonly #site: StaticSite;
  readonly #seen: Int32Array;
  readonly #queue = new Int32Array(MAX_IN_POCKET);
  #generation = 0;
  /** Places that the last flood has reached. */
  reached = 0;

  constructor(site: StaticSite) {
    this.#site = site;
    this.#seen = new Int32Array(site.grid.nodes);
  }

  staysIn(net: number, starts: readonly Access[], isOther: (node: number) => boolean): boolean {
    const site = this.#site;
    const isLanding = landingTest(site, net);
    const moves = movesOf(site, net);
    const queue = this.#queue;
    const seen = this.#seen;
    const generation = ++this.#generation;
    let count = 0;
    let isOpen = false;
    const reach = (node: number): void => {
      if (seen[node] === generation) return;
      seen[node] = generation;
      if (count === MAX_IN_POCKET || isOther(node) || isLanding(node)) isOpen = true;
      else queue[count++] = node;
    };
    for (const { node } of starts) reach(node);
    for (let next = 0; next < count && !isOpen; next++) moves(queue[next]!, reach);
    this.reached = count;
    return !isOpen;
  }
}
