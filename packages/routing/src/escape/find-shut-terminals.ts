/**
 * Terminals that no way leads out of: balls in the midst of a grid too fine for a track between them, pads behind others.
 * Fixed objects alone shut them in, so no ripping up will ever help, and a search for them from outside would visit the
 * whole board each time. A small flood from the terminal itself shows it.
 */
import type { Grid } from "../grid/grid.ts";
import type { LandingField } from "../grid/landing-field.ts";
import type { Profiles } from "../grid/profiles.ts";
import type { Access } from "../grid/route.ts";
import { FREE, ownerOf, type StaticField } from "../grid/static-field.ts";
import type { RoutingProblem } from "../problem.ts";

/** Places that a flood may reach before its terminal counts as open. */
const MAX_IN_POCKET = 2_000;

interface Site {
  readonly problem: RoutingProblem;
  readonly grid: Grid;
  readonly profiles: Profiles;
  readonly field: StaticField;
  readonly landing: LandingField | undefined;
  /** By terminal. */
  readonly accesses: readonly (readonly Access[])[];
}

/**
 * By terminal: 1 where nothing but the pads' own surroundings can be reached. Terminals without any access are not marked,
 * and neither is one that a pour, given copper or another terminal of its net shares the pocket with. Yields after each
 * terminal, with the number of places that its flood has reached.
 */
export function* findShutTerminals(site: Site): Generator<number, Uint8Array> {
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
  readonly #site: Site;
  readonly #seen: Int32Array;
  readonly #queue = new Int32Array(MAX_IN_POCKET);
  #generation = 0;
  /** Places that the last flood has reached. */
  reached = 0;

  constructor(site: Site) {
    this.#site = site;
    this.#seen = new Int32Array(site.grid.nodes);
  }

  /** Every move that the search of ways has, and more rather than fewer: what it does not reach is out of reach. */
  staysIn(net: number, starts: readonly Access[], isOther: (node: number) => boolean): boolean {
    const { grid, profiles, field, landing, problem } = this.#site;
    const { width, plane, layers } = grid;
    const owner = ownerOf(net);
    const [wide, neck] = [field.tracks[profiles.wide[net]!]!, field.tracks[profiles.neck[net]!]!];
    const [via, smallVia] = [field.vias[profiles.via[net]!]!, field.vias[profiles.smallVia[net]!]!];
    const isFree = (plane: Uint16Array, at: number): boolean => plane[at] === FREE || plane[at] === owner;
    const isLanding = (node: number): boolean => {
      const area = landing?.owner[node] ?? 0;
      return area > 0 && problem.areas[area - 1]!.net === net;
    };
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
    for (let next = 0; next < count && !isOpen; next++) {
      const node = queue[next]!;
      const cell = node % plane;
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) {
          const to = node + dy + dx;
          if (isFree(wide, to) || isFree(neck, to)) reach(to);
        }
      if (layers === 1 || !(isFree(via, cell) || isFree(smallVia, cell))) continue;
      for (let layer = 0; layer < layers; layer++) {
        const to = layer * plane + cell;
        if (isFree(wide, to) || isFree(neck, to) || isLanding(to)) reach(to);
      }
    }
    this.reached = count;
    return !isOpen;
  }
}
