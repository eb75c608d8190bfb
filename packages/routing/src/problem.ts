/**
 * The routing problem in plain numbers: what the engine sees of a board. Nanometres throughout; nets and layers are
 * small integers, layer sets are bit masks (bit 0 = front copper).
 */
import type { Shape } from "./geometry/shape.ts";
import type { ExistingCopper, TrackDirection } from "./routing-options.ts";

export interface ViaSize {
  readonly diameter: number;
  readonly drill: number;
}

/** What one net's copper has to look like. */
export interface NetRule {
  readonly name: string;
  readonly width: number;
  /** Narrowest width allowed where `width` does not fit; ≤ `width`. */
  readonly neckWidth: number;
  readonly clearance: number;
  readonly via: ViaSize;
  /** Smallest via allowed where `via` does not fit; the same object where no smaller one is. */
  readonly smallVia: ViaSize;
  /** Where its tracks may run; within the problem's `trackLayers`. */
  readonly layers: number;
  /** Planes that its tracks may use at a price where a connection has no other way; none of `layers`. */
  readonly planes: number;
  /** By layer, which way its tracks should run. Absent where it does not matter on any. */
  readonly directions?: readonly TrackDirection[];
  /** Nets of higher priority go first and give way last. */
  readonly priority: number;
  /** What may happen to its given copper. */
  readonly existing: ExistingCopper;
  /** Its given copper may be rerouted for its own good, not only where others need its room. */
  readonly improvesGiven: boolean;
}

/** `hole`: a drilled wall without copper; `edge`: the board's rim; `keepout`: an area where copper may not come. */
export type ObstacleKind = "copper" | "hole" | "edge" | "keepout";

export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly shape: Shape;
  readonly layers: number;
  /** Owner, or -1 for what belongs to no net. */
  readonly net: number;
  /** Copper: clearance of its own net's class. Others: the fixed distance that copper must keep. */
  readonly clearance: number;
  /** Copper with a clearance of its own replaces that of both classes (KiCad's local clearance). */
  readonly localClearance: boolean;
  readonly blocksTracks: boolean;
  readonly blocksVias: boolean;
  /** Names the object in explanations: "R12 pad 2". */
  readonly label: string;
}

/** A place where a track of the net may end. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly layers: number;
  /** Copper around the anchor, in which a track may also end off its centre; absent for ends of existing tracks. */
  readonly shapes: readonly Shape[];
  /** Direction of the pad's long side in radians, where stubs leave first. */
  readonly axis: number;
}

/** Copper of one net that is already joined; each pair of terminals of a net is one connection to make. */
export interface Terminal {
  readonly net: number;
  readonly anchors: readonly Anchor[];
  /** "R12 pad 2", the first pad where several are joined. */
  readonly label: string;
  /** Id of the board item that stands for the terminal in reports. */
  readonly item: string;
  /** Terminals of a net that bear the same number are to be joined; all of them where it is absent. */
  readonly group?: number;
  /** Terminals of a net that bear the same number were joined by given copper; none where it is absent. */
  readonly piece?: number;
}

/**
 * A track or via that was on the board and may go, or the part of a track between two places where others meet it. It is
 * exact: off the lattice, with its own width.
 */
export interface GivenPiece {
  /** Id of the board's track or via. */
  readonly item: string;
  /** Which part of it, from its start on. */
  readonly part: number;
  /** x, y pairs: both ends of a track, the corners of an arc's chords, one place for a via. */
  readonly points: readonly number[];
  readonly layers: number;
  /** Of the track, or the diameter of the via. */
  readonly width: number;
  /** 0 for a track. */
  readonly drill: number;
}

/** Given copper from one joint to the next, which stays or goes as a whole. */
export interface GivenChain {
  readonly net: number;
  readonly pieces: readonly GivenPiece[];
  /**
   * What the chain is joined to, at each of its ends that is joined to anything: numbers of terminals, then of other
   * fixed copper (below the problem's `fixedJoints`), then of contacts with other chains.
   */
  readonly ends: readonly (readonly number[])[];
  /** Places where a new track may end on it. */
  readonly anchors: readonly Anchor[];
  /** The number by which ways in name the chain, beyond those of the terminals. */
  readonly entry: number;
}

/**
 * Copper of a pour, or a joined piece of several, in which tracks and vias of its net may end wherever it is solid. On a
 * layer without tracks only vias reach it.
 */
export interface FillArea {
  readonly net: number;
  /** The terminal that the area belongs to; -1 for a pour that no pad hangs on yet. */
  readonly terminal: number;
  /** The joint by which given copper names the pour where it is no terminal's. */
  readonly joint?: number;
  /** As of terminals. */
  readonly group?: number;
  readonly layers: number;
  readonly shapes: readonly Shape[];
  /** How deep inside an end has to lie to stay joined when the pour is refilled. */
  readonly margin: number;
}

export interface RoutingRules {
  readonly holeClearance: number;
  readonly holeToHole: number;
  readonly edgeClearance: number;
  readonly minClearance: number;
}

export interface RoutingProblem {
  readonly layerCount: number;
  /** Layers that tracks of any net may use, planes included where some may. */
  readonly trackLayers: number;
  readonly box: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  /** Areas of the board as rings under the even-odd rule; empty where the board has no closed outline. */
  readonly outline: readonly Float64Array[];
  readonly rules: RoutingRules;
  readonly nets: readonly NetRule[];
  readonly obstacles: readonly Obstacle[];
  readonly terminals: readonly Terminal[];
  readonly areas: readonly FillArea[];
  /** Copper that was on the board and may go. */
  readonly given: readonly GivenChain[];
  /** Joints below this number are terminals and other copper that never goes. */
  readonly fixedJoints: number;
}

/** Distance that copper of a net must keep from an obstacle. */
export function clearanceTo(net: NetRule, obstacle: Obstacle): number {
  if (obstacle.kind !== "copper" || obstacle.localClearance) return obstacle.clearance;
  return Math.max(net.clearance, obstacle.clearance);
}
