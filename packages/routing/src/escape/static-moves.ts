/**
 * Every move that the search of ways has among fixed objects alone, and more rather than fewer: what these moves do not
 * reach is out of reach of any track.
 */
import type { Grid } from "../grid/grid.ts";
import type { LandingField } from "../grid/landing-field.ts";
import type { Profiles } from "../grid/profiles.ts";
import type { Access } from "../grid/route.ts";
import { FREE, ownerOf, type StaticField } from "../grid/static-field.ts";
import type { RoutingProblem } from "../problem.ts";

export interface StaticSite {
  readonly problem: RoutingProblem;
  readonly grid: Grid;
  readonly profiles: Profiles;
  readonly field: StaticField;
  readonly landing: LandingField | undefined;
  /** By terminal. */
  readonly accesses: readonly (readonly Access[])[];
}

type Reach = (node: number) => void;

/** For a net: visits all nodes that one move leads to from a node. */
export function movesOf(site: StaticSite, net: number): (node: number, reach: Reach) => void {
  const { grid, profiles, field } = site;
  const { width, plane, layers } = grid;
  const owner = ownerOf(net);
  const [wide, neck] = [field.tracks[profiles.wide[net]!]!, field.tracks[profiles.neck[net]!]!];
  const [via, smallVia] = [field.vias[profiles.via[net]!]!, field.vias[profiles.smallVia[net]!]!];
  const isFree = (of: Uint16Array, at: number): boolean => of[at] === FREE || of[at] === owner;
  const isLanding = landingTest(site, net);
  return (node, reach) => {
    const cell = node % plane;
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) {
        const to = node + dy + dx;
        if (isFree(wide, to) || isFree(neck, to)) reach(to);
      }
    if (layers === 1 || !(isFree(via, cell) || isFree(smallVia, cell))) return;
    for (let layer = 0; layer < layers; layer++) {
      const to = layer * plane + cell;
      if (isFree(wide, to) || isFree(neck, to) || isLanding(to)) reach(to);
    }
  };
}

/** For a net: whether a node lies in a pour of it. */
export function landingTest({ landing, problem }: StaticSite, net: number): (node: number) => boolean {
  return (node) => {
    const area = landing?.owner[node] ?? 0;
    return area > 0 && problem.areas[area - 1]!.net === net;
  };
}
