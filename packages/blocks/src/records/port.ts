import type { PortFacts } from "./port-facts.ts";
import type { Span } from "./span.ts";

export const IO_TYPES = [
  "POWER",
  "GROUND",
  "DIGITAL",
  "ANALOG",
  "I2C",
  "SPI",
  "UART",
  "USB",
  "CAN",
  "RS485",
  "ETHERNET",
  "CLOCK",
  "RESET",
  "PWM",
  "RF",
  "SWITCHED",
  "MECHANICAL",
] as const;
export type IoType = (typeof IO_TYPES)[number];

export const DIRECTIONS = ["in", "out", "bidirectional", "passive"] as const;
export const NET_TYPES = ["GND", "VCC", "SIGNAL"] as const;
export const PORT_SIDES = ["left", "right", "top", "bottom"] as const;

/** A pin of a part of the block, by reference and pin number. */
export interface PortPin {
  readonly part: string;
  readonly pin: string;
}

/** Where a net of the block leaves it. */
export interface Port {
  /** Never changes within a block, whatever the port is called: joins of projects hang on it. */
  readonly key: string;
  readonly name: string;
  readonly koreanName?: string;
  readonly ioType: IoType;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly netType: (typeof NET_TYPES)[number];
  /** Name of the net of the circuit, and of the board, that it ends. */
  readonly net: string;
  /** Volts at which it works. */
  readonly voltage?: Span;
  /** Volts beyond which it is damaged. */
  readonly absoluteMax?: Span;
  /** Amperes drawn, or, of a source, delivered. */
  readonly current?: Span & { readonly isSource: boolean };
  /** Key of the port that powers it. */
  readonly supply?: string;
  readonly facts?: PortFacts;
  readonly required: boolean;
  readonly side: (typeof PORT_SIDES)[number];
  readonly order: number;
  readonly pins: readonly PortPin[];
  /** Ids of sources of its figures. */
  readonly sources: readonly string[];
}
