/** What the engine's insides look like from outside: plain data that can be sent to another thread. */
import type { NetId } from "@tracewright/board";
import type { Phase } from "../engine/state.ts";

/** Where a run stands: phase, cycle, round and position name the step, the rest says what that means. */
export interface StepPlace {
  readonly phase: Phase;
  /** How often repair and optimisation have taken turns. */
  readonly cycle: number;
  /** Round of the negotiation or the repair, pass of the optimisation. */
  readonly round: number;
  /** How many nets of `order` have had their turn. */
  readonly position: number;
  /** Nets of the round or pass. */
  readonly order: number;
  /** Place in the order of the net that is being routed or comes next, from 0; nets that are routed together have theirs. */
  readonly turn: number;
  /** The net that is being routed or comes next. */
  readonly net: string | undefined;
  /** No net is half-grown: at the end of a turn, or at an epoch boundary. */
  readonly isBetweenTurns: boolean;
  readonly isEpochBoundary: boolean;
  /** Price of one conflict, in steps of the lattice. */
  readonly pressure: number;
  /** Rounds or passes without a gain. */
  readonly stale: number;
  /** Of the optimisation's trials: node visits taken, and to take at most. Absent before they begin. */
  readonly trials: { readonly visits: number; readonly most: number } | undefined;
  /** Node visits of the search since the run was made, and a few for every search. */
  readonly visits: number;
  /** How often the growing of a net was begun since the run was made. */
  readonly growths: number;
}

export interface InspectedGrid {
  /** Nanometres between neighbouring nodes. */
  readonly pitch: number;
  /** Place of the first node. */
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
  readonly layers: number;
}

export interface InspectedProfile {
  /** Of the track, or the via's diameter. */
  readonly width: number;
  readonly clearance: number;
  /** Nets that are routed with it. */
  readonly nets: readonly string[];
  /** Of a track: whether some nets have it as their neck. */
  readonly isNeck: boolean;
}

export interface InspectedTerminal {
  readonly label: string;
  readonly net: string;
  /** Id of the pad. */
  readonly item: string;
  readonly x: number;
  readonly y: number;
  /** Ways in that the lattice offers; without any the terminal cannot be reached by a track. */
  readonly accesses: number;
}

/** What does not change while the run goes on. */
export interface InspectedSite {
  readonly grid: InspectedGrid;
  readonly tracks: readonly InspectedProfile[];
  readonly vias: readonly InspectedProfile[];
  /** By the number that `InspectedCopper` gives them. */
  readonly nets: readonly { readonly id: NetId; readonly name: string; readonly connections: number }[];
  readonly terminals: readonly InspectedTerminal[];
}

/** A copper layer by its number, front first, or where vias may stand. */
export type PlaneLayer = number | "vias";

/**
 * `field`: 0 free, 1 owned by a net, 2 blocked. `occupancy`: nets in the way. `history`: price raised by old conflicts.
 * `congestion`: per cent of the tracks that fit over the fullest border of the coarse cell around the node, for the
 * commonest track whatever profile was asked about; `FULLEST` and no more. Via places have none.
 */
export type PlaneKind = "field" | "occupancy" | "history" | "congestion";

export const FIELD_FREE = 0;
export const FIELD_OWNED = 1;
export const FIELD_BLOCKED = 2;

/** One number for each node of a layer, row by row. A copy: the run may go on. */
export interface InspectedPlane {
  readonly kind: PlaneKind;
  readonly layer: PlaneLayer;
  readonly values: Uint8Array | Uint16Array;
  readonly largest: number;
}

export interface InspectedNode {
  /** Place of the node, nanometres. */
  readonly x: number;
  readonly y: number;
  readonly layer: PlaneLayer;
  /** Whose ground it is for the profile that was asked about. */
  readonly owner: { readonly kind: "free" | "blocked" } | { readonly kind: "net"; readonly net: string };
  readonly occupancy: number;
  readonly history: number;
}

/** `current`: what the engine is working with, conflicts and all. `best`: what it would hand over now. */
export type CopperPicture = "current" | "best";

export interface InspectedCopper {
  /** Seven numbers a segment: ax, ay, bx, by, width, layer, net. */
  readonly segments: Int32Array;
  /** Five numbers a via: x, y, diameter, drill, net. */
  readonly vias: Int32Array;
}

export interface InspectedConflict {
  readonly netA: string;
  /** The other net; absent where the copper comes too near to something fixed. */
  readonly netB: string | undefined;
  /** What is too near: "R12 pad 2" of the fixed objects, else the other net. */
  readonly other: string;
  readonly x: number;
  readonly y: number;
  readonly layer: number;
}

/** A way into a terminal: from a node of the lattice to where the track ends. */
export interface InspectedAccess {
  readonly layer: number;
  /** In the kernel's units; cheap ones are taken first. */
  readonly cost: number;
  readonly isNarrow: boolean;
  /** x and y of each corner, the node first. */
  readonly points: readonly number[];
}

export interface InspectedOpenNet {
  readonly net: string;
  /** Of the best snapshot. */
  readonly open: number;
  /** Connections that no track can make, whatever else happens. */
  readonly hopeless: number;
}
