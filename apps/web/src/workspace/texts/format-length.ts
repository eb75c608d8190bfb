import { type Nm, toMil, toMm } from "@tracewright/geometry";

export type LengthUnit = "mm" | "mil";

/** A length with KiCad's digits: four after the point in millimetres, two in mils. */
export function formatLength(length: Nm, unit: LengthUnit): string {
  return unit === "mm" ? `${toMm(length).toFixed(4)} mm` : `${toMil(length).toFixed(2)} mil`;
}
