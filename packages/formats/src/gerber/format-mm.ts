import type { Nm } from "@tracewright/geometry";

/** Nanometres as decimal millimetres, exact, without superfluous zeros: 1500000 → "1.5". */
export function formatMm(value: Nm): string {
  const sign = value < 0 ? "-" : "";
  const digits = Math.round(Math.abs(value)).toString().padStart(7, "0");
  const fraction = digits.slice(-6).replace(/0+$/, "");
  return `${sign}${digits.slice(0, -6)}${fraction === "" ? ".0" : `.${fraction}`}`;
}
