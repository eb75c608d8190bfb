import type { ValuedCategory } from "../value/component-value.ts";

/** Kinds of parts that any maker's answers to. */
export type PlainKind =
  | ValuedCategory
  | "resistor-array"
  | "potentiometer"
  | "thermistor"
  | "led"
  | "battery"
  | "connector"
  | "switch"
  | "mechanical";

/** What a part of no particular maker is, as data to be worded in any language. */
export interface PlainPart {
  readonly kind: PlainKind;
  /** With its unit: "4.7 kΩ"; absent where the kind has none or none could be read. */
  readonly value?: string;
  /** Of a connector. */
  readonly pins?: number;
}

const NAMES: Readonly<Record<PlainKind, string>> = {
  resistor: "Resistor",
  capacitor: "Capacitor",
  inductor: "Inductor",
  "ferrite-bead": "Ferrite bead",
  crystal: "Crystal",
  fuse: "Fuse",
  "resistor-array": "Resistor array",
  potentiometer: "Potentiometer",
  thermistor: "Thermistor",
  led: "LED",
  battery: "Battery or its holder",
  connector: "Connector",
  switch: "Push button or switch",
  mechanical: "Mechanical part or mark",
};

/** "Resistor 4.7 kΩ", "Connector of 4 pins". */
export function plainName({ kind, value, pins }: PlainPart): string {
  if (value !== undefined) return `${NAMES[kind]} ${value}`;
  return pins === undefined ? NAMES[kind] : `${NAMES[kind]} of ${pins} ${pins === 1 ? "pin" : "pins"}`;
}
