import type { NetRule, RoutingProblem, ViaSize } from "../problem.ts";

/** One way of drawing a track: everything that decides where its centre line may run. */
export interface TrackProfile {
  readonly halfWidth: number;
  readonly clearance: number;
  /** Planes that it may use included. */
  readonly layers: number;
}

/** One kind of via. */
export interface ViaProfile {
  readonly radius: number;
  readonly drillRadius: number;
  readonly clearance: number;
}

/** Nets share profiles: fields and occupancy exist once for each, whatever the number of nets. */
export interface Profiles {
  readonly tracks: readonly TrackProfile[];
  readonly vias: readonly ViaProfile[];
  /** By net. */
  readonly wide: readonly number[];
  readonly neck: readonly number[];
  readonly via: readonly number[];
  readonly smallVia: readonly number[];
}

export function collectProfiles(problem: RoutingProblem): Profiles {
  const tracks: TrackProfile[] = [];
  const vias: ViaProfile[] = [];
  const trackKeys = new Map<string, number>();
  const viaKeys = new Map<string, number>();
  const track = (width: number, { clearance, layers, planes }: NetRule): number => {
    const usable = layers | planes;
    const key = `${width} ${clearance} ${usable}`;
    let index = trackKeys.get(key);
    if (index === undefined) {
      index = tracks.push({ halfWidth: width / 2, clearance, layers: usable }) - 1;
      trackKeys.set(key, index);
    }
    return index;
  };
  const via = ({ diameter, drill }: ViaSize, { clearance }: NetRule): number => {
    const key = `${diameter} ${drill} ${clearance}`;
    let index = viaKeys.get(key);
    if (index === undefined) {
      index = vias.push({ radius: diameter / 2, drillRadius: drill / 2, clearance }) - 1;
      viaKeys.set(key, index);
    }
    return index;
  };
  const used = new Set(problem.terminals.map((terminal) => terminal.net));
  const wide: number[] = [];
  const neck: number[] = [];
  const viaOf: number[] = [];
  const smallViaOf: number[] = [];
  problem.nets.forEach((rule, net) => {
    // Nets without connections need no field of their own.
    const needed = used.has(net);
    wide.push(needed ? track(rule.width, rule) : 0);
    neck.push(needed ? track(rule.neckWidth, rule) : 0);
    viaOf.push(needed ? via(rule.via, rule) : 0);
    smallViaOf.push(needed ? via(rule.smallVia, rule) : 0);
  });
  return { tracks, vias, wide, neck, via: viaOf, smallVia: smallViaOf };
}
