import type { Footprint, NetId } from "@tracewright/board";

/** How much there is to route, and the copper layers that it takes. */
export interface RoutingDemand {
  readonly layers: 2 | 4;
  readonly connections: number;
  /**
   * Connections without those of the two nets of most pins, which planes of four layers would carry, per square
   * centimetre of courtyards.
   */
  readonly signalsPerCm2: number;
  /** Why: a ball grid, the number of connections, how close they are; or none of these. */
  readonly reason: "ball-grid" | "many" | "dense" | "none";
}

/**
 * Beyond these people take four layers. Fitted to 71 boards of open projects, then tried on 81, partly others: 72 have
 * the layers that these say, four have two though these say four, and five have four though these say two.
 */
const MANY = 400;
const DENSE = 6.3;
/** Between the two: connections that are neither very many nor very close together, but both to some degree. */
const RATHER_MANY = 320;
const RATHER_DENSE = 4;
/** On a board with fewer connections two layers do, however close together. */
const FEW = 150;
const BALL_GRID = /BGA|CSP/i;
const MIN_BALLS = 36;

export function routingDemand(footprints: readonly Footprint[], partArea: number): RoutingDemand {
  const pins = new Map<NetId, number>();
  for (const { pads } of footprints)
    for (const { net } of pads) if (net !== undefined) pins.set(net, (pins.get(net) ?? 0) + 1);
  const links = [...pins.values()].map((count) => count - 1).toSorted((a, b) => b - a);
  const connections = links.reduce((sum, count) => sum + count, 0);
  const signals = connections - (links[0] ?? 0) - (links[1] ?? 0);
  const signalsPerCm2 = partArea > 0 ? signals / (partArea / 100) : 0;
  const isGrid = ({ library, pads }: Footprint): boolean =>
    pads.filter(({ property }) => property === "bga").length >= MIN_BALLS ||
    (BALL_GRID.test(library) && pads.length >= MIN_BALLS);
  const reason = footprints.some(isGrid)
    ? "ball-grid"
    : connections > MANY
      ? "many"
      : (connections >= FEW && signalsPerCm2 > DENSE) || (connections >= RATHER_MANY && signalsPerCm2 > RATHER_DENSE)
        ? "dense"
        : "none";
  return { layers: reason === "none" ? 2 : 4, connections, signalsPerCm2, reason };
}
