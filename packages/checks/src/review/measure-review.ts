import type { CopperLayerId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { trackLength } from "../lengths/track-length.ts";
import { measureCorners } from "./measures/measure-corners.ts";
import { measureDetours } from "./measures/measure-detours.ts";
import { measureDrops, measureThermalPads } from "./measures/measure-drops.ts";
import { measurePairs } from "./measures/measure-pairs.ts";
import { measurePlaneTracks } from "./measures/measure-planes.ts";
import { measureSupplies } from "./measures/measure-supplies.ts";
import { namePad } from "./pads.ts";
import type { ReviewContext } from "./review-context.ts";
import { nameOfNet } from "./words.ts";

/** How a series of values is spread. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  /** Share of values above the limit. */
  readonly shareOver: number;
}

/** A board as numbers; lengths in nanometres. Absent: the board has nothing to measure. */
export interface ReviewMeasures {
  /** Length over the octilinear tree of the pads; share above 2. */
  readonly detour?: Spread;
  readonly planes: {
    readonly layers: readonly { readonly layer: CopperLayerId; readonly net: string }[];
    /** Track of other nets on them. */
    readonly foreignTrack: Nm;
    /** Of all track. */
    readonly share: number;
  };
  /** From pads to the next way into their plane; share above 2 mm. */
  readonly drops?: Spread;
  /** Vias in each thermal pad. */
  readonly thermalVias: readonly number[];
  readonly pairs: readonly {
    readonly name: string;
    readonly nets: readonly [string, string];
    readonly lengths: readonly [Nm, Nm];
    readonly coupled: number;
  }[];
  /** Of supplies whose source and loads are known: ohms from one to the load with the greatest drop, all loads sharing alike. */
  readonly supplies: readonly {
    readonly net: string;
    readonly source: string;
    readonly load: string;
    readonly ohms: number;
  }[];
  readonly sharpCorners: number;
  readonly vias: number;
  readonly length: Nm;
}

const DETOUR_LIMIT = 2;
const DROP_LIMIT: Nm = 2_000_000;

export function measureReview(context: ReviewContext): ReviewMeasures {
  const { board, planes } = context;
  const length = board.tracks.reduce((sum, track) => sum + trackLength(track), 0);
  const foreignTrack = measurePlaneTracks(context).reduce((sum, track) => sum + track.length, 0);
  const detour = spreadOf(
    measureDetours(context).map(({ ratio }) => ratio),
    DETOUR_LIMIT,
  );
  const drops = spreadOf(
    measureDrops(context).map(({ distance }) => distance),
    DROP_LIMIT,
  );
  return {
    ...(detour && { detour }),
    planes: {
      layers: [...planes].map(([layer, net]) => ({ layer, net: nameOfNet(context, net) })),
      foreignTrack: Math.round(foreignTrack),
      share: length > 0 ? foreignTrack / length : 0,
    },
    ...(drops && { drops }),
    thermalVias: measureThermalPads(context)
      .map(({ vias }) => vias)
      .toSorted((a, b) => a - b),
    pairs: measurePairs(context).map(({ name, nets, lengths, coupled }) => ({
      name,
      nets: [nameOfNet(context, nets[0]), nameOfNet(context, nets[1])],
      lengths: [Math.round(lengths[0]), Math.round(lengths[1])],
      coupled,
    })),
    supplies: measureSupplies(context).map(({ net, source, worst, drop }) => ({
      net: nameOfNet(context, net),
      source: namePad(source),
      load: namePad(worst),
      ohms: drop,
    })),
    sharpCorners: measureCorners(context).length,
    vias: board.vias.length,
    length: Math.round(length),
  };
}

function spreadOf(values: readonly number[], limit: number): Spread | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  const max = sorted.at(-1);
  if (max === undefined) return undefined;
  return {
    count: length,
    median: (sorted[Math.floor((length - 1) / 2)]! + sorted[Math.floor(length / 2)]!) / 2,
    p95: sorted[Math.min(length - 1, Math.floor(0.95 * length))]!,
    max,
    shareOver: sorted.filter((value) => value > limit).length / length,
  };
}
