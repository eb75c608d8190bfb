import type { PartQuestion } from "../../platform/database/part-match-records.ts";

/** Connectors, jumpers, net ties, test points, holes and marks: their pins are what the design says, however many they are. */
const PLAIN_PREFIXES: ReadonlySet<string> = new Set(
  "J P CN CON X JP SJ NT TP H MH MK FID LOGO G SW S KEY BT BAT".split(" "),
);

/**
 * Whether a datasheet would tell the work more of a part than its design does: of a diode, an LED, a jumper or a test point it
 * would not.
 */
export function needsDatasheet({ prefix, padNumbers, pins }: PartQuestion): boolean {
  return !PLAIN_PREFIXES.has(prefix.toUpperCase()) && Math.max(padNumbers.length, pins.length) > 2;
}
