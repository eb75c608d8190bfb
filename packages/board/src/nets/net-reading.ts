import type { NetId } from "../records/ids.ts";
import type { PinName } from "../records/intent.ts";
import type { NetKind } from "../wiring/said-nets.ts";

/** What a kind can be read from. */
export const NET_REASONS = [
  "said",
  "name",
  "power-pins",
  "switching-pin",
  "inductor",
  "antenna",
  "antenna-pin",
  "crystal",
  "oscillator",
  "pair-name",
  "pair-pins",
  "feedback-pin",
  "analog-pin",
  "clock-pin",
  "net-class",
  "bus-name",
  "plain",
] as const;

/** Why a net is of its kind, as data to be worded in any language; facts are names of the board and numbers. */
export interface NetReason {
  readonly kind: (typeof NET_REASONS)[number];
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface PairSide {
  readonly partner: NetId;
  /** Name of both, without sign: "USB_D". */
  readonly name: string;
  readonly sign: "+" | "-";
}

/** What one net of a board is. */
export interface NetReading {
  readonly net: NetId;
  readonly name: string;
  readonly kind: NetKind;
  readonly reason: NetReason;
  /** Of a net that is half of a differential pair, whatever its kind: a clock may run as one. */
  readonly pair?: PairSide;
  /** Of a net of a bus: its name, "D" of D0 to D7. */
  readonly bus?: string;
  /** Of a supply: the pins that feed it, and those that take from it. */
  readonly sources?: readonly PinName[];
  readonly loads?: readonly PinName[];
}
