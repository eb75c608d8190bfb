/**
 * The options of a run. Plain JSON, every field optional: without any, the run joins every
 * open connection of the board and leaves the copper that is on it alone. What comes from outside goes through
 * `checkRoutingOptions`; the engine asks `resolveNetControls` what holds for each net.
 */
import type { CopperLayerId, NetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

/** `route`: join what is open, then improve it. `optimise`: join nothing new, only improve the copper that is there. */
export type RoutingTask = (typeof ROUTING_TASKS)[number];
export const ROUTING_TASKS = ["route", "optimise"] as const;

/**
 * What a run may do with unlocked tracks and vias that are on the board. `keep`: nothing, they come out as they went in.
 * `shove`: they make room where a connection finds no way round them. `rip`: they also go where that saves vias and
 * length of others. What they joined stays joined in every kept snapshot, by new tracks as wide as they were drawn; what
 * is in no path stays unchanged. Locked copper is always kept, and so are stitching vias, blind and
 * micro vias, and what reaches out of the region.
 */
export type ExistingCopper = (typeof EXISTING_COPPER)[number];
export const EXISTING_COPPER = ["keep", "shove", "rip"] as const;

/** The way tracks of a layer should mostly run. A preference that costs, never a prohibition. */
export type TrackDirection = (typeof TRACK_DIRECTIONS)[number];
export const TRACK_DIRECTIONS = ["any", "horizontal", "vertical"] as const;

/** How long a run improves what it has joined, in rounds and never in seconds. */
export type RoutingEffort = (typeof ROUTING_EFFORTS)[number];
export const ROUTING_EFFORTS = ["draft", "normal", "thorough"] as const;

/** From `MIN_PRIORITY`, routed last, to `MAX_PRIORITY`, routed first and ripped up last. */
export type NetPriority = number;
export const MIN_PRIORITY: NetPriority = 0;
export const MAX_PRIORITY: NetPriority = 10;
export const USUAL_PRIORITY: NetPriority = 5;

/** Where a layer is not named, `any`. */
export type LayerDirections = Readonly<Partial<Record<CopperLayerId, TrackDirection>>>;

/** A decision for all nets, for the nets of a class and for single nets; the narrowest that is made holds. */
export interface PerNet<Value> {
  readonly default?: Value;
  /** By the name of a net class of the board. */
  readonly byClass?: Readonly<Record<string, Value>>;
  readonly byNet?: Readonly<Record<NetId, Value>>;
}

/** `coupled`: differential pairs are routed as pairs first, where they can be; `separate`: as any other nets. */
export type PairRouting = (typeof PAIR_ROUTINGS)[number];
export const PAIR_ROUTINGS = ["coupled", "separate"] as const;

/**
 * Layers that are given to one net: `never`: no track runs on them. `needed`: one does where a connection has no other way,
 * as short as possible. `free`: they are layers like any other.
 */
export type PlaneTracks = (typeof PLANE_TRACKS)[number];
export const PLANE_TRACKS = ["never", "needed", "free"] as const;

export interface RoutingRegion {
  /** Nanometres, the corner with the smaller coordinates. */
  readonly min: Point;
  /** Nanometres, beyond `min` both ways. */
  readonly max: Point;
}

export interface RoutingOptions {
  /** A whole number from 0 to 2³² − 1; the same seed gives the same bytes. 1 when absent. */
  readonly seed?: number;
  /** Nets to route; all when absent. */
  readonly nets?: readonly NetId[];
  /** Only connections with both ends in here are worked on, and copper is put nowhere else; the whole board when absent. */
  readonly region?: RoutingRegion;
  /** `route` when absent. */
  readonly task?: RoutingTask;
  /**
   * `keep` where nothing is said. When the task is to optimise, what is not said is `rip` for the nets of the run, as a
   * run that may touch nothing would have nothing to do. Holds for nets that are not routed as well: `shove` lets them
   * make room.
   */
  readonly existing?: PerNet<ExistingCopper>;
  /** `USUAL_PRIORITY` where nothing is said. */
  readonly priority?: PerNet<NetPriority>;
  /** Where tracks may run: every layer that `planes` allows where nothing is said. A pad on none of them stays open. */
  readonly layers?: PerNet<readonly CopperLayerId[]>;
  /** Layer by layer: a class may turn one layer and leave the others as they are for all nets. */
  readonly directions?: PerNet<LayerDirections>;
  /** `coupled` when absent. */
  readonly pairs?: PairRouting;
  /** `needed` when absent. */
  readonly planes?: PlaneTracks;
  /** `normal` when absent. */
  readonly effort?: RoutingEffort;
}
