import type { Span } from "./span.ts";

/** What a port is in its bus. */
export const PORT_ROLES = [
  "SDA",
  "SCL",
  "SCK",
  "MOSI",
  "MISO",
  "CS",
  "TX",
  "RX",
  "DP",
  "DM",
  "CANH",
  "CANL",
  "RS485A",
  "RS485B",
  "SWDIO",
  "SWCLK",
] as const;
export type PortRole = (typeof PORT_ROLES)[number];

/** `programmable`: a pin that software makes an input or an output. */
export const DRIVES = ["push-pull", "open-drain", "tri-state", "programmable", "passive"] as const;
export type Drive = (typeof DRIVES)[number];

/** Volts as a share of the port's supply plus a fixed part: VIH = 0.7 · VDD is `{ ofSupply: 0.7 }`. */
export interface Level {
  readonly volts?: number;
  readonly ofSupply?: number;
}

export const LEVEL_NAMES = ["vih", "vil", "voh", "vol"] as const;

export const ORIGIN_KINDS = ["passed", "linear", "switching"] as const;

/** How a block makes a supply of others of its ports. */
export interface SupplyOrigin {
  readonly ports: readonly string[];
  /** `passed`: through a switch, fuse or diode. */
  readonly kind: (typeof ORIGIN_KINDS)[number];
  /** Passed: volts lost. Linear: volts that have to be between input and output. */
  readonly drop?: Span;
  /** Of a switching converter; absent: unknown. */
  readonly efficiency?: number;
}

/** Figures that the rules of a logic calculate with. What is absent is unknown. */
export interface PortFacts {
  readonly role?: PortRole;
  /** Absent: follows from the pins. */
  readonly drive?: Drive;
  /** Of an input: least volts for high, most for low. Of an output: least volts of high, most of low. */
  readonly levels?: Partial<Readonly<Record<(typeof LEVEL_NAMES)[number], Level>>>;
  /** Amperes at which `voh` and `vol` are specified: with less, an output comes nearer to its supply and to ground. */
  readonly levelsAt?: number;
  /** Amperes that an open-drain output sinks at its low level. */
  readonly sinks?: number;
  /** Farads of the pin. */
  readonly capacitance?: number;
  /** Seven bits, on I²C. */
  readonly address?: number;
  /** Clocks or bits a second that its bus may have. */
  readonly fastest?: number;
  /** Hertz that a clock has, or that an input needs. */
  readonly clock?: Span;
  /** Inside of the part. */
  readonly pull?: { readonly to: "up" | "down"; readonly ohms?: number };
  /** A pin that is read at reset and needs this state to start normally. */
  readonly atReset?: "high" | "low";
  readonly origin?: SupplyOrigin;
  /** Key of the parameter that is its voltage. */
  readonly voltageParameter?: string;
  /** Key of the port that a signal is passed on to, both ways: a level shifter, a series switch. */
  readonly passesTo?: string;
  /** Protected against discharges in the block. */
  readonly hasSurgeProtection?: boolean;
  /** Farads to ground that the data sheet asks for at this supply. */
  readonly decoupling?: number;
}
